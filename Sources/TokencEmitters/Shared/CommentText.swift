import TokencText
import TokencJSON

/// Texts of token files inside comments of generated files.
enum CommentText {
  /// The lines of a text, without invisible characters; each is safe after `//`.
  static func lines(_ text: String) -> [String] {
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
  static func line(_ text: String) -> String {
    lines(text).joined(separator: " ")
  }

  /// Whether UTF-8 text can be used in a comment as is.
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
