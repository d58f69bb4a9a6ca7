/// How a terminal shows a piece of text.
enum TextStyle: String {
  // The parameters of the escape sequence "select graphic rendition" (ECMA-48).
  case bold = "1"
  case red = "1;31"
  case green = "1;32"
  case magenta = "1;35"
  case cyan = "1;36"

  /// The text between the sequences that turn the style on and reset all styles.
  func applied(to text: String) -> String {
    "\u{1b}[\(rawValue)m\(text)\u{1b}[0m"
  }
}
