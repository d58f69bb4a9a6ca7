import JSON

/// The sets of a Tokens Studio file, whose names are no part of any path.
struct TokensStudioSets {
  /// The sets' objects, in the order they are merged; empty where the file has none.
  private(set) var nodes: [Int] = []
  /// What the file says of its sets; nil where it has none.
  private(set) var project: StudioProject?

  /// The sets of a document.
  ///
  /// A file has sets if it has `$themes` or `$metadata`, or a root member that is chosen.
  init(_ tree: JSONTree, of file: FileID, _ known: WellKnownNames, _ options: CompilationOptions) {
    let metadata = tree.member(known.dollarMetadata, of: 0)
    let themes = tree.member(known.dollarThemes, of: 0)
    let sets = Self.sets(of: tree)
    let isChosen = sets.contains { options.sets.contains($0.name) }
    guard metadata != nil || themes != nil || isChosen else { return }
    let project = StudioProject(
      sets: sets.map(\.name),
      order: metadata.flatMap { StudioProject.order(in: tree, $0, known) },
      themes: themes.map { StudioTheme.themes(at: $0, in: tree, of: file) } ?? [])
    let places = Dictionary(sets.map { ($0.name, $0.node) }, uniquingKeysWith: { $1 })
    nodes = project.selection(sets: options.sets, themes: options.themes).compactMap { places[$0] }
    self.project = project
  }

  /// The root members that may be sets.
  private static func sets(of tree: JSONTree) -> [(name: String, node: Int)] {
    tree.children(of: 0).compactMap { node in
      let name = tree.name(of: node)
      guard tree.nodes[node].kind == .object, !name.hasPrefix("$") else { return nil }
      return (name, node)
    }
  }
}
