import TokencText

extension JSONParser {
  /// The length of the scalar at the current position in bytes; nil if the bytes are not UTF-8.
  ///
  /// RFC 3629 section 4: no overlong forms, no surrogates, nothing above U+10FFFF.
  var scalarLength: Int? {
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    let length: Int
    switch (bytes[position], second) {
    case (0x00...0x7f, _): return 1
    case (0xc2...0xdf, 0x80...0xbf): return 2
    case (0xe0, 0xa0...0xbf), (0xe1...0xec, 0x80...0xbf), (0xed, 0x80...0x9f),
      (0xee...0xef, 0x80...0xbf):
      length = 3
    case (0xf0, 0x90...0xbf), (0xf1...0xf3, 0x80...0xbf), (0xf4, 0x80...0x8f): length = 4
    default: return nil
    }
    guard position + length <= bytes.count else { return nil }
    for offset in 2..<length where bytes[position + offset] & 0xc0 != 0x80 { return nil }
    return length
  }

  /// The range of bytes that are not UTF-8: the first one and those that would continue it.
  var invalidUTF8Range: SourceRange {
    var end = position + 1
    while end < min(position + 4, bytes.count), bytes[end] & 0xc0 == 0x80 { end += 1 }
    return SourceRange(position, end)
  }
}
