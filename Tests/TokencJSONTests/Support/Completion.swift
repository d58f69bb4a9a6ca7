@testable import TokencJSON

/// Finds out whether the beginning of a document can be made a whole one.
///
/// An error is at the first byte that cannot follow just when what stands before it can be
/// completed, and what ends with it cannot. That is a rule the parser does not know of.
enum Completion {
  /// What may be missing in the middle of a token.
  private static let tokenEnds: [String] =
    ["", "0", "rue", "ue", "e", "alse", "lse", "se", "ull", "ll", "l"]
    + stringEnds.map { $0 + "\"" }

  private static let stringEnds = [
    "", "n", "0000", "000", "00", "0", "00\\udc00", "0\\udc00", "\\udc00", "udc00", "dc00", "c00",
  ]

  /// What may be missing between a token and the end of its container.
  private static let valueEnds = ["", "0", ":0", "\"\":0"]

  /// Whether the parser accepts the beginning with something after it.
  static func exists(after beginning: some Sequence<UInt8>) -> Bool {
    let beginning = Array(beginning)
    let closing = closingBrackets(beginning)
    for tokenEnd in tokenEnds {
      for valueEnd in valueEnds
      where syntaxError(beginning + tokenEnd.utf8 + valueEnd.utf8 + closing) == nil {
        return true
      }
    }
    return false
  }

  /// The brackets that close what is open.
  private static func closingBrackets(_ beginning: [UInt8]) -> [UInt8] {
    var brackets: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in beginning {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isInString: isEscaped = true
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "{"): brackets.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): brackets.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = brackets.popLast()
      default: break
      }
    }
    return brackets.reversed()
  }
}
