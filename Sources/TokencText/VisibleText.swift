/// Makes text from the input safe for a terminal.
///
/// Control characters could move the cursor or change colors, formatting characters could show text
/// out of order; both are printed as escapes such as `\u{1B}`.
package enum VisibleText {
  /// The text with invisible characters replaced by escapes.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    return text.unicodeScalars.map(of).joined()
  }

  /// The scalar itself, or its escape.
  package static func of(_ scalar: Unicode.Scalar) -> String {
    guard isInvisible(scalar) else { return String(scalar) }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7f }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
