import TokencText
import Testing

@testable import TokencJSON

@Suite struct OutputBufferTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (-7, "-7"), (10, "10"), (-100, "-100"), (1_234_567_890, "1234567890"),
    (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
  ])
  func `whole numbers are written in decimal`(_ value: Int, _ written: String) {
    var buffer = OutputBuffer()
    buffer.write("<")
    buffer.write(decimal: value)
    buffer.write(">")
    #expect(buffer.text == "<\(written)>")
  }

  @Test func `everything is appended`() {
    var buffer = OutputBuffer()
    buffer.write(UInt8(ascii: "a"))
    buffer.write("é")
    buffer.write([0x62, 0x63])
    buffer.write([0x64, 0x65, 0x66][1...])
    buffer.indent(2)
    buffer.indent(0)
    buffer.writeJSON(string: "\n")
    buffer.writeJSON(stringContent: Array("\t\"".utf8)[...])
    #expect(buffer.text == #"aébcef  "\n"\t\""#)
  }

  @Test(arguments: ["\n", "\na", "a\n", "a\n\t\"b", "\\\\", "ab", ""])
  func `part of an array is written like the whole`(_ text: String) {
    var whole = OutputBuffer()
    whole.writeJSON(string: Array(text.utf8))
    var part = OutputBuffer()
    part.writeJSON(string: (Array("\n\"".utf8) + text.utf8 + "\n\"".utf8).dropFirst(2).dropLast(2))
    #expect(part.bytes == whole.bytes)
  }

  @Test func `hexadecimal digits are in lower case`() {
    #expect((UInt8(0)..<16).map(OutputBuffer.hexDigit) == Array("0123456789abcdef".utf8))
  }
}
