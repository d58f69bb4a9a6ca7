import JSON

/// The plain values of Style Dictionary files by path; made when a reference names no token.
struct PropertyIndex {
  private(set) var places: [[UInt8]: Definition.Place] = [:]

  init(_ set: TokenSet) {
    guard set.dialects.contains(.value) else { return }
    for index in set.trees.indices where set.dialects[index] != .dollar {
      add(set.trees[index], FileID(index), 0, [], set.names)
    }
  }

  /// Adds every scalar below a node; later files replace earlier ones.
  private mutating func add(
    _ tree: JSONTree, _ file: FileID, _ node: Int, _ path: [UInt8], _ names: NameTable
  ) {
    for child in tree.children(of: node) {
      let name = names[tree.nodes[child].name]
      let childPath = path.isEmpty ? Array(name) : path + [UInt8(ascii: ".")] + name
      if tree.nodes[child].kind == .object {
        add(tree, file, child, childPath, names)
      } else {
        places[childPath] = Definition.Place(file: file, node: child)
      }
    }
  }
}
