import TokencText
import TokencJSON

/// Paths as URI references (RFC 3986).
enum URIText {
  /// The path with every byte escaped that is not allowed in a reference.
  static func path(_ path: String) -> String {
    var output = OutputBuffer()
    for byte in path.utf8 {
      if isPlain(byte) {
        output.write(byte)
      } else {
        output.write(UInt8(ascii: "%"))
        output.write(hexDigit(byte >> 4))
        output.write(hexDigit(byte & 15))
      }
    }
    return output.text
  }

  /// Whether a byte is unreserved, or a slash between names.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// The upper-case digit that RFC 3986 prefers.
  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
