package import TokencColor
import TokencCore

/// A small square of color on a terminal.
package enum Swatch {
  /// The escape sequence for two columns of that color (24-bit SGR); nil for colors that are not
  /// sRGB bytes.
  package static func escape(for color: Color) -> String? {
    guard let bytes = color.bytes else { return nil }
    return "\u{1b}[48;2;\(bytes.red);\(bytes.green);\(bytes.blue)m \u{1b}[0m "
  }
}
