package import TokencText

/// Why bytes are not a JSON document, and where.
package struct SyntaxError: Error, Equatable {
  /// The faults, as a closed list so that all messages are in one place.
  package enum Reason: Equatable, Sendable {
    case emptyFile
    case expectedValue(instead: Found)
    case expectedWord(String, instead: Found)
    case expectedName(instead: Found)
    case expectedColon(instead: Found)
    case expectedCommaOrBracket(instead: Found)
    case expectedCommaOrBrace(instead: Found)
    case trailingComma(before: Found)
    case textAfterDocument(Found)
    case unclosedString
    case unclosedComment
    case controlCharacter(UInt8)
    case badEscape
    case loneSurrogate
    case badNumber(NumberFault)
    case invalidUTF8
    case utf16
    case tooDeep
    case tooLarge
    /// Only as a further error of a ``JSONReading``: a bracket without a counterpart.
    case unclosedBracket(Found)
    case unmatchedBracket(Found)
  }

  /// The text found where something else was expected.
  package enum Found: Equatable, Sendable {
    case end
    case scalar(Unicode.Scalar)
  }

  /// How a number breaks the grammar.
  package enum NumberFault: Equatable, Sendable {
    case leadingZero, noDigits, noFraction, noExponent, longHexadecimal
  }

  /// What is wrong.
  package let reason: Reason
  /// The first scalar that cannot follow, or the bytes that are not UTF-8; empty at the end of the
  /// file.
  package let range: SourceRange
}

extension SyntaxError {
  /// One sentence for users, lower case, without a full stop.
  package var message: String {
    switch reason {
    case .emptyFile: "the file is empty; expected a JSON object"
    case .expectedValue(let found): "expected a value, found \(found.text)"
    case .expectedWord(let word, let found): "expected '\(word)', found \(found.text)"
    case .expectedName(let found): "expected a name in double quotes, found \(found.text)"
    case .expectedColon(let found): "expected ':' after the name, found \(found.text)"
    case .expectedCommaOrBracket(let found): "expected ',' or ']', found \(found.text)"
    case .expectedCommaOrBrace(let found): "expected ',' or '}', found \(found.text)"
    case .trailingComma(let found): "comma before \(found.text); strict JSON has none there"
    case .textAfterDocument(let found): "expected the end of the file, found \(found.text)"
    case .unclosedString: "the string is not closed before the end of the line"
    case .unclosedComment: "the comment is not closed"
    case .controlCharacter(let byte):
      "control character U+\(Self.hex(byte)) in a string; write it as an escape"
    case .badEscape: "unknown escape; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uHHHH"
    case .loneSurrogate: "half of a surrogate pair; both halves must be adjacent"
    case .badNumber(.leadingZero): "a number has no leading zeros"
    case .badNumber(.noDigits): "a '-' needs a digit after it"
    case .badNumber(.noFraction): "a decimal point needs a digit after it"
    case .badNumber(.noExponent): "an exponent needs a digit"
    case .badNumber(.longHexadecimal): "a hexadecimal number has at most 16 digits"
    case .invalidUTF8: "the bytes here are not UTF-8"
    case .utf16: "the file is UTF-16; save it as UTF-8"
    case .tooDeep: "values are nested more than \(JSONParser.deepestNesting) levels deep"
    case .tooLarge: "the file is larger than \(JSONParser.largestFile >> 20) MiB"
    case .unclosedBracket(let found): "the \(found.text) is not closed"
    case .unmatchedBracket(let found): "the \(found.text) has no counterpart"
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension SyntaxError.Found {
  /// Its name in messages.
  fileprivate var text: String {
    switch self {
    case .end: "the end of the file"
    case .scalar("\n"), .scalar("\r"): "the end of the line"
    case .scalar(let scalar): "'\(scalar)'"
    }
  }
}
