import TokencDiagnostics
import TokencCore
import TokencJSON

/// Collects the values that a format cannot express, with one finding for each, however many tokens
/// lead to it.
struct UnrepresentableValues {
  /// The name of the format in messages.
  let format: String
  /// The tokens that were added, each with the reason.
  private(set) var leftOut: [(token: TokenID, reason: String)] = []
  private var diagnostics: [Diagnostic] = []
  private var indices: [Diagnostic.Place.Start: Int] = [:]
  /// Tokens that a finding already names, perhaps for another mode.
  private var named: Set<Diagnostic.Place.Start> = []

  init(format: String) {
    self.format = format
  }

  /// Adds a value that could not be read as its type.
  mutating func add(_ value: UnreadableValue, _ token: TokenID, _ theme: ThemeTokens) {
    let place = theme.place(value.place)
    let path = theme.resolved.set.pathText(token)
    let key = place.start
    guard isNew(token, theme) else { return }
    leftOut.append((token, value.reason))
    if let index = indices[key] {
      diagnostics[index].notes.append(
        Diagnostic.Note("'\(path)' has it too", at: theme.keyPlace(token)))
      return
    }
    indices[key] = diagnostics.count
    diagnostics.append(
      Diagnostic(
        .error, .unrepresentableValue,
        "\(format) cannot express '\(value.text)' as a \(value.wanted) for '\(path)'", at: place,
        help: (value.missingUnit.map {
          "'--unitless \($0)' reads numbers without a unit in \($0), "
        }
          ?? "") + "'--unrepresentable skip' leaves such tokens out"))
  }

  /// Adds a token that cannot be expressed as a whole.
  mutating func add(_ reason: String, _ token: TokenID, _ theme: ThemeTokens) {
    guard isNew(token, theme) else { return }
    leftOut.append((token, reason))
    let path = theme.resolved.set.pathText(token)
    diagnostics.append(
      Diagnostic(
        .error, .unrepresentableValue, "'\(path)' \(reason)", at: theme.keyPlace(token),
        help: "'--unrepresentable skip' leaves such tokens out"))
  }

  private mutating func isNew(_ token: TokenID, _ theme: ThemeTokens) -> Bool {
    named.insert(theme.keyPlace(token).start).inserted
  }

  /// Reports everything collected.
  func report(_ log: inout DiagnosticLog) {
    for diagnostic in diagnostics { log.report(diagnostic) }
  }
}
