import TokencText
import TokencJSON

/// Texts of token files inside Swift source.
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

  /// The lines of a text, each safe behind `//`.
  static func commentLines(_ text: String) -> [String] {
    var lines: [String] = [""]
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where isAfterReturn: break
      case "\n", "\r", "\u{0b}", "\u{0c}", "\u{85}", "\u{2028}", "\u{2029}": lines.append("")
      case _ where isInvisible(scalar): lines[lines.count - 1].append(" ")
      default: lines[lines.count - 1].unicodeScalars.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    return lines
  }

  /// A text as one line of a comment.
  static func comment(_ text: String) -> String {
    commentLines(text).joined(separator: " ")
  }

  /// Whether UTF-8 can stand in a comment as it is.
  static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = bytes.span
    let odd = EightBytes.find(in: text, from: 0, to: text.count) {
      $0.nonASCII | $0.controls | $0.equal(to: 0x7f)
    }
    return odd == text.count
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate: true
    default: false
    }
  }
}
