import TokencText
import TokencJSON

/// Texts of token files as Swift literals.
enum SwiftText {
  /// Appends a text as a literal; everything except letters and plain ASCII is escaped, so that the
  /// source contains nothing invisible.
  static func write(literal text: String, into output: inout OutputBuffer) {
    output.write(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output.write("\\\"")
      case "\\": output.write("\\\\")
      case " "..."~": output.write(UInt8(truncatingIfNeeded: scalar.value))
      case _ where isLetter(scalar): output.write(String(scalar))
      default:
        output.write("\\u{")
        output.write(String(scalar.value, radix: 16))
        output.write("}")
      }
    }
    output.write(UInt8(ascii: "\""))
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && scalar.properties.isXIDContinue
  }
}
