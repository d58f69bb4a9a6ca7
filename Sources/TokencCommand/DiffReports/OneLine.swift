/// A value fit for a line of a report.
enum OneLine {
  /// The text with runs of blanks collapsed, and its middle omitted if it is very long.
  static func of(_ text: String) -> String {
    let blank: (Character) -> Bool = { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" }
    let words = text.split(whereSeparator: blank).joined(separator: " ")
    // A character may consist of many combining accents and be long by itself.
    guard words.unicodeScalars.count > 200 else { return words }
    return
      "\(String(words.unicodeScalars.prefix(150))) … \(String(words.unicodeScalars.suffix(40)))"
  }
}
