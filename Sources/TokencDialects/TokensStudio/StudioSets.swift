import TokencText
import TokencCore
import TokencDiagnostics
import TokencJSON

/// The sets of a Tokens Studio file; their names are not part of any path.
struct StudioSets {
  /// The sets' objects, in merging order; empty if the file has none.
  private(set) var nodes: [Int] = []
  /// The sets, order and themes of the file; nil if it has no sets.
  private(set) var project: StudioProject?

  /// Finds the sets of a document.
  ///
  /// A file has sets if it has `$themes` or `$metadata`, or a root member that is selected.
  init(_ tree: JSONTree, of file: FileID, _ names: NameTable, _ options: CompilationOptions) {
    let metadata = names.find("$metadata").flatMap { tree.member($0, of: 0) }
    let themes = names.find("$themes").flatMap { tree.member($0, of: 0) }
    let sets = Self.sets(of: tree)
    let isChosen = sets.contains { set in options.sets.contains { $0.hasSameBytes(as: set.name) } }
    guard metadata != nil || themes != nil || isChosen else { return }
    let project = StudioProject(
      sets: sets.map(\.name),
      order: metadata.flatMap { StudioProject.order(in: tree, $0, names) },
      themes: themes.map { StudioTheme.themes(at: $0, in: tree, of: file) } ?? [])
    let places = Dictionary(
      sets.map { (ExactText($0.name), $0.node) }, uniquingKeysWith: { $1 })
    nodes = project.selection(sets: options.sets, themes: options.themes).compactMap {
      places[ExactText($0)]
    }
    self.project = project
  }

  /// The root members that may be sets.
  private static func sets(of tree: JSONTree) -> [(name: String, node: Int)] {
    tree.children(of: 0).compactMap { node in
      let name = tree.name(of: node)
      guard tree.nodes[node].kind == .object, name.utf8.first != UInt8(ascii: "$") else {
        return nil
      }
      return (name, node)
    }
  }
}
