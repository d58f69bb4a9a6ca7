import JSON

/// The sets of a Tokens Studio file, whose names are no part of any path.
struct TokensStudioSets {
  /// The sets' objects, in the order they are merged; empty where the file has none.
  private(set) var nodes: [Int] = []

  init(_ tree: JSONTree, _ known: WellKnownNames) {
    let metadata = tree.member(known.dollarMetadata, of: 0)
    let order = metadata.flatMap { tree.member(known.tokenSetOrder, of: $0) }
    guard metadata != nil || tree.member(known.dollarThemes, of: 0) != nil else { return }
    let sets = tree.children(of: 0).filter { tree.nodes[$0].kind == .object && $0 != metadata }
    guard let order else {
      nodes = sets
      return
    }
    for entry in tree.children(of: order) where tree.nodes[entry].kind == .string {
      let name = tree.text(of: entry)
      let set = sets.last { node in
        let range = tree.nameRange(of: node).bounds.dropFirst().dropLast()
        return JSONString.decode(tree.bytes, range) == name
      }
      if let set { nodes.append(set) }
    }
  }
}
