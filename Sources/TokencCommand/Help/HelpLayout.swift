/// Lays out help: paragraphs, and titled rows in two aligned columns, at most 80 columns wide.
struct HelpLayout {
  typealias Row = (label: String, text: String)

  private static let width = 80
  private static let indent = 2
  /// A longer label gets its text on the next line.
  private static let longestLabel = 25

  private(set) var text = ""

  /// Adds a paragraph after a blank line.
  mutating func paragraph(_ words: String) {
    separate()
    for line in Self.wrap(words, to: Self.width) { text += line + "\n" }
  }

  /// Adds a title with rows below it, after a blank line.
  mutating func rows(_ title: String, _ rows: [Row]) {
    separate()
    text += title + ":\n"
    let labels = rows.map(\.label.count).filter { $0 <= Self.longestLabel }
    let column = Self.indent + (labels.max() ?? Self.indent) + 2
    for row in rows { add(row, column) }
  }

  /// Adds example command lines, each with its purpose below it, after a blank line.
  mutating func examples(_ examples: [Command.Example]) {
    separate()
    text += "Examples:\n"
    for example in examples {
      text += "  tokenc \(example.arguments)\n      \(example.purpose)\n"
    }
  }

  private mutating func add(_ row: Row, _ column: Int) {
    var line = Self.blanks(Self.indent) + row.label
    for part in Self.wrap(row.text, to: Self.width - column) {
      if line.count + 2 > column {
        text += line + "\n"
        line = ""
      }
      text += line + Self.blanks(column - line.count) + part + "\n"
      line = ""
    }
    if !line.isEmpty { text += line + "\n" }
  }

  private mutating func separate() {
    if !text.isEmpty { text += "\n" }
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }

  /// The words in lines of at most `width` characters; a longer word gets its own line.
  private static func wrap(_ words: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in words.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
