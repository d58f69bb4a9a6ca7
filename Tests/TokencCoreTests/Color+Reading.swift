import TokencText
import TokencColor
import TokencJSON

@testable import TokencCore

extension Color {
  /// The color as it is printed.
  var text: String {
    var output = OutputBuffer()
    write(into: &output)
    return output.text
  }
}

/// What a text is where a color is wanted.
func colorReading(_ text: String) -> ColorReading {
  Color.read(Array(text.utf8)[...])
}

/// The color of a text, if it is one.
func parsedColor(_ text: String) -> Color? {
  if case .color(let color) = colorReading(text) { color } else { nil }
}
