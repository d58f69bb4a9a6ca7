import TokencJSON

/// How one file spells its leaves; detected from its contents, never from its name.
package enum LeafSpelling: Equatable {
  /// `$value`.
  case dollar
  /// `value`, as older tools and drafts write it.
  case value
  /// Neither: scalars are leaves, if the stack allows that.
  case plain

  init(_ tree: JSONTree, _ known: WellKnownNames) {
    var hasValue = false
    for node in tree.nodes {
      let name = node.name.rawValue
      if name == known.dollarValue.rawValue || name == known.dollarRef.rawValue {
        self = .dollar
        return
      }
      if node.name.rawValue == known.value.rawValue { hasValue = true }
    }
    self = hasValue ? .value : .plain
  }
}
