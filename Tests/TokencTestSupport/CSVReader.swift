/// Reads tables as RFC 4180 defines them, with LF or CR LF as line ends.
package struct CSVReader {
  /// One field of a row.
  package struct Field: Equatable {
    /// What it says, quotes taken away.
    package var text: String
    /// Whether it stood in quotes, which tells an empty text from no value.
    package var isQuoted: Bool

    package init(text: String, isQuoted: Bool) {
      self.text = text
      self.isQuoted = isQuoted
    }
  }

  private var rest: Substring.UnicodeScalarView

  /// All rows of a table.
  package static func rows(_ text: String) -> [[Field]] {
    var reader = CSVReader(rest: text[...].unicodeScalars)
    var rows: [[Field]] = []
    while !reader.rest.isEmpty { rows.append(reader.row()) }
    return rows
  }

  /// All rows as texts.
  package static func texts(_ text: String) -> [[String]] {
    rows(text).map { $0.map(\.text) }
  }

  private mutating func row() -> [Field] {
    var fields = [field()]
    while rest.first == "," {
      rest.removeFirst()
      fields.append(field())
    }
    if rest.first == "\r" { rest.removeFirst() }
    if rest.first == "\n" { rest.removeFirst() }
    return fields
  }

  private mutating func field() -> Field {
    var field = Field(text: "", isQuoted: rest.first == "\"")
    if field.isQuoted { rest.removeFirst() }
    while let scalar = rest.first {
      if field.isQuoted {
        rest.removeFirst()
        if scalar == "\"" {
          guard rest.first == "\"" else { break }
          rest.removeFirst()
        }
      } else {
        if scalar == "," || scalar == "\n" || scalar == "\r" { break }
        rest.removeFirst()
      }
      field.text.unicodeScalars.append(scalar)
    }
    return field
  }
}
