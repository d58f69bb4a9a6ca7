import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencAnalysis

/// Writes an explanation for people.
struct ExplanationText {
  private let resolved: ResolvedTokens
  private var locator: SourceLocator
  private var lines: StyledLines

  /// The text of an explanation.
  static func render(
    _ explanation: Explanation, _ resolved: ResolvedTokens, usesColor: Bool
  ) -> OutputBuffer {
    var text = ExplanationText(resolved, usesColor)
    text.write(explanation)
    return text.lines.output
  }

  private init(_ resolved: ResolvedTokens, _ usesColor: Bool) {
    self.resolved = resolved
    lines = StyledLines(usesColor: usesColor)
    locator = SourceLocator(resolved.set.files)
  }

  private mutating func write(_ explanation: Explanation) {
    let type =
      resolved.tokenType(explanation.token).map { $0.name(in: resolved.set.names) } ?? "no type"
    lines.line(0, lines.styled(path(explanation.token), .bold) + " (\(VisibleText.of(type)))")
    if let description = resolved.description(of: explanation.token) {
      lines.line(2, VisibleText.of(String(decoding: description, as: UTF8.self)))
    }
    for way in explanation.ways { write(way) }
    writeUsers(explanation)
  }

  private mutating func write(_ way: Explanation.Way) {
    lines.emptyLine()
    let mode = resolved.layers.modes[way.mode.index]
    let final = way.hops.first.map { value(of: $0.token, way.mode) } ?? "–"
    lines.line(
      2, lines.styled(mode == "default" ? "value" : VisibleText.of(mode), .bold) + ": \(final)")
    for hop in way.hops { write(hop, way.mode) }
    if let problem = problem(way.state) { lines.line(4, "✗ \(problem)") }
  }

  private mutating func write(_ hop: Explanation.Hop, _ mode: ModeID) {
    lines.line(4, path(hop.token))
    lines.line(6, "\(shortened(hop.written))  \(lines.styled(place(hop.place), .cyan))")
    for overridden in hop.overridden {
      lines.line(6, "overrides \(lines.styled(place(overridden), .cyan))")
    }
    for part in hop.parts {
      lines.line(
        6,
        "refers to \(path(part.target)) = \(value(of: part.target, mode))  "
          + lines.styled(place(part.place), .cyan))
    }
  }

  private mutating func writeUsers(_ explanation: Explanation) {
    lines.emptyLine()
    guard !explanation.users.isEmpty else {
      lines.line(2, "No token refers to it.")
      return
    }
    let direct = explanation.users.count
    let all = explanation.dependentCount
    let rest = all > direct ? ", \(all) depend on it" : ""
    lines.line(2, "Used by \(direct.counted("token"))\(rest):")
    for user in explanation.users {
      let isPartial = user.modes.count < resolved.layers.modes.count
      let modes = user.modes.map { resolved.layers.modes[$0.index] }.joined(separator: ", ")
      lines.line(4, path(user.token) + (isPartial ? " (\(VisibleText.of(modes)))" : ""))
    }
  }

  private func problem(_ state: ResolvedTokens.State) -> String? {
    switch state {
    case .resolved, .unvisited: nil
    case .missing: "no layer has a value for this mode"
    case .broken: "a reference has no target"
    case .cyclic: "the chain is a cycle"
    case .affected: "a token in the chain has no value"
    case .tooLarge: "its references multiply beyond the bound"
    case .unreadable: "its value cannot be read"
    }
  }

  private func path(_ token: TokenID) -> String {
    resolved.set.tokens[token.index].isHidden
      ? "a plain value" : VisibleText.of(resolved.set.pathText(token))
  }

  private func value(of token: TokenID, _ mode: ModeID) -> String {
    guard resolved.isResolved(token, in: mode) else { return "–" }
    var value = OutputBuffer()
    resolved.writePlain(token, in: mode, into: &value)
    return shortened(value.text)
  }

  private mutating func place(_ place: Diagnostic.Place) -> String {
    VisibleText.of(locator.text(place))
  }

  /// A value on one line, with its middle omitted if it is very long.
  private func shortened(_ text: String) -> String {
    let blank: (Character) -> Bool = { $0.isWhitespace }
    let words = text.split(whereSeparator: blank).joined(separator: " ")
    guard words.count > 200 else { return VisibleText.of(words) }
    return VisibleText.of("\(words.prefix(150)) … \(words.suffix(40))")
  }
}
