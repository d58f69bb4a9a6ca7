import TokencText
import TokencJSON

/// Indented lines for people, styled if the output is a terminal.
struct StyledLines {
  let usesColor: Bool
  var output = OutputBuffer()

  init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// A piece of text, styled if styles are shown.
  func styled(_ text: String, _ style: TextStyle) -> String {
    usesColor ? style.applied(to: text) : text
  }

  /// Writes a line after `indent` blanks.
  mutating func line(_ indent: Int, _ text: String) {
    output.indent(indent)
    output.write(text)
    output.write("\n")
  }

  /// Writes an empty line.
  mutating func emptyLine() {
    output.write("\n")
  }
}
