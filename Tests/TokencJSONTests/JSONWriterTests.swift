import TokencText
import Testing

@testable import TokencJSON

@Suite struct JSONWriterTests {
  private func text(isCompact: Bool = false, _ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(isCompact: isCompact)
    write(&writer)
    return writer.output.text
  }

  /// One of everything that the writer writes.
  private func writeSample(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.value("blue")
    writer.key(Array("count".utf8)[...])
    writer.value(-12)
    writer.key("empty")
    writer.beginObject()
    writer.endObject()
    writer.key("list")
    writer.beginArray()
    writer.value(literal: Array("1.50".utf8))
    writer.value(Array("é".utf8))
    writer.beginArray()
    writer.endArray()
    writer.beginObject()
    writer.key("a")
    writer.value(literal: Array("null".utf8))
    writer.endObject()
    writer.endArray()
    writer.endObject()
  }

  @Test func `pretty output has one value a line and an indent of two`() {
    #expect(
      text(writeSample) == """
        {
          "name": "blue",
          "count": -12,
          "empty": {},
          "list": [
            1.50,
            "é",
            [],
            {
              "a": null
            }
          ]
        }
        """)
  }

  @Test func `compact output has no blanks`() {
    #expect(
      text(isCompact: true, writeSample)
        == #"{"name":"blue","count":-12,"empty":{},"list":[1.50,"é",[],{"a":null}]}"#)
  }

  @Test(arguments: [true, false])
  func `an empty container is two brackets`(_ isCompact: Bool) {
    let object = text(isCompact: isCompact) { writer in
      writer.beginObject()
      writer.endObject()
    }
    let array = text(isCompact: isCompact) { writer in
      writer.beginArray()
      writer.endArray()
    }
    #expect(object == "{}")
    #expect(array == "[]")
  }

  @Test(arguments: [true, false])
  func `a scalar may stand alone`(_ isCompact: Bool) {
    #expect(text(isCompact: isCompact) { $0.value("a") } == #""a""#)
    #expect(text(isCompact: isCompact) { $0.value(7) } == "7")
    #expect(text(isCompact: isCompact) { $0.value(literal: Array("true".utf8)) } == "true")
  }

  @Test func `containers in containers are set apart by commas`() {
    let nested = text(isCompact: true) { writer in
      writer.beginArray()
      for _ in 0..<2 {
        writer.beginArray()
        writer.value(1)
        writer.value(2)
        writer.endArray()
      }
      writer.endArray()
    }
    #expect(nested == "[[1,2],[1,2]]")
  }

  @Test func `pretty output goes on where the buffer is`() {
    var output = OutputBuffer()
    output.write("x = ")
    var writer = JSONWriter(output: output)
    writer.beginArray()
    writer.value(1)
    writer.endArray()
    writer.output.write(UInt8(ascii: "\n"))
    #expect(writer.output.text == "x = [\n  1\n]\n")
  }

  @Test func `a writer for a part indents all but its first line`() {
    var writer = JSONWriter(level: 2)
    writer.beginObject()
    writer.key("a")
    writer.beginArray()
    writer.value(1)
    writer.endArray()
    writer.endObject()
    #expect(
      writer.output.text == """
        {
              "a": [
                1
              ]
            }
        """)
  }

  @Test func `someone else may write a value, told how far it is indented`() {
    let nested = text { writer in
      writer.beginObject()
      writer.key("a")
      writer.beginArray()
      for _ in 0..<2 {
        writer.value { output, level in
          output.write(decimal: level)
          output.write(".5")
        }
      }
      writer.endArray()
      writer.key("b")
      writer.value { output, level in output.write(decimal: level) }
      writer.endObject()
    }
    #expect(
      nested == """
        {
          "a": [
            2.5,
            2.5
          ],
          "b": 1
        }
        """)
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b", #""a\"b""#), ("\\", #""\\""#), ("/", #""/""#),
    ("\u{8}\t\n\u{c}\r", #""\b\t\n\f\r""#), ("\0\u{1}\u{b}\u{1f}", #""\u0000\u0001\u000b\u001f""#),
    ("\u{7f}\u{80}\u{9b}", #""\u007f\u0080\u009b""#),
    ("\u{2028}\u{202e}\u{2066}", #""\u2028\u202e\u2066""#),
    ("\u{a0}\u{2027}\u{feff}", "\"\u{a0}\u{2027}\u{feff}\""),
    ("é e\u{301} 😀 \u{10ffff}", "\"é e\u{301} 😀 \u{10ffff}\""), (#"\u0041"#, #""\\u0041""#),
  ])
  func `what JSON or a terminal could trip over is escaped`(_ value: String, _ written: String) {
    #expect(Array(text { $0.value(value) }.utf8) == Array(written.utf8))
    #expect(Array(text { $0.value(Array(value.utf8)) }.utf8) == Array(written.utf8))
    let member = text(isCompact: true) { writer in
      writer.beginObject()
      writer.key(value)
      writer.value(0)
      writer.key(Array(value.utf8)[...])
      writer.value(0)
      writer.endObject()
    }
    #expect(Array(member.utf8) == Array("{\(written):0,\(written):0}".utf8))
  }

  @Test func `every ASCII character is read back as it was`() throws {
    let characters = String(String.UnicodeScalarView((UInt8.min...0x7f).map { Unicode.Scalar($0) }))
    let written = text { $0.value(characters) }
    #expect(try Document(written).tree.string(of: 0) == characters)
  }
}
