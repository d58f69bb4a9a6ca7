import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencText

/// Collects the values that a format cannot express, with one finding for each, however many tokens
/// lead to it.
struct UnrepresentableValues {
  /// The name of the format in messages.
  let format: String
  /// The tokens that were added, each with the reason.
  private(set) var leftOut: [(token: TokenID, reason: String)] = []
  /// The tokens of each kind of reason, in the order of the first ones.
  private var kinds: [Kind] = []
  private var diagnostics: [Diagnostic] = []
  private var indices: [Diagnostic.Place.Start: Int] = [:]
  /// Tokens that a finding already names, perhaps for another mode.
  private var named: Set<Diagnostic.Place.Start> = []

  /// Tokens that are left out for one reason.
  private struct Kind {
    /// What the tokens have in common, such as `have a value that is not a dimension`.
    let reason: String
    /// Where the first of them is defined.
    let place: Diagnostic.Place
    var paths: [String]
    var count: Int
  }

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
    count(Self.reason(of: value), token, theme)
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
    count(
      reason.hasPrefix("has ") ? String(reason.dropFirst(4)) : "a value that \(reason)", token,
      theme)
    let path = theme.resolved.set.pathText(token)
    diagnostics.append(
      Diagnostic(
        .error, .unrepresentableValue, "'\(path)' \(reason)", at: theme.keyPlace(token),
        help: "'--unrepresentable skip' leaves such tokens out"))
  }

  private mutating func isNew(_ token: TokenID, _ theme: ThemeTokens) -> Bool {
    named.insert(theme.keyPlace(token).start).inserted
  }

  private static func reason(of value: UnreadableValue) -> String {
    let part = "value with the "
    if value.wanted.hasPrefix(part) { return "no \(value.wanted.dropFirst(part.count))" }
    return value.wanted == "value without a known type"
      ? "a list, object or null of no known type" : "a value that is not a \(value.wanted)"
  }

  private mutating func count(_ reason: String, _ token: TokenID, _ theme: ThemeTokens) {
    let number =
      kinds.firstIndex { $0.reason.hasSameBytes(as: reason) }
      ?? {
        kinds.append(Kind(reason: reason, place: theme.keyPlace(token), paths: [], count: 0))
        return kinds.count - 1
      }()
    kinds[number].count += 1
    if kinds[number].paths.count < 3 {
      kinds[number].paths.append("'\(theme.resolved.set.pathText(token))'")
    }
  }

  /// Reports everything collected: each value as an error, or for what is left out one warning for
  /// each reason, with the number of tokens and the first of them.
  func report(_ handling: UnrepresentableHandling, _ log: inout DiagnosticLog) {
    guard handling == .skip else {
      for diagnostic in diagnostics { log.report(diagnostic) }
      return
    }
    for kind in kinds {
      let rest = kind.count - kind.paths.count
      let names = kind.paths.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      let tokens = kind.count == 1 ? "one token is" : "\(kind.count) tokens are"
      log.report(
        Diagnostic(
          .warning, .unrepresentableValue,
          "\(tokens) left out of \(format), with \(kind.reason): \(names)", at: kind.place))
    }
  }
}
