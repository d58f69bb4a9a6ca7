extension OutputBuffer {
  /// Appends UTF-8 text as a JSON string, quotes included.
  ///
  /// Only what RFC 8259 requires is escaped: quotes, backslashes and control characters.
  package mutating func writeJSON(string text: some Sequence<UInt8>) {
    write(UInt8(ascii: "\""))
    writeJSON(stringContent: text)
    write(UInt8(ascii: "\""))
  }

  /// Appends text as a JSON string, quotes included.
  package mutating func writeJSON(string text: String) {
    writeJSON(string: text.utf8)
  }

  /// Appends UTF-8 text as the inside of a JSON string.
  package mutating func writeJSON(stringContent text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case 0x08: write("\\b")
      case 0x09: write("\\t")
      case 0x0a: write("\\n")
      case 0x0c: write("\\f")
      case 0x0d: write("\\r")
      case 0..<0x20:
        write("\\u00")
        write(Self.hexDigit(byte >> 4))
        write(Self.hexDigit(byte & 15))
      default: write(byte)
      }
    }
  }

  /// The lower-case hexadecimal digit of a value below 16.
  package static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
