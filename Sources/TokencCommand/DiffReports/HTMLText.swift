import TokencText
import TokencColor
import TokencCore
import TokencJSON

/// Text inside HTML.
enum HTMLText {
  /// The text with everything escaped that has a meaning in HTML, in elements and in quoted
  /// attributes; invisible characters become visible escapes.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A color as CSS for a style attribute; nil if it does not consist of four bytes.
  static func css(_ color: Color?) -> String? {
    guard let color, color.bytes != nil else { return nil }
    var output = OutputBuffer()
    color.write(into: &output)
    return output.text
  }
}
