import TokencText
import TokencCore
import TokencJSON
import TokencTestSupport
import TokencAnalysis
import Testing

/// Random pairs of token files.
@Suite struct DiffPropertyTests {
  private static let seeds = Array(UInt64(1)...60)

  @Test(arguments: seeds) func `nothing differs from itself`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let theme = RandomTheme(&random)
    let isEmpty = DiffFixture(theme.text(&random), theme.text(&random)).diff.isEmpty
    #expect(isEmpty)
  }

  @Test(arguments: seeds) func `the other way round is the mirror image`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var theme = RandomTheme(&random)
    let old = theme.text(&random)
    theme.mutate(&random)
    let new = theme.text(&random)
    let there = Mirror(DiffFixture(old, new).diff)
    let back = Mirror(DiffFixture(new, old).diff)
    #expect(there.lines == back.mirrored)
  }

  @Test(arguments: seeds) func `the changes make the new table from the old one`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var theme = RandomTheme(&random)
    let old = theme.text(&random)
    theme.mutate(&random)
    let diff = DiffFixture(old, theme.text(&random)).diff
    var table = MeaningTable.all(diff.old, diff, isNew: false)
    for change in diff.changes { table.apply(change, diff) }
    #expect(table == MeaningTable.all(diff.new, diff, isNew: true))
  }
}

/// A diff as lines, and as those of the diff the other way round.
private struct Mirror {
  var lines: Set<String> = []
  var mirrored: Set<String> = []

  init(_ diff: ThemeDiff) {
    func old(_ pair: PairID) -> String {
      diff.pairs[pair].old.map { diff.old.set.pathText($0) } ?? diff.path(of: pair)
    }
    for change in diff.changes {
      let modePairs = change.modePairs.map { diff.modePairs[$0].name }
      let opposite: [DiffKind: DiffKind] = [.added: .removed, .removed: .added]
      lines.insert("\(change.kind) \(diff.path(of: change.pair)) \(modePairs)")
      mirrored.insert("\(opposite[change.kind] ?? change.kind) \(old(change.pair)) \(modePairs)")
    }
    for cause in diff.causes {
      for follower in cause.followers {
        lines.insert("\(diff.path(of: follower.pair)) follows \(diff.path(of: cause.pair))")
        mirrored.insert("\(old(follower.pair)) follows \(old(cause.pair))")
      }
      lines.insert("\(diff.path(of: cause.pair)) is an edit")
      mirrored.insert("\(old(cause.pair)) is an edit")
    }
  }
}

/// What every token of a stack means.
private struct MeaningTable: Equatable {
  struct Entry: Equatable {
    var type: String?
    var values: [Int: String]
    var description: [UInt8]?
  }

  var entries: [String: Entry] = [:]

  static func all(_ resolved: ResolvedTokens, _ diff: ThemeDiff, isNew: Bool) -> MeaningTable {
    var table = MeaningTable()
    for token in resolved.visibleTokens {
      let entry = entry(token, resolved, diff, isNew: isNew)
      if !entry.values.isEmpty { table.entries[resolved.set.pathText(token)] = entry }
    }
    return table
  }

  private static func entry(
    _ token: TokenID, _ resolved: ResolvedTokens, _ diff: ThemeDiff, isNew: Bool
  ) -> Entry {
    let type = resolved.tokenType(token)
    var entry = Entry(
      type: type?.name(in: resolved.set.names), values: [:],
      description: resolved.description(of: token))
    for modePair in diff.modePairs.indices {
      let mode =
        isNew
        ? diff.newMode(of: token, modePair: modePair) : diff.oldMode(of: token, modePair: modePair)
      guard let mode else { continue }
      var output = OutputBuffer()
      resolved.writeMeaning(of: token, in: mode, as: type, into: &output)
      entry.values[modePair] = output.text
    }
    return entry
  }

  mutating func apply(_ change: Change, _ diff: ThemeDiff) {
    let path = diff.path(of: change.pair)
    let new = change.new.map { Self.entry($0, diff.new, diff, isNew: true) }
    switch change.kind {
    case .added: entries[path] = new
    case .removed: entries[path] = nil
    case .renamed:
      guard let old = change.old else { return }
      entries[path] = entries.removeValue(forKey: diff.old.set.pathText(old))
    case .changed:
      for modePair in change.modePairs { entries[path]?.values[modePair] = new?.values[modePair] }
    case .retyped: entries[path]?.type = new?.type
    case .metadata: entries[path]?.description = new?.description
    case .contrast: break
    }
  }
}
