import TokencCore
import TokencText
import TokencJSON

/// Arithmetic in texts, as in Tokens Studio: `4px * 1.5`, `roundTo(16 / 3, 1)`, and several values
/// in a row, `8 / 4 * 7px 8 * 5px`.
///
/// The rules are those of sd-transforms. A text is split at blanks outside brackets without an
/// operator on either side, so operators are written with blanks on both sides or on neither. `px`
/// is ignored and restored in the result; a part with one other unit is calculated as `calc()`
/// would, one with two is left alone, and so is everything that is not arithmetic. Results have
/// four decimals; a number that is not calculated keeps its digits.
enum Maths {
  /// The result of evaluating a text.
  enum Outcome: Equatable {
    /// There is nothing to calculate.
    case unchanged
    /// The whole text is one number without a unit.
    case number(Double)
    /// A number with a unit, or several values.
    case text([UInt8])
    /// The result is not a number: a division by zero, the root of a negative number.
    case infinite
  }

  /// How many decimals a result has.
  static let fractionDigits = 4

  /// Calculates a text.
  static func evaluate(
    _ text: ArraySlice<UInt8>, fractionDigits: Int = Maths.fractionDigits
  ) -> Outcome {
    guard text.contains(where: ASCII.isDigit), text.contains(where: isOperatorOrBracket),
      !text.contains(UInt8(ascii: "'")), !text.contains(UInt8(ascii: "\""))
    else { return .unchanged }
    let parts = parts(of: text)
    var results = parts.map { MathsPart.evaluate($0, fractionDigits: fractionDigits) }
    if parts.count > 1 { keepShorthand(parts, &results) }
    guard results.contains(where: { $0 != .unchanged }) else { return .unchanged }
    if results.contains(.infinite) { return .infinite }
    if results.count == 1, case .value(let number, let unit) = results[0], unit.isEmpty {
      return .number(number)
    }
    var output = OutputBuffer()
    for (part, result) in zip(parts, results) {
      if !output.bytes.isEmpty { output.write(UInt8(ascii: " ")) }
      guard case .value(let number, let unit) = result else {
        output.write(part)
        continue
      }
      output.write(number: number)
      output.write(unit)
    }
    return .text(output.bytes)
  }

  private static func isOperatorOrBracket(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "!"), UInt8(ascii: "("),
      UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// The values in a row in a text.
  static func parts(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let words = words(of: text)
    var parts: [ArraySlice<UInt8>] = []
    var isOpen = false
    for word in words {
      if let last = parts.last, isOpen || isOperator(word) {
        parts[parts.count - 1] = text[last.startIndex..<word.endIndex]
      } else {
        parts.append(word)
      }
      isOpen = isOperator(word)
    }
    return parts
  }

  /// The words between blanks outside all brackets.
  static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var depth = 0
    var start: Int?
    for (index, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth <= 0, ASCII.isBlank(byte) {
        if let from = start { words.append(text[from..<index]) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let from = start { words.append(text[from...]) }
    return words
  }

  private static func isOperator(_ word: ArraySlice<UInt8>) -> Bool {
    word.count == 1 && word.allSatisfy { "+-*/".utf8.contains($0) }
  }

  /// Leaves `16px/1` alone beside words: there it is a size and a line height, as in the CSS
  /// shorthand `italic 16px/1 Arial`.
  private static func keepShorthand(
    _ parts: [ArraySlice<UInt8>], _ results: inout [MathsPart.Outcome]
  ) {
    let hasWord = zip(parts, results).contains { part, result in
      result == .unchanged && Quantity(part) == nil
    }
    guard hasWord else { return }
    for (index, part) in parts.enumerated()
    where part.contains(UInt8(ascii: "/"))
      && !part.contains(where: { ASCII.isBlank($0) || "+*^()".utf8.contains($0) })
    {
      results[index] = .unchanged
    }
  }
}

extension Maths {
  /// The number that a text is or evaluates to, percentages as hundredths; nil if it is not a
  /// finite number.
  static func fraction(_ text: ArraySlice<UInt8>) -> Double? {
    switch evaluate(text) {
    case .number(let number): number
    case .text(let result): plainFraction(result[...])
    case .unchanged: plainFraction(text)
    case .infinite: nil
    }
  }

  private static func plainFraction(_ text: ArraySlice<UInt8>) -> Double? {
    guard let quantity = Quantity(text), quantity.unit.isEmpty || quantity.unit == "%",
      let number = Double(String(decoding: text[quantity.number], as: UTF8.self))
    else { return nil }
    return quantity.unit.isEmpty ? number : number.shifted(byDecimals: -2)
  }
}
