extension OutputBuffer {
  /// Appends UTF-8 text as a JSON string, quotes included.
  ///
  /// Only what RFC 8259 requires is escaped: quotes, backslashes and control characters.
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
    // What needs no escape, nearly always all of it, is copied in one go.
    var start = text.startIndex
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      write(text[start..<index])
      writeJSON(escaped: byte)
      start = index + 1
    }
    write(text[start...])
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

  /// The lower-case hexadecimal digit of a value below 16.
  package static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
