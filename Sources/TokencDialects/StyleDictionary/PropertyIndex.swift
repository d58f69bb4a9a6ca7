import TokencDiagnostics
import TokencCore
import TokencJSON

/// The plain values of Style Dictionary files by path; built when a reference does not name a
/// token.
struct PropertyIndex {
  private var places = TextMap<Definition.Place>()

  /// The places of all plain values by path.
  @Sendable
  static func places(of set: TokenSet) -> TextMap<Definition.Place> { PropertyIndex(set).places }

  private init(_ set: TokenSet) {
    guard set.spellings.contains(.value) else { return }
    for index in set.trees.indices where set.spellings[index] != .dollar {
      var path: [UInt8] = []
      add(set.trees[index], FileID(index), 0, below: &path, set.names)
    }
  }

  /// Adds every scalar below a node; later files override earlier ones.
  ///
  /// Elements of an array are named by their index.
  private mutating func add(
    _ tree: JSONTree, _ file: FileID, _ node: Int, below path: inout [UInt8], _ names: NameTable
  ) {
    let isArray = tree.nodes[node].kind == .array
    let length = path.count
    for (index, child) in tree.children(of: node).enumerated() {
      if length > 0 { path.append(UInt8(ascii: ".")) }
      if isArray {
        path += Array(String(index).utf8)
      } else {
        names.append(tree.nodes[child].name, to: &path)
      }
      let kind = tree.nodes[child].kind
      if kind != .object { places[path] = Definition.Place(file: file, node: child) }
      if kind == .object || kind == .array { add(tree, file, child, below: &path, names) }
      path.removeSubrange(length...)
    }
  }
}
