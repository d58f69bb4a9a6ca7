import JSON

/// The plain values of Style Dictionary files by path; made when a reference names no token.
struct PropertyIndex {
  private(set) var places: [[UInt8]: Definition.Place] = [:]

  init(_ set: TokenSet) {
    guard set.spellings.contains(.value) else { return }
    for index in set.trees.indices where set.spellings[index] != .dollar {
      add(set.trees[index], FileID(index), 0, [], set.names)
    }
  }

  /// Adds every scalar below a node; later files replace earlier ones.
  ///
  /// The elements of an array have their index for a name.
  private mutating func add(
    _ tree: JSONTree, _ file: FileID, _ node: Int, _ path: [UInt8], _ names: NameTable
  ) {
    let isArray = tree.nodes[node].kind == .array
    for (index, child) in tree.children(of: node).enumerated() {
      let name = isArray ? Array(String(index).utf8) : Array(names[tree.nodes[child].name])
      let childPath = path.isEmpty ? name : path + [UInt8(ascii: ".")] + name
      switch tree.nodes[child].kind {
      case .object: add(tree, file, child, childPath, names)
      case .array:
        places[childPath] = Definition.Place(file: file, node: child)
        add(tree, file, child, childPath, names)
      default: places[childPath] = Definition.Place(file: file, node: child)
      }
    }
  }
}
