/// Predicates on bytes of ASCII text.
///
/// Public and inlinable like ``OutputBuffer``: readers call them for every byte.
public enum ASCII {
  /// Whether the byte is a decimal digit.
  @inlinable public static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  /// Whether the byte is a letter in either case.
  @inlinable public static func isLetter(_ byte: UInt8) -> Bool {
    lowercased(byte) &- UInt8(ascii: "a") < 26
  }

  /// Whether the byte may be part of a CSS identifier.
  @inlinable public static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  /// Whether the byte is a blank or line ending of CSS.
  @inlinable public static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte) && byte != 0x0b
  }

  /// The value of a hexadecimal digit in either case.
  @inlinable public static func hexDigit(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - UInt8(ascii: "0") }
    let letter = lowercased(byte) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }

  /// The byte with capital letters in lower case.
  @inlinable public static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }

  /// Whether the text is `word`, which is lower case, ignoring case.
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

  /// The first scalar of UTF-8 text; U+FFFD if there is none.
  @inlinable public static func firstScalar(of text: ArraySlice<UInt8>) -> Unicode.Scalar {
    var decoder = UTF8()
    var rest = text.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return "\u{fffd}" }
    return scalar
  }
}
