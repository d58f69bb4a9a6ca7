import TokencSettings

/// A value of `--selector`: where a mode that is no appearance is written.
struct ModeSelector: Sendable {
  let mode: String
  let selector: String

  /// Reads `MODE=SELECTOR`.
  init(_ text: String) throws(SettingFailure) {
    let example = "such as sepia=.sepia or brand='[data-brand]'"
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      throw .wrong("'\(text)' is not a selector of a mode", help: "write MODE=SELECTOR, \(example)")
    }
    mode = String(text[..<equals])
    selector = String(text[text.utf8.index(after: equals)...])
    // What could end the rule or begin another one.
    let isHarmful = selector.utf8.contains { "{};@".utf8.contains($0) || $0 < 0x20 }
    guard !selector.isEmpty, !isHarmful, !selector.contains("/*"), !selector.contains("</") else {
      throw .wrong("'\(selector)' is not a CSS selector", help: "write MODE=SELECTOR, \(example)")
    }
  }
}

extension Setting where Value == [ModeSelector] {
  /// Where further modes are written.
  static var selector: Setting {
    .list(
      "selector", "MODE=SELECTOR", .output,
      "write a further mode under a CSS selector, such as sepia=.sepia; may be repeated",
      read: ModeSelector.init(_:))
  }
}

extension Setting where Value == String? {
  /// The prefix of the names of CSS properties.
  static var prefix: Setting {
    .text("prefix", "TEXT", .output, "prefix of the names of CSS properties: --TEXT-…")
  }
}
