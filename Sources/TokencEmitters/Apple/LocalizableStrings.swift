import TokencText
import TokencDiagnostics
import TokencCore
import TokencSettings
import TokencJSON

/// The texts that an app shows to its users, by lookup key.
struct LocalizableStrings {
  struct Entry {
    var key: String
    var text: String
    var comment: String
  }

  private(set) var entries: [Entry] = []

  /// The string tokens: those of `theme.string` in a Backbase theme, else all.
  init(
    _ input: GeneratorInput, _ settings: SettingValues, format: String,
    _ log: inout DiagnosticLog
  ) {
    guard let theme = input.themes.first else { return }
    let set = theme.resolved.set
    let candidates = theme.selection.tokens.filter { Self.isText($0, theme.resolved) }
    let read = ReadTokens(candidates, of: theme, settings, format: format, &log) {
      (token, sides, refusals) throws(UnreadableValue) -> String? in
      guard let (light, dark) = try sides.values(of: token, theme.resolved),
        case .text(let text) = light
      else {
        return nil
      }
      guard light == dark else {
        refusals.add(
          "has a text for each mode, which cannot be expressed in \(format)", token, theme)
        return nil
      }
      return text.text
    }
    UnwrittenModes(theme: theme, written: ModeSides(theme).lightAndDark, format: format)
      .report(read.tokens, settings[.unrepresentable], &log) { _ in
        "'--mode NAME' chooses the mode that is written"
      }
    let namer = FlatNames(format: format, separator: "-", name: { Self.key($0, set.hasTiers) })
    let keys = namer.names(of: read.tokens, theme, settings, &log)
    for (index, token) in read.tokens.enumerated() {
      let description = theme.resolved.description(of: token)
      let comment = description.map { String(decoding: $0, as: UTF8.self) } ?? ""
      entries.append(
        Entry(
          key: keys[index], text: read.values[index],
          comment: comment.isEmpty ? set.pathText(token) : comment))
    }
  }

  private static func isText(_ token: TokenID, _ resolved: ResolvedTokens) -> Bool {
    let set = resolved.set
    guard resolved.tokenType(token) == .string else { return false }
    guard set.hasTiers else { return true }
    let names = set.paths.names(to: set.tokens[token.index].path)
    return names.count > 2 && set.names.text(names[0]) == "theme"
      && set.names.text(names[1]) == "string"
  }

  /// The design system's lookup key, or the token's path.
  private static func key(_ names: [String], _ isBackbase: Bool) -> String {
    guard isBackbase else { return names.joined(separator: ".") }
    return (["DesignSystem"] + names.dropFirst(2).map(SwiftIdentifier.member))
      .joined(separator: ".")
  }
}
