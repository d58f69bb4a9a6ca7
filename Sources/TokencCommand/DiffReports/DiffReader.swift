import TokencText
import TokencColor
import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencAnalysis

/// Builds the texts of a report from a diff.
struct DiffReader {
  private let diff: ThemeDiff
  private var oldPlaces: SourceLocator
  private var newPlaces: SourceLocator

  init(_ diff: ThemeDiff) {
    self.diff = diff
    oldPlaces = SourceLocator(diff.old.set.files)
    newPlaces = SourceLocator(diff.new.set.files)
  }

  /// An edit and its followers.
  mutating func group(_ cause: Cause) -> DiffOutline.Group {
    let edit = row(cause.pair, cause.modePairs)
    var followers: [DiffOutline.Follower] = []
    for follower in cause.followers {
      let row = row(follower.pair, follower.modePairs)
      var via = follower.chain.dropFirst().dropLast().map(diff.path(of:))
      if follower.isCut { via.append("…") }
      followers.append(
        DiffOutline.Follower(
          row: row,
          modes: follower.modePairs.count == diff.modePairs.count
            ? [] : follower.modePairs.map { diff.modePairs[$0].name },
          via: via, otherCauses: follower.otherCauses.map(diff.path(of:)),
          isSameAsEdit: follower.modePairs == cause.modePairs
            ? row.values == edit.values
            : follower.modePairs.allSatisfy { modePair in
              self.values(of: follower.pair, modePair) == self.values(of: cause.pair, modePair)
            }))
    }
    return DiffOutline.Group(edit: edit, followers: followers)
  }

  private func values(of pair: PairID, _ modePair: Int) -> [DiffOutline.Values] {
    values(of: diff.pairs[pair].old, diff.pairs[pair].new, [modePair])
  }

  /// A changed value.
  private mutating func row(_ pair: PairID, _ modePairs: [Int]) -> DiffOutline.Row {
    let tokens = diff.pairs[pair]
    return DiffOutline.Row(
      path: diff.path(of: pair), values: values(of: tokens.old, tokens.new, modePairs),
      place: place(of: tokens.old, tokens.new))
  }

  /// A change of any kind.
  mutating func row(_ change: Change) -> DiffOutline.Row {
    var row = DiffOutline.Row(
      path: diff.path(of: change.pair),
      values: values(of: change.old, change.new, change.modePairs),
      place: place(of: change.old, change.new))
    if [.added, .removed, .renamed].contains(change.kind) {
      for index in row.values.indices { row.values[index].isSingle = true }
    }
    switch change.kind {
    case .renamed: row.detail = change.old.map { "was \(diff.old.set.pathText($0))" }
    case .retyped: row.detail = "\(type(change.old, diff.old)) → \(type(change.new, diff.new))"
    case .metadata: row.detail = metadata(change)
    case .added, .removed, .changed, .contrast: break
    }
    return row
  }

  /// A contrast with the current colors.
  func contrast(_ change: ContrastChange) -> DiffOutline.Contrast {
    DiffOutline.Contrast(
      foreground: diff.path(of: change.foreground), background: diff.path(of: change.background),
      mode: diff.modePairs[change.modePair].name,
      before: change.before.map(ContrastPair.text) ?? "–",
      after: change.after.map(ContrastPair.text) ?? "–",
      required: ContrastPair.text(change.threshold),
      foregroundColor: color(diff.pairs[change.foreground], change.modePair),
      backgroundColor: color(diff.pairs[change.background], change.modePair))
  }

  private func color(_ pair: TokenPairs.Pair, _ modePair: Int) -> Color? {
    guard let token = pair.new, let mode = diff.newMode(of: token, modePair: modePair) else {
      return nil
    }
    return diff.new.color(of: token, in: mode)
  }

  /// The values in some modes, equal ones grouped.
  private func values(
    of old: TokenID?, _ new: TokenID?, _ modePairs: [Int]
  ) -> [DiffOutline.Values] {
    var all: [DiffOutline.Values] = []
    for modePair in modePairs {
      var values = DiffOutline.Values(modes: [])
      let oldMode = old.flatMap { diff.oldMode(of: $0, modePair: modePair) }
      let newMode = new.flatMap { diff.newMode(of: $0, modePair: modePair) }
      if let old, let oldMode {
        values.old = text(old, oldMode, diff.old)
        values.oldColor = diff.old.color(of: old, in: oldMode)
      }
      if let new, let newMode {
        values.new = text(new, newMode, diff.new)
        values.newColor = diff.new.color(of: new, in: newMode)
      }
      if let old, let oldMode, let new, let newMode {
        values.distance =
          ValueDistance(
            from: values.oldColor, diff.old.measure(of: old, in: oldMode),
            to: values.newColor, diff.new.measure(of: new, in: newMode))?.text
      }
      let mode = diff.modePairs[modePair].name
      if let index = all.firstIndex(where: { same in
        same.hasTexts(of: values)
      }) {
        all[index].modes.append(mode)
      } else {
        values.modes = [mode]
        all.append(values)
      }
    }
    // A single line for all modes needs no mode names.
    if all.count == 1, all[0].modes.count == diff.modePairs.count { all[0].modes = [] }
    return all
  }

  private func text(_ token: TokenID, _ mode: ModeID, _ resolved: ResolvedTokens) -> String {
    var output = OutputBuffer()
    resolved.writePlain(token, in: mode, into: &output)
    return OneLine.of(output.text)
  }

  private func type(_ token: TokenID?, _ resolved: ResolvedTokens) -> String {
    token.flatMap { resolved.tokenType($0)?.name(in: resolved.set.names) } ?? "no type"
  }

  private func metadata(_ change: Change) -> String {
    guard let old = change.old, let new = change.new else { return "" }
    var parts: [String] = []
    let oldText = diff.old.description(of: old)
    let newText = diff.new.description(of: new)
    if oldText != newText {
      parts.append("description \(Self.quoted(oldText)) → \(Self.quoted(newText))")
    }
    let before = diff.old.deprecation(of: old)
    let after = diff.new.deprecation(of: new)
    if before != after {
      parts.append("deprecated \(Self.deprecation(before)) → \(Self.deprecation(after))")
    }
    return parts.joined(separator: "; ")
  }

  private static func quoted(_ text: [UInt8]?) -> String {
    text.map { "“\(OneLine.of(String(decoding: $0, as: UTF8.self)))”" } ?? "none"
  }

  private static func deprecation(_ reason: [UInt8]??) -> String {
    guard let reason else { return "no" }
    return reason.map { quoted($0) } ?? "yes"
  }

  private mutating func place(of old: TokenID?, _ new: TokenID?) -> String? {
    if let new { return newPlaces.text(diff.place(ofNew: new)) }
    return old.map {
      oldPlaces.text(diff.old.set.keyPlace(diff.old.set.tokens[$0.index].definition))
    }
  }
}
