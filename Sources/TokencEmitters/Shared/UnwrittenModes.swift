import TokencDiagnostics
import TokencCore
import TokencSettings
import TokencText

/// The modes that a format has no place for: what they say would be lost.
struct UnwrittenModes {
  let theme: ThemeTokens
  /// The modes that are written.
  let written: [ModeID]
  /// The name of the format in messages.
  let format: String

  /// Reports each mode that says something else about a token than the written modes do.
  ///
  /// - Parameters:
  ///   - tokens: the tokens that the format writes.
  ///   - handling: whether such a mode is refused or left out.
  ///   - log: receives the findings.
  ///   - help: how a mode of that name can be written.
  func report(
    _ tokens: [TokenID], _ handling: UnrepresentableHandling, _ log: inout DiagnosticLog,
    help: (String) -> String
  ) {
    for mode in theme.selection.modes where !written.contains(mode) {
      // What applies where no mode does is never seen if there is a mode for each appearance.
      guard !theme.resolved.layers.modes[mode.index].hasSameBytes(as: "default") else { continue }
      let different = written.map { other in tokens.filter { differs($0, mode, other) } }
      guard let fewest = different.min(by: { $0.count < $1.count }), let token = fewest.first
      else { continue }
      let name = theme.resolved.layers.modes[mode.index]
      let path = theme.resolved.set.pathText(token)
      let others =
        switch fewest.count - 1 {
        case 0: ""
        case 1: " and 1 more token"
        case let count: " and \(count) more tokens"
        }
      let isRefused = handling == .error
      log.report(
        Diagnostic(
          isRefused ? .error : .warning, .unrepresentableValue,
          "the mode '\(name)', in which '\(path)'\(others) differ\(fewest.count == 1 ? "s" : ""), "
            + (isRefused ? "has no place in \(format)" : "is left out of \(format)"),
          at: theme.keyPlace(token),
          help: isRefused ? "\(help(name)); '--unrepresentable skip' leaves it out" : nil))
    }
  }

  private func differs(_ token: TokenID, _ mode: ModeID, _ other: ModeID) -> Bool {
    let resolved = theme.resolved
    guard resolved.isResolved(token, in: mode) else { return false }
    guard resolved.isResolved(token, in: other) else { return true }
    var texts = [OutputBuffer(), OutputBuffer()]
    resolved.writePlain(token, in: mode, into: &texts[0])
    resolved.writePlain(token, in: other, into: &texts[1])
    return texts[0].bytes != texts[1].bytes
  }
}
