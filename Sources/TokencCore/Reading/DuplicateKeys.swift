import TokencDiagnostics
import TokencJSON

/// Finds duplicate keys in an object (RFC 8259 section 4 leaves their meaning open).
struct DuplicateKeys {
  /// The members that a later member with the same name overrides.
  private(set) var shadowed: Set<UInt32> = []

  /// Searches a whole document and reports each duplicate key with both places.
  init(
    in tree: JSONTree, of file: FileID, names: NameTable, log: inout DiagnosticLog
  ) {
    // For each name, the object that last had it and the member there. The members of one object
    // are visited together, so entries of other objects never need clearing.
    var lastObject = [UInt32](repeating: .max, count: names.count)
    var lastMember = [UInt32](repeating: 0, count: names.count)
    for object in tree.nodes.indices where tree.nodes[object].kind == .object {
      var member = object + 1
      let end = Int(tree.nodes[object].end)
      while member < end {
        let name = Int(tree.nodes[member].name.rawValue)
        if lastObject[name] == UInt32(object) {
          let earlier = lastMember[name]
          shadowed.insert(earlier)
          log.report(.duplicateKey(member, earlier: Int(earlier), tree, file, names))
        }
        lastObject[name] = UInt32(object)
        lastMember[name] = UInt32(member)
        member = Int(tree.nodes[member].end)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateKey(
    _ member: Int, earlier: Int, _ tree: JSONTree, _ file: FileID, _ names: NameTable
  ) -> Diagnostic {
    let name = names.text(tree.nodes[member].name)
    return Diagnostic(
      .error, .duplicateKey, "the key '\(name)' is given twice in one object",
      at: Place(file, tree.nameRange(of: member)),
      notes: [Note("first given here", at: Place(file, tree.nameRange(of: earlier)))],
      help: "keep one of them; the last one is used")
  }
}
