/// Escapes of JSON strings (RFC 8259 section 7), for text that the parser has already accepted.
package enum JSONString {
  /// The text of a string's content, in UTF-8.
  package static func decode(_ bytes: [UInt8], _ content: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var position = content.lowerBound
    while position < content.upperBound {
      position = decodeUnit(bytes, position, into: &text)
    }
    return text
  }

  /// The text of a string's content, and for each of its bytes the offset it was written at.
  ///
  /// `offsets` has one entry more than `text`: the content's end.
  package static func decodeWithOffsets(
    _ bytes: [UInt8], _ content: Range<Int>
  ) -> (text: [UInt8], offsets: [Int]) {
    var text: [UInt8] = []
    var offsets: [Int] = []
    var position = content.lowerBound
    while position < content.upperBound {
      let next = decodeUnit(bytes, position, into: &text)
      while offsets.count < text.count { offsets.append(position) }
      position = next
    }
    offsets.append(content.upperBound)
    return (text, offsets)
  }

  /// The offset after the closing quote of a string whose content begins at `start`.
  static func end(_ bytes: [UInt8], after start: Int) -> Int {
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position + 1
  }

  /// Appends what one byte or escape stands for, and returns the offset after it.
  private static func decodeUnit(
    _ bytes: [UInt8], _ position: Int, into text: inout [UInt8]
  ) -> Int {
    guard bytes[position] == UInt8(ascii: "\\") else {
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
    default: text.append(bytes[position + 1])
    }
    return position + 2
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

  /// Four hexadecimal digits, or nil where there are none.
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
