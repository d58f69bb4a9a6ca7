import TokencText

/// A number with a unit, as text: `16px`, `1.5 rem`, `-0.2s`, `50%`, `12`.
package struct Quantity {
  /// The range of the digits, sign included.
  package let number: Range<Int>
  /// The unit in lower case; empty if there is none.
  package let unit: String

  /// The units accepted for a type.
  package static func units(of type: TokenType?) -> [String] {
    switch type {
    case .dimension?: ["px", "rem"]
    case .duration?: ["ms", "s"]
    case .color?, .fontFamily?, .fontWeight?, .cubicBezier?, .number?, .strokeStyle?, .border?,
      .transition?, .shadow?, .gradient?, .typography?, .string?, .boolean?, .unknown?, nil:
      []
    }
  }

  /// The units of length in CSS (Values and Units 4, and Conditional 5 for those of containers).
  private static let lengths: Set<String> = [
    "px", "rem", "em", "ex", "cap", "ch", "ic", "lh", "rlh", "rex", "rch", "rcap", "ric",
    "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "svi", "svb", "svmin", "svmax", "lvw",
    "lvh", "lvi", "lvb", "lvmin", "lvmax", "dvw", "dvh", "dvi", "dvb", "dvmin", "dvmax", "cqw",
    "cqh", "cqi", "cqb", "cqmin", "cqmax", "cm", "mm", "q", "in", "pt", "pc",
  ]

  /// The type that a text of unknown type has by its unit, which directly follows the number as in
  /// CSS: `dimension` or `duration`.
  static func evidentType(of text: ArraySlice<UInt8>) -> TokenType? {
    guard let quantity = Quantity(text), quantity.number.upperBound < text.endIndex,
      ASCII.isLetter(text[quantity.number.upperBound])
    else { return nil }
    if lengths.contains(quantity.unit) { return .dimension }
    return units(of: .duration).contains(quantity.unit) ? .duration : nil
  }

  /// Reads a text that consists of a number, perhaps with a unit; outer blanks are ignored.
  package init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    while let first = rest.first, first == 0x20 { rest.removeFirst() }
    while let last = rest.last, last == 0x20 { rest.removeLast() }
    guard let end = Self.end(ofNumberIn: rest) else { return nil }
    var letters = rest[end...]
    while letters.first == 0x20 { letters.removeFirst() }
    guard letters.allSatisfy({ ASCII.isLetter($0) || $0 == UInt8(ascii: "%") }) else { return nil }
    number = rest.startIndex..<end
    unit = String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// The end of a decimal number at the beginning of a text.
  package static func end(ofNumberIn text: ArraySlice<UInt8>) -> Int? {
    var position = text.startIndex
    func isDigit() -> Bool { position < text.endIndex && ASCII.isDigit(text[position]) }
    func isAt(_ byte: UInt8) -> Bool { position < text.endIndex && text[position] == byte }
    if isAt(UInt8(ascii: "-")) || isAt(UInt8(ascii: "+")) { position += 1 }
    let start = position
    while isDigit() { position += 1 }
    var digits = position - start
    if isAt(UInt8(ascii: ".")) {
      position += 1
      let fraction = position
      while isDigit() { position += 1 }
      guard position > fraction else { return nil }
      digits += position - fraction
    }
    guard digits > 0 else { return nil }
    let mantissa = position
    if isAt(UInt8(ascii: "e")) || isAt(UInt8(ascii: "E")) {
      position += 1
      if isAt(UInt8(ascii: "-")) || isAt(UInt8(ascii: "+")) { position += 1 }
      guard isDigit() else { return mantissa }
      while isDigit() { position += 1 }
    }
    return position
  }
}
