import TokencDiagnostics
import TokencText
import TokencJSON

/// Which tokens and modes are printed; the others are still checked for errors.
///
///     let selection = try Selection(groups: ["icon-button"], modes: ["dark"], in: tokens)
package struct Selection: Sendable {
  package var tokens: [TokenID]
  package var modes: [ModeID]

  /// Why nothing matches, in one sentence, and what may be meant.
  package struct Failure: Error, Equatable {
    package let message: String
    package let help: String?
  }

  /// Every visible token in every mode.
  package init(all resolved: ResolvedTokens) {
    tokens = resolved.visibleTokens
    modes = resolved.modes
  }

  /// The tokens with one of `groups` in their path, in the named modes.
  ///
  /// A group is a sequence of names joined with `.` or `/`. Empty lists select everything.
  ///
  /// - Throws: ``Failure`` for a group or mode that matches nothing.
  package init(
    groups: [String], modes: [String], in resolved: ResolvedTokens
  ) throws(Failure) {
    self.init(all: resolved)
    if !groups.isEmpty {
      var isChosen = Set<TokenID>()
      for group in groups {
        let run = Self.run(group)
        let parts = group.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "/" }
        guard !parts.contains("") else { throw Self.unknownGroup(group, resolved) }
        let found = tokens.filter { Self.contains(run, resolved.set.pathBytes($0)) }
        guard !found.isEmpty else { throw Self.unknownGroup(group, resolved) }
        isChosen.formUnion(found)
      }
      tokens.removeAll { !isChosen.contains($0) }
    }
    if !modes.isEmpty {
      for mode in modes where !resolved.layers.modes.hasText(mode) {
        throw Self.unknownMode(mode, resolved)
      }
      self.modes.removeAll { !modes.hasText(resolved.layers.modes[$0.index]) }
    }
  }

  /// A group's names joined with dots, with a dot at either end.
  private static func run(_ group: String) -> [UInt8] {
    let names = group.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: ".") : $0 }
    return names.split(separator: UInt8(ascii: ".")).reduce([UInt8(ascii: ".")]) {
      $0 + $1 + [UInt8(ascii: ".")]
    }
  }

  private static func contains(_ run: [UInt8], _ path: [UInt8]) -> Bool {
    var text: [UInt8] = [UInt8(ascii: ".")]
    text.append(contentsOf: path.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: ".") : $0 })
    text.append(UInt8(ascii: "."))
    // A group without any name matches no path.
    guard run.count > 1, text.count >= run.count else { return false }
    return (0...text.count - run.count).contains { text[$0...].starts(with: run) }
  }

  private static func unknownGroup(_ group: String, _ resolved: ResolvedTokens) -> Failure {
    let length = run(group).split(separator: UInt8(ascii: ".")).count
    var seen = Set<ExactText>()
    var candidates: [String] = []
    for token in resolved.visibleTokens where length > 0 {
      let names = resolved.set.paths.names(to: resolved.set.tokens[token.index].path)
        .map { resolved.set.names.text($0) }
      guard names.count >= length else { continue }
      for start in 0...names.count - length {
        let run = names[start..<start + length].joined(separator: ".")
        if seen.insert(ExactText(run)).inserted { candidates.append(run) }
      }
    }
    let wanted = group.split { $0 == "." || $0 == "/" }.joined(separator: ".")
    let nearest = EditDistance.nearest(to: wanted, among: candidates)
    return Failure(
      message: "no token has the group '\(group)' in its path",
      help: nearest.map { Suggestion.didYouMean($0, insteadOf: wanted) })
  }

  package static func unknownMode(_ mode: String, _ resolved: ResolvedTokens) -> Failure {
    let nearest = EditDistance.nearest(to: mode, among: resolved.layers.modes)
    let all = resolved.layers.modes.map { "'\($0)'" }.joined(separator: ", ")
    return Failure(
      message: "no mode '\(mode)'; the modes are \(all)",
      help: nearest.map { Suggestion.didYouMean($0, insteadOf: mode) })
  }
}
