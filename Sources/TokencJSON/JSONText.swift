import TokencText

extension OutputBuffer {
  /// Appends UTF-8 text as a JSON string, quotes included.
  ///
  /// Escapes what RFC 8259 requires, quotes, backslashes and control characters, and also what
  /// could affect a terminal: DEL, C1 and the characters that change the writing direction.
  package mutating func writeJSON(string text: ArraySlice<UInt8>) {
    write(UInt8(ascii: "\""))
    writeJSON(stringContent: text)
    write(UInt8(ascii: "\""))
  }

  /// Appends UTF-8 text as a JSON string, quotes included.
  package mutating func writeJSON(string text: [UInt8]) {
    writeJSON(string: text[...])
  }

  /// Appends text as a JSON string, quotes included.
  package mutating func writeJSON(string text: String) {
    writeJSON(string: Array(text.utf8)[...])
  }

  /// Appends UTF-8 text as the inside of a JSON string.
  package mutating func writeJSON(stringContent text: ArraySlice<UInt8>) {
    // Text that needs no escape, nearly always all of it, is copied at once.
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      index = Self.skipPlainBytes(text, from: index)
      guard index < text.endIndex else { break }
      let byte = text[index]
      let hidden = byte < 0x7f ? nil : Self.hiddenScalar(text[index...])
      if byte >= 0x7f, hidden == nil {
        index += 1
        continue
      }
      write(text[start..<index])
      if let hidden {
        writeJSON(codeUnit: hidden)
        index += hidden < 0x80 ? 1 : hidden < 0x800 ? 2 : 3
      } else {
        writeJSON(escaped: byte)
        index += 1
      }
      start = index
    }
    write(text[start...])
  }

  /// The index of the first byte from `start` on that may need an escape.
  private static func skipPlainBytes(_ text: ArraySlice<UInt8>, from start: Int) -> Int {
    let offset = start - text.startIndex
    let end = EightBytes.find(in: text.span, from: offset, to: text.count) { next in
      next.nonASCII | next.controls | next.equal(to: UInt8(ascii: "\""))
        | next.equal(to: UInt8(ascii: "\\")) | next.equal(to: 0x7f)
    }
    return text.startIndex + end
  }

  /// The scalar at the beginning of a text if a terminal or reader would treat it as a command:
  /// DEL, the C1 controls, and those that change the writing direction.
  private static func hiddenScalar(_ text: ArraySlice<UInt8>) -> UInt32? {
    var decoder = UTF8()
    guard let first = text.first, first == 0x7f || first == 0xc2 || first == 0xe2 else {
      return nil
    }
    var rest = text.prefix(3).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
    switch scalar.value {
    case 0x7f...0x9f, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069: return scalar.value
    default: return nil
    }
  }

  private mutating func writeJSON(codeUnit: UInt32) {
    write("\\u")
    for shift in [12, 8, 4, 0] as [UInt32] {
      write(Self.hexDigit(UInt8(truncatingIfNeeded: codeUnit >> shift & 15)))
    }
  }

  private mutating func writeJSON(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): write("\\\"")
    case UInt8(ascii: "\\"): write("\\\\")
    case 0x08: write("\\b")
    case 0x09: write("\\t")
    case 0x0a: write("\\n")
    case 0x0c: write("\\f")
    case 0x0d: write("\\r")
    default:
      write("\\u00")
      write(Self.hexDigit(byte >> 4))
      write(Self.hexDigit(byte & 15))
    }
  }
}
