import TokencText

/// Why a text is not a color.
package enum ColorFault: Error, Equatable {
  case empty
  /// `#` and a wrong number of hexadecimal digits.
  case digitCount(Int)
  /// A character that is not a hexadecimal digit, with its byte offset within the given text.
  case badDigit(offset: Int, Unicode.Scalar)
  /// The right number of hexadecimal digits, without the `#`.
  case missingHash(text: String)
  /// A word, or anything else that does not have the form of a color.
  case unknownName(text: String, nearest: String?)
  /// A `(` without its `)`.
  case unclosed(function: String)
  /// Text after the `)`.
  case textAfter(function: String, text: String)
  /// Literal arguments that the function does not take.
  case badArguments(CSSColorFunction, ArgumentFault)
  /// A number outside its range; `allowed` ends the sentence "is not …".
  case outOfRange(component: String, value: String, allowed: String)

  /// What is wrong with the arguments of a color function.
  package enum ArgumentFault: Equatable, Sendable {
    /// Too few or too many arguments.
    case count(Int)
    /// Commas, blanks or `/` where CSS expects other separators.
    case separators
    /// A character that cannot occur in an argument.
    case character(Unicode.Scalar)
    /// A number of the wrong kind, such as a percentage for an angle.
    case kind(component: String, text: String)
  }
}

extension ColorFault {
  /// One sentence for users, lower case, without a full stop.
  package var message: String {
    switch self {
    case .empty: "the color is empty"
    case .digitCount(let count): "a hex color has 3, 4, 6 or 8 digits, not \(count)"
    case .badDigit(_, let scalar): "'\(scalar)' is not a hexadecimal digit"
    case .missingHash(let text): "'\(text)' is not a color without a '#'"
    case .unknownName(let text, _): "'\(text)' is not a color"
    case .unclosed(let function): "'\(function)(' is not closed"
    case .textAfter(let function, let text): "'\(text)' follows the end of '\(function)()'"
    case .badArguments(let function, .count(let count)):
      "'\(function.name)()' takes 3 numbers and perhaps an alpha, not \(count)"
    case .badArguments(let function, .separators):
      "the arguments of '\(function.name)()' are not separated as in CSS"
    case .badArguments(let function, .character(let scalar)):
      "'\(scalar)' is not allowed in '\(function.name)()'"
    case .badArguments(let function, .kind(let component, let text)):
      "'\(text)' cannot be the \(component) of '\(function.name)()' here"
    case .outOfRange(let component, let value, let allowed):
      "\(component) is \(value), not \(allowed)"
    }
  }

  /// What would fix it, if known.
  package var help: String? {
    switch self {
    case .missingHash(let text): "write '#\(text)'"
    case .unknownName(let text, let nearest?): Suggestion.didYouMean(nearest, insteadOf: text)
    case .badArguments(let function, _): "write \(function.usage)"
    default: nil
    }
  }

  /// The text that is meant, if there is one answer; shortened texts have none.
  package var meant: String? {
    switch self {
    case .missingHash(let text): text.hasSuffix("…") ? nil : "#\(text)"
    case .unknownName(_, let nearest): nearest
    default: nil
    }
  }
}

extension ColorFault {
  /// The text for a message, truncated to 40 scalars.
  static func excerpt(_ text: ArraySlice<UInt8>) -> String {
    // A scalar has at most four bytes.
    let scalars = String(decoding: text.prefix(164), as: UTF8.self).unicodeScalars
    guard scalars.count > 40 else { return String(scalars) }
    return String(scalars.prefix(40)) + "…"
  }
}
