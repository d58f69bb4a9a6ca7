import JSON

/// The two roots of the Backbase dialect in one file.
struct BackbaseRoots {
  /// Whether one of them says `dynamic` or `fixed`, which no other dialect does.
  let areTyped: Bool

  init(_ tree: JSONTree, _ known: WellKnownNames, _ names: NameTable) {
    areTyped = tree.children(of: 0).contains { member in
      Self.isTyped(member, tree, known)
    }
  }

  /// Whether a root member is `theme` or `primitives` with such a `$type`.
  static func isTyped(_ member: Int, _ tree: JSONTree, _ known: WellKnownNames) -> Bool {
    let name = tree.nodes[member].name
    guard name == known.theme || name == known.primitives,
      let type = tree.member(known.dollarType, of: member), tree.nodes[type].kind == .string
    else { return false }
    return isModeFlag(type, tree)
  }

  /// Whether a `$type` is `dynamic` or `fixed`.
  static func isModeFlag(_ type: Int, _ tree: JSONTree) -> Bool {
    let text = tree.string(of: type)
    return text == "dynamic" || text == "fixed"
  }
}
