import TokencText

/// What other platforms allow as dimensions, durations, numbers and weights.
enum ForeignWords {
  /// Units of CSS (Values and Units 4) other than px, rem, ms and s, and those of Android and iOS.
  static let units: Set<String> = [
    "px", "rem", "ms", "s", "%", "em", "ex", "cap", "ch", "ic", "lh", "rlh", "rex", "rch", "ric",
    "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "svi", "svb", "svmin", "svmax", "lvw",
    "lvh", "lvi", "lvb", "lvmin", "lvmax", "dvw", "dvh", "dvi", "dvb", "dvmin", "dvmax", "cqw",
    "cqh", "cqi", "cqb", "cqmin", "cqmax", "cm", "mm", "q", "in", "pt", "pc", "deg", "grad", "rad",
    "turn", "hz", "khz", "dpi", "dpcm", "dppx", "x", "fr", "dp", "sp",
  ]

  /// Keywords for sizes.
  static let sizes: Set<String> = [
    "auto", "none", "normal", "fit-content", "min-content", "max-content",
  ]

  /// Easing keywords (CSS Easing 2).
  static let easings: Set<String> = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]

  /// Whether a text is a size that only other platforms understand: a plain number, another unit, a
  /// keyword, a function, math or several parts.
  static func isSize(_ text: ArraySlice<UInt8>) -> Bool {
    let text = ASCII.trimmed(text)
    guard !text.isEmpty else { return false }
    if sizes.contains(String(decoding: text, as: UTF8.self).lowercased()) { return true }
    if let quantity = Quantity(text) {
      return quantity.unit.isEmpty || units.contains(quantity.unit)
    }
    if isFunction(text) { return true }
    return isMaths(text)
  }

  /// Whether a text is one CSS function call from beginning to end.
  static func isFunction(_ text: ArraySlice<UInt8>) -> Bool {
    guard let open = text.firstIndex(of: UInt8(ascii: "(")), open > text.startIndex,
      text[..<open].allSatisfy(ASCII.isNamePart), !ASCII.isDigit(text[text.startIndex]),
      text.last == UInt8(ascii: ")")
    else { return false }
    var depth = 0
    for (index, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 || (depth == 0 && index >= open && index < text.endIndex - 1) { return false }
    }
    return depth == 0
  }

  /// Whether a text consists of numbers with units, function calls and names, joined by blanks and
  /// operators: `8px * 2`, `4px 8px`, `roundTo(16px / 3, 1)`.
  private static func isMaths(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    var depth = 0
    var operands = 0
    while let byte = rest.first {
      if ASCII.isBlank(byte) || "+-*/^%,".utf8.contains(byte) {
        rest.removeFirst()
      } else if byte == UInt8(ascii: "(") {
        depth += 1
        rest.removeFirst()
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        guard depth >= 0 else { return false }
        rest.removeFirst()
      } else if let operand = takeOperand(&rest) {
        guard operand else { return false }
        operands += 1
      } else {
        return false
      }
    }
    return depth == 0 && operands > 0
  }

  /// Consumes a number with its unit, or the name of a function before its parenthesis.
  ///
  /// - Returns: whether it is a known one; nil if there is none.
  private static func takeOperand(_ rest: inout ArraySlice<UInt8>) -> Bool? {
    if let end = Quantity.end(ofNumberIn: rest) {
      rest = rest[end...]
      let unit = rest.prefix { ASCII.isLetter($0) || $0 == UInt8(ascii: "%") }
      rest = rest[unit.endIndex...]
      let name = String(decoding: unit, as: UTF8.self).lowercased()
      return name.isEmpty || units.contains(name)
    }
    let word = rest.prefix(while: ASCII.isNamePart)
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...]
    if rest.first == UInt8(ascii: "(") { return true }
    return sizes.contains(String(decoding: word, as: UTF8.self).lowercased())
  }
}
