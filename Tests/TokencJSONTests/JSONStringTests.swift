import Testing

@testable import TokencJSON

@Suite struct JSONStringTests {
  /// The inside of a string as written, its text, and the offsets of the text's bytes.
  struct Case: CustomTestStringConvertible {
    let content: String
    let text: String
    let offsets: [Int]

    init(_ content: String, _ text: String, _ offsets: [Int]) {
      self.content = content
      self.text = text
      self.offsets = offsets
    }

    var testDescription: String { content }
  }

  static let cases = [
    Case("", "", [0]),
    Case("abc", "abc", [0, 1, 2, 3]),
    Case("é😀", "é😀", [0, 1, 2, 3, 4, 5, 6]),
    Case(#"\""#, "\"", [0, 2]),
    Case(#"\\"#, "\\", [0, 2]),
    Case(#"\/"#, "/", [0, 2]),
    Case(#"\b"#, "\u{8}", [0, 2]),
    Case(#"\f"#, "\u{c}", [0, 2]),
    Case(#"\n"#, "\n", [0, 2]),
    Case(#"\r"#, "\r", [0, 2]),
    Case(#"\t"#, "\t", [0, 2]),
    Case(#"\u0000"#, "\0", [0, 6]),
    Case(#"\u007f"#, "\u{7f}", [0, 6]),
    Case(#"\u0080"#, "\u{80}", [0, 0, 6]),
    Case(#"\u07FF"#, "\u{7ff}", [0, 0, 6]),
    Case(#"\u0800"#, "\u{800}", [0, 0, 0, 6]),
    Case(#"\uD7ff"#, "\u{d7ff}", [0, 0, 0, 6]),
    Case(#"\ue000"#, "\u{e000}", [0, 0, 0, 6]),
    Case(#"\uFfFf"#, "\u{ffff}", [0, 0, 0, 6]),
    Case(#"\ud800\udc00"#, "\u{10000}", [0, 0, 0, 0, 12]),
    Case(#"\uD83D\uDE00"#, "😀", [0, 0, 0, 0, 12]),
    Case(#"\uDBFF\uDFFF"#, "\u{10ffff}", [0, 0, 0, 0, 12]),
    Case(#"\\n"#, #"\n"#, [0, 2, 3]),
    Case(#"\\\\u007b"#, #"\\u007b"#, [0, 2, 4, 5, 6, 7, 8, 9]),
    Case(#"\\{a\\}"#, #"\{a\}"#, [0, 2, 3, 4, 6, 7]),
    Case(#"a\u007bé\n\ud83d\ude00z"#, "a{é\n😀z", [0, 1, 7, 8, 9, 11, 11, 11, 11, 23, 24]),
    Case(#"\"\"\""#, #"""""#, [0, 2, 4, 6]),
    Case(#"\u00e9e\u0301"#, "\u{e9}e\u{301}", [0, 0, 6, 7, 7, 13]),
  ]

  @Test(arguments: cases)
  func `escapes stand for their text`(_ example: Case) {
    let bytes = Array(example.content.utf8)
    #expect(JSONString.decode(bytes, bytes.indices) == Array(example.text.utf8))
  }

  @Test(arguments: cases)
  func `each byte of the text is where it was written`(_ example: Case) {
    let bytes = Array(example.content.utf8)
    let (text, offsets) = JSONString.decodeWithOffsets(bytes, bytes.indices)
    #expect(text == Array(example.text.utf8))
    #expect(offsets == example.offsets)
  }

  @Test(arguments: cases)
  func `offsets count from the beginning of the file`(_ example: Case) {
    let before = #"{"a\n": ""#
    let bytes = Array("\(before)\(example.content)\"}".utf8)
    let content = before.utf8.count..<before.utf8.count + example.content.utf8.count
    let (text, offsets) = JSONString.decodeWithOffsets(bytes, content)
    #expect(text == Array(example.text.utf8))
    #expect(offsets == example.offsets.map { $0 + content.lowerBound })
    #expect(JSONString.decode(bytes, content) == text)
  }

  @Test(arguments: cases)
  func `a string ends after its closing quote`(_ example: Case) {
    let bytes = Array("\"\(example.content)\": \"\"".utf8)
    #expect(JSONString.extent(ofName: 0, bytes).end == example.content.utf8.count + 2)
  }

  @Test func `every code unit outside the surrogates is its scalar`() {
    for value in UInt32(0)...0xffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let digits = String(value, radix: 16, uppercase: value.isMultiple(of: 2))
      let bytes = Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      let text = JSONString.decode(bytes, bytes.indices)
      if text != Array(String(scalar).utf8) { Issue.record("U+\(digits) became \(text)") }
    }
  }

  @Test func `every surrogate pair is its scalar`() {
    // One scalar in 251, a prime, so that high and low halves vary against each other.
    for value in stride(from: UInt32(0x10000), through: 0x10ffff, by: 251) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf16.map { "\\u" + String($0, radix: 16) }.joined().utf8)
      let text = JSONString.decode(bytes, bytes.indices)
      if text != Array(String(scalar).utf8) { Issue.record("U+\(value) became \(text)") }
    }
  }
}
