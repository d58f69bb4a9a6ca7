import JSON

/// The sets of a Tokens Studio file, whose names are no part of any path.
struct TokensStudioSets {
  /// The sets' objects, in the order they are merged; empty where the file has none.
  private(set) var nodes: [Int] = []
  /// The names of all sets that the file holds.
  private(set) var names: [String] = []

  /// The sets of a document, those in `chosen` and in their order where that is not empty.
  ///
  /// A file has sets if it has `$themes` or `$metadata`, or a root member that is chosen.
  init(_ tree: JSONTree, _ known: WellKnownNames, chosen: [String]) {
    let metadata = tree.member(known.dollarMetadata, of: 0)
    let themes = tree.member(known.dollarThemes, of: 0)
    let sets = Self.sets(of: tree)
    let isChosen = sets.contains { chosen.contains($0.name) }
    guard metadata != nil || themes != nil || isChosen else { return }
    names = sets.map(\.name)
    var order = chosen
    if order.isEmpty {
      order = metadata.flatMap { Self.order(in: tree, $0, known) } ?? names
    }
    nodes = order.compactMap { name in sets.last { $0.name == name }?.node }
  }

  /// The root members that may be sets.
  private static func sets(of tree: JSONTree) -> [(name: String, node: Int)] {
    tree.children(of: 0).compactMap { node in
      let name = tree.name(of: node)
      guard tree.nodes[node].kind == .object, !name.hasPrefix("$") else { return nil }
      return (name, node)
    }
  }

  private static func order(
    in tree: JSONTree, _ metadata: Int, _ known: WellKnownNames
  ) -> [String]? {
    tree.member(known.tokenSetOrder, of: metadata).map { order in
      tree.children(of: order).filter { tree.nodes[$0].kind == .string }.map { tree.string(of: $0) }
    }
  }
}
