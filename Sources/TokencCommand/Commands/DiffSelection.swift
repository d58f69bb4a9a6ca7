import TokencText
import TokencCore
import TokencAnalysis
import TokencSettings

/// Reduces comparisons to what `--only`, `--group` and `--mode` select.
enum DiffSelection {
  /// - Throws: for a group or mode that neither side of any comparison has.
  static func select(
    _ comparisons: [DiffComparison], _ arguments: Arguments
  ) throws(UsageError) -> [DiffComparison] {
    let sides = comparisons.flatMap { [$0.diff.new, $0.diff.old] }
    for mode in arguments[.mode] where !sides.contains(where: { $0.layers.modes.hasText(mode) }) {
      _ = try sides.first.map { resolved throws(UsageError) in
        try tokens(groups: [], modes: [mode], in: resolved)
      }
    }
    for group in arguments[.selectedGroup] {
      let isKnown = sides.contains { hasGroup(group, $0) }
      if !isKnown, let first = sides.first { _ = try tokens(groups: [group], modes: [], in: first) }
    }
    return comparisons.map { comparison in
      var comparison = comparison
      select(&comparison.diff, arguments)
      return comparison
    }
  }

  private static func select(_ diff: inout ThemeDiff, _ arguments: Arguments) {
    guard !arguments[.selectedGroup].isEmpty else {
      return diff.select(arguments[.only]) { _ in true }
    }
    var chosen: Set<PairID> = []
    for group in arguments[.selectedGroup] {
      let old = (try? tokens(groups: [group], modes: [], in: diff.old)) ?? []
      let new = (try? tokens(groups: [group], modes: [], in: diff.new)) ?? []
      chosen.formUnion(old.map { diff.pairs.pair(ofOld: $0) })
      chosen.formUnion(new.map { diff.pairs.pair(ofNew: $0) })
    }
    diff.select(arguments[.only]) { chosen.contains($0) }
  }

  private static func hasGroup(_ group: String, _ resolved: ResolvedTokens) -> Bool {
    (try? tokens(groups: [group], modes: [], in: resolved)) != nil
  }

  private static func tokens(
    groups: [String], modes: [String], in resolved: ResolvedTokens
  ) throws(UsageError) -> [TokenID] {
    try Selection(ofGroups: groups, modes: modes, in: resolved).tokens
  }
}
