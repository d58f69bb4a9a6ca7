import TokencText
import TokencCore

/// Text of token files inside GitHub Markdown, including tables.
enum MarkdownText {
  /// The text as code.
  ///
  /// Uses backticks if nothing in the text could end or split them; GitHub shows a swatch after a
  /// color in backticks if its alpha is left out. Any other text becomes an element in which all
  /// punctuation is written as entities, so that nothing can be markup, a mention or the end of a
  /// cell.
  static func code(_ text: String) -> String {
    let text = VisibleText.of(text)
    if text.isEmpty { return "(empty)" }
    if isOpaqueHex(text) { return "`\(text.dropLast(2))`" }
    let isPlain = text.unicodeScalars.allSatisfy { $0 != "`" && $0 != "|" && $0 != "\\" }
    if isPlain, !text.hasPrefix(" "), !text.hasSuffix(" ") { return "`\(text)`" }
    return "<code>\(entities(text))</code>"
  }

  /// The text as words among others.
  static func plain(_ text: String) -> String { entities(VisibleText.of(text)) }

  private static func isOpaqueHex(_ text: String) -> Bool {
    text.utf8.count == 9 && text.hasPrefix("#") && text.hasSuffix("ff")
      && text.dropFirst().allSatisfy(\.isHexDigit)
  }

  private static func entities(_ text: String) -> String {
    var escaped = ""
    var isAfterDigit = false
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let isWord = isDigit || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      // A period after a digit can begin neither a list inside a cell nor an address.
      let isPoint = scalar == "." && isAfterDigit
      let isPlain = " ,+%()".unicodeScalars.contains(scalar)
      if !scalar.isASCII || isWord || isPoint || isPlain {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "&#\(scalar.value);"
      }
      isAfterDigit = isDigit
    }
    return escaped
  }
}
