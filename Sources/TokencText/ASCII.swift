/// Questions about bytes of ASCII text.
///
/// Public and inlinable like ``OutputBuffer``: readers ask them of every byte.
public enum ASCII {
  /// Whether the byte is a decimal digit.
  @inlinable public static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  /// Whether the byte is a letter in either case.
  @inlinable public static func isLetter(_ byte: UInt8) -> Bool {
    lowercased(byte) &- UInt8(ascii: "a") < 26
  }

  /// Whether an identifier of CSS may hold the byte.
  @inlinable public static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  /// Blanks and line ends of CSS.
  @inlinable public static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte) && byte != 0x0b
  }

  /// The value of a hexadecimal digit in either case.
  @inlinable public static func hexDigit(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - UInt8(ascii: "0") }
    let letter = lowercased(byte) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }

  /// Capital letters made small; other bytes stay.
  @inlinable public static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }

  /// Whether the text is `word`, which is lower case, in any case of letters.
  @inlinable public static func isEqual(_ text: ArraySlice<UInt8>, _ word: String) -> Bool {
    text.count == word.utf8.count && zip(text, word.utf8).allSatisfy { lowercased($0) == $1 }
  }

  /// The text without blanks at its ends.
  @inlinable public static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start = text.startIndex
    var end = text.endIndex
    while start < end, isBlank(text[start]) { start += 1 }
    while start < end, isBlank(text[end - 1]) { end -= 1 }
    return text[start..<end]
  }

  /// The first scalar of UTF-8 text; U+FFFD where there is none.
  @inlinable public static func firstScalar(of text: ArraySlice<UInt8>) -> Unicode.Scalar {
    var decoder = UTF8()
    var rest = text.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return "\u{fffd}" }
    return scalar
  }
}
