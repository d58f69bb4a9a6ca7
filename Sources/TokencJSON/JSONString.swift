/// Escapes of JSON strings (RFC 8259 section 7; JSON5 section 5.1), for text that the parser has
/// already accepted, or for a damaged name.
package enum JSONString {
  /// The text of a string's content, in UTF-8.
  package static func decode(_ bytes: [UInt8], _ content: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var position = content.lowerBound
    while position < content.upperBound {
      position = decodeUnit(bytes, position, content.upperBound, into: &text)
    }
    return text
  }

  /// The text of a string's content, and for each of its bytes the source offset.
  ///
  /// `offsets` has one entry more than `text`: the content's end.
  package static func decodeWithOffsets(
    _ bytes: [UInt8], _ content: Range<Int>
  ) -> (text: [UInt8], offsets: [Int]) {
    var text: [UInt8] = []
    var offsets: [Int] = []
    var position = content.lowerBound
    while position < content.upperBound {
      let next = decodeUnit(bytes, position, content.upperBound, into: &text)
      while offsets.count < text.count { offsets.append(position) }
      position = next
    }
    offsets.append(content.upperBound)
    return (text, offsets)
  }

  /// The length in bytes of a blank that only JSON5 allows (section 8): VT, FF, BOM, the line
  /// separators and all of Unicode's space separators; 0 if there is none.
  static func lengthOfBlank5(_ bytes: [UInt8], _ position: Int) -> Int {
    let byte = bytes[position]
    guard byte >= 0x80 else { return byte == 0x0b || byte == 0x0c ? 1 : 0 }
    guard position + 1 < bytes.count else { return 0 }
    if byte == 0xc2 { return bytes[position + 1] == 0xa0 ? 2 : 0 }
    guard position + 2 < bytes.count else { return 0 }
    switch (byte, bytes[position + 1], bytes[position + 2]) {
    case (0xe1, 0x9a, 0x80), (0xe2, 0x80, 0x80...0x8a), (0xe2, 0x80, 0xa8...0xa9),
      (0xe2, 0x80, 0xaf), (0xe2, 0x81, 0x9f), (0xe3, 0x80, 0x80), (0xef, 0xbb, 0xbf):
      return 3
    default: return 0
    }
  }

  /// Appends the value of one byte or escape, and returns the offset after it.
  private static func decodeUnit(
    _ bytes: [UInt8], _ position: Int, _ limit: Int, into text: inout [UInt8]
  ) -> Int {
    // A damaged name may end with a backslash.
    guard bytes[position] == UInt8(ascii: "\\"), position + 1 < limit else {
      text.append(bytes[position])
      return position + 1
    }
    switch bytes[position + 1] {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): return decodeScalar(bytes, position, into: &text)
    case UInt8(ascii: "v"): text.append(0x0b)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "x"): return decodeByte(bytes, position, into: &text)
    case 0x0a: break
    case 0x0d: return position + (position + 2 < bytes.count && bytes[position + 2] == 0x0a ? 3 : 2)
    case 0xe2 where isLineSeparator(bytes, position + 1): return position + 4
    default: text.append(bytes[position + 1])
    }
    return position + 2
  }

  /// Whether U+2028 or U+2029 is at a position.
  static func isLineSeparator(_ bytes: [UInt8], _ position: Int) -> Bool {
    position + 2 < bytes.count && bytes[position] == 0xe2 && bytes[position + 1] == 0x80
      && (bytes[position + 2] == 0xa8 || bytes[position + 2] == 0xa9)
  }

  /// Decodes `\xHH`.
  private static func decodeByte(
    _ bytes: [UInt8], _ position: Int, into text: inout [UInt8]
  ) -> Int {
    guard position + 3 < bytes.count else { return position + 4 }
    let high = hexDigit(bytes[position + 2]) ?? 0
    let low = hexDigit(bytes[position + 3]) ?? 0
    let scalar = Unicode.Scalar(UInt8(high << 4 | low))
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return position + 4
  }

  private static func decodeScalar(
    _ bytes: [UInt8], _ position: Int, into text: inout [UInt8]
  ) -> Int {
    var value = codeUnit(bytes, position + 2) ?? 0xfffd
    var next = position + 6
    if value & 0xfc00 == 0xd800 {
      let low = codeUnit(bytes, next + 2) ?? 0xfffd
      value = 0x10000 + (value & 0x3ff) << 10 + (low & 0x3ff)
      next += 6
    }
    let scalar = Unicode.Scalar(value) ?? "\u{fffd}"
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return next
  }

  /// Four hexadecimal digits, or nil if there are none.
  private static func codeUnit(_ bytes: [UInt8], _ position: Int) -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = hexDigit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The value of a hexadecimal digit, or nil for any other byte.
  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
