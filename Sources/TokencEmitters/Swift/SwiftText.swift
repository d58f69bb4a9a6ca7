import TokencText
import TokencJSON

/// Texts of token files as literals of Swift.
enum SwiftText {
  /// Appends a text as a literal; what is neither a letter nor plain ASCII is escaped, so that
  /// nothing invisible stands in the source.
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
