extension JSONParser {
  /// What the parser saw while it passed a string.
  struct StringContents {
    var hasEscape = false
    var mayRefer = false
  }

  /// Passes a string whose opening quote is at the current position.
  mutating func scanString() throws(SyntaxError) -> StringContents {
    var contents = StringContents()
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return contents
      case UInt8(ascii: "\\"):
        contents.hasEscape = true
        contents.mayRefer = contents.mayRefer || position + 1 < bytes.count
        try scanEscape()
      case UInt8(ascii: "{"):
        contents.mayRefer = true
        position += 1
      case 0x20...0x7f:
        position += 1
      case 0x80...:
        try scanMultiByte()
      case 0x0a, 0x0d:
        throw error(.unclosedString)
      default:
        throw error(.controlCharacter(byte))
      }
    }
    throw error(.unclosedString)
  }

  private mutating func scanEscape() throws(SyntaxError) {
    guard position + 1 < bytes.count else {
      position += 1
      throw error(.unclosedString)
    }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      try scanUnicodeEscape()
    default:
      throw error(.badEscape)
    }
  }

  private mutating func scanUnicodeEscape() throws(SyntaxError) {
    guard let unit = JSONString.codeUnit(bytes, position + 2) else { throw error(.badEscape) }
    switch unit {
    case 0xdc00...0xdfff: throw error(.loneSurrogate)
    case 0xd800...0xdbff:
      guard position + 8 <= bytes.count, bytes[position + 6] == UInt8(ascii: "\\"),
        bytes[position + 7] == UInt8(ascii: "u"),
        let low = JSONString.codeUnit(bytes, position + 8), (0xdc00...0xdfff).contains(low)
      else { throw error(.loneSurrogate) }
      position += 12
    default:
      position += 6
    }
  }

  /// Passes one scalar of two to four bytes (RFC 3629 section 4: no overlong forms, no
  /// surrogates, nothing above U+10FFFF).
  private mutating func scanMultiByte() throws(SyntaxError) {
    let lead = bytes[position]
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    let length: Int
    switch (lead, second) {
    case (0xc2...0xdf, 0x80...0xbf): length = 2
    case (0xe0, 0xa0...0xbf), (0xe1...0xec, 0x80...0xbf), (0xed, 0x80...0x9f),
      (0xee...0xef, 0x80...0xbf):
      length = 3
    case (0xf0, 0x90...0xbf), (0xf1...0xf3, 0x80...0xbf), (0xf4, 0x80...0x8f): length = 4
    default: throw error(.invalidUTF8)
    }
    guard position + length <= bytes.count else { throw error(.invalidUTF8) }
    for offset in 2..<max(length, 2) where bytes[position + offset] & 0xc0 != 0x80 {
      throw error(.invalidUTF8)
    }
    position += length
  }
}
