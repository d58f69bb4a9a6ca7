import JSON

/// How the leaves of one file are spelled; seen from what it holds, never from its name.
enum FileDialect: Equatable {
  /// `$value`: DTCG and Backbase.
  case dollar
  /// `value`: Style Dictionary, Tokens Studio, the first DTCG draft.
  case value
  /// Neither: scalars are leaves, where the stack allows that.
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

/// A kind of file that is known and not read as tokens.
enum UnsupportedFormat {
  /// An older Backbase theme (before design system 6): a root `colors` whose entries hold `color`
  /// with `light` and `dark`.
  case olderBackbaseTheme(node: Int)

  init?(_ tree: JSONTree, _ dialect: FileDialect, _ known: WellKnownNames, _ names: NameTable) {
    for member in tree.children(of: 0) {
      let node = tree.nodes[member]
      if dialect == .plain, node.name == known.colors, Self.isOlderColors(member, tree, known) {
        self = .olderBackbaseTheme(node: member)
        return
      }
    }
    return nil
  }

  private static func isOlderColors(
    _ colors: Int, _ tree: JSONTree, _ known: WellKnownNames
  ) -> Bool {
    for entry in tree.children(of: colors) {
      guard let color = tree.member(known.color, of: entry) else { continue }
      if tree.member(known.light, of: color) != nil || tree.member(known.dark, of: color) != nil {
        return true
      }
    }
    return false
  }
}
