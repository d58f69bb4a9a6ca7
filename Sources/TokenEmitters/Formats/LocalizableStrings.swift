import DesignTokens
import JSON

/// The texts that an app shows to its users, with the keys that it looks them up by.
struct LocalizableStrings {
  struct Entry {
    var key: String
    var text: String
    var comment: String
  }

  private(set) var entries: [Entry] = []

  /// The string tokens: of a Backbase theme those of `theme.string`, else all.
  init(
    _ input: GeneratorInput, _ options: GeneratorOptions, format: String,
    _ log: inout DiagnosticLog
  ) {
    guard let theme = input.themes.first else { return }
    let set = theme.resolved.set
    let sides = ModeSides(theme)
    var refusals = UnrepresentableValues(format: format)
    var tokens: [TokenID] = []
    var texts: [String] = []
    for token in theme.selection.tokens where Self.isText(token, set) {
      do throws(UnreadableValue) {
        guard let (light, dark) = try sides.values(of: token), case .text(let text) = light else {
          continue
        }
        guard light == dark else {
          refusals.add("has a text for each mode, which \(format) cannot say", token, theme)
          continue
        }
        tokens.append(token)
        texts.append(text)
      } catch {
        refusals.add(error, token, theme)
      }
    }
    if options.unrepresentable == .error { refusals.report(&log) }
    sides.reportOthers(theme, tokens, format: format, &log)
    let namer = FlatNames(format: format, separator: "-", name: { Self.key($0, set.isBackbase) })
    let keys = namer.names(of: tokens, theme, options, &log)
    for (index, token) in tokens.enumerated() {
      let description = theme.resolved.description(of: token)
      let comment = description.map { String(decoding: $0, as: UTF8.self) } ?? ""
      entries.append(
        Entry(
          key: keys[index], text: texts[index],
          comment: comment.isEmpty ? set.pathText(token) : comment))
    }
  }

  private static func isText(_ token: TokenID, _ set: TokenSet) -> Bool {
    guard set.tokens[token.index].type == .string else { return false }
    guard set.isBackbase else { return true }
    let names = set.paths.names(to: set.tokens[token.index].path)
    return names.count > 2 && set.names.text(names[0]) == "theme"
      && set.names.text(names[1]) == "string"
  }

  /// The key that the design system looks up, or the token's path.
  private static func key(_ names: [String], _ isBackbase: Bool) -> String {
    guard isBackbase else { return names.joined(separator: ".") }
    return (["DesignSystem"] + names.dropFirst(2).map(SwiftIdentifier.member))
      .joined(separator: ".")
  }
}
