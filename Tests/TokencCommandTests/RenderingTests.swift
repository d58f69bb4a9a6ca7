import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import Testing

@testable import TokencCommand

@Suite struct RenderingTests {
  /// A document whose wrong part stands between `«` and `»`, and the lines printed for it.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var document: String
    var lines: [String]

    init(_ description: String, _ document: String, _ lines: String...) {
      testDescription = description
      self.document = document
      self.lines = lines
    }
  }

  static let cases = [
    Case(
      "a reference", #"{ "a": { "$value": "«{b.c}»" } }"#,
      "t.json:1:21: error: no [unresolved-reference]",
      #"  1 | { "a": { "$value": "{b.c}" } }"#,
      "    |                     ^~~~~"),
    Case(
      "a later line", "{\n  \"a\": «1»\n}\n",
      "t.json:2:8: error: no [unresolved-reference]",
      "  2 |   \"a\": 1",
      "    |        ^"),
    Case(
      "a line with two digits", String(repeating: "\n", count: 11) + "«ab»",
      "t.json:12:1: error: no [unresolved-reference]",
      "  12 | ab",
      "     | ^~"),
    Case(
      "tabs before the place are repeated", "\t\"a\":\t«12»",
      "t.json:1:7: error: no [unresolved-reference]",
      "  1 | \t\"a\":\t12",
      "    | \t    \t^~"),
    Case(
      "a tab inside the place is repeated", "a «b\tc» d",
      "t.json:1:3: error: no [unresolved-reference]",
      "  1 | a b\tc d",
      "    |   ^\t~"),
    Case(
      "a tab that is the place", "\"a«\t»b\"",
      "t.json:1:3: error: no [unresolved-reference]",
      "  1 | \"a\tb\"",
      "    |   ^"),
    Case(
      "wide characters before and in the place", "\"色\": «\"青い\"»",
      "t.json:1:6: error: no [unresolved-reference]",
      "  1 | \"色\": \"青い\"",
      "    |       ^~~~~~"),
    Case(
      "combining characters take no column", "\"e\u{301}\": «\"e\u{301}o\"»",
      "t.json:1:7: error: no [unresolved-reference]",
      "  1 | \"e\u{301}\": \"e\u{301}o\"",
      "    |      ^~~~"),
    Case(
      "emoji and flags are two columns wide", "\"🎨🇩🇪\": «1»",
      "t.json:1:8: error: no [unresolved-reference]",
      "  1 | \"🎨🇩🇪\": 1",
      "    |         ^"),
    Case(
      "control characters are shown as escapes", "\"\u{1b}[31m\" «\u{7f}a»",
      "t.json:1:9: error: no [unresolved-reference]",
      #"  1 | "\u{1B}[31m" \u{7F}a"#,
      "    |              ^~~~~~~"),
    Case(
      "characters that turn text around are shown as escapes", "\u{202e}a«b»\u{2066}",
      "t.json:1:3: error: no [unresolved-reference]",
      #"  1 | \u{202E}ab\u{2066}"#,
      "    |          ^"),
    Case(
      "a line end of CR LF is not a part of the line", "{\r\n  «12»\r\n}\r\n",
      "t.json:2:3: error: no [unresolved-reference]",
      "  2 |   12",
      "    |   ^~"),
    Case(
      "a byte order mark is not counted", "\u{feff}{ «1»",
      "t.json:1:3: error: no [unresolved-reference]",
      "  1 | { 1",
      "    |   ^"),
    Case(
      "an empty place", "{ «» }",
      "t.json:1:3: error: no [unresolved-reference]",
      "  1 | {  }",
      "    |   ^"),
    Case(
      "a place of several lines is marked up to the end of its first", "a «{\n  1\n}»",
      "t.json:1:3: error: no [unresolved-reference]",
      "  1 | a {",
      "    |   ^"),
    Case(
      "the end of the file, behind its last line", "{\n«»",
      "t.json:2:1: error: no [unresolved-reference]"),
    Case(
      "the end of the file, in its last line", "{\n  \"a\"«»",
      "t.json:2:6: error: no [unresolved-reference]",
      "  2 |   \"a\"",
      "    |      ^"),
    Case(
      "a line of 200 columns is whole", String(repeating: "x", count: 199) + "«y»",
      "t.json:1:200: error: no [unresolved-reference]",
      "  1 | " + String(repeating: "x", count: 199) + "y",
      "    | " + String(repeating: " ", count: 199) + "^"),
    Case(
      "a longer line is shortened around the place",
      String(repeating: "a", count: 500) + "«bcd»" + String(repeating: "e", count: 500),
      "t.json:1:501: error: no [unresolved-reference]",
      "  1 | …" + String(repeating: "a", count: 60) + "bcd" + String(repeating: "e", count: 117)
        + "…",
      "    | " + String(repeating: " ", count: 61) + "^~~"),
    Case(
      "a long line is shortened to whole characters",
      String(repeating: "色", count: 500) + "«b»" + String(repeating: "🎨", count: 500),
      "t.json:1:501: error: no [unresolved-reference]",
      "  1 | …" + String(repeating: "色", count: 30) + "b" + String(repeating: "🎨", count: 59) + "…",
      "    | " + String(repeating: " ", count: 61) + "^"),
    Case(
      "a long place is cut where the line is",
      "a«" + String(repeating: "b", count: 500) + "»",
      "t.json:1:2: error: no [unresolved-reference]",
      "  1 | a" + String(repeating: "b", count: 120) + "…",
      "    |  ^" + String(repeating: "~", count: 119)),
  ]

  @Test(arguments: cases)
  func `the place is marked in its line`(_ example: Case) {
    let (file, range) = Self.unmark(example.document)
    let diagnostic = Diagnostic(
      .error, .unresolvedReference, "no", at: Diagnostic.Place(FileID(0), range))
    let text = Rendered.text([diagnostic], [file])
    #expect(text == example.lines.joined(separator: "\n") + "\n")
  }

  @Test func `bytes that are not UTF-8 are replaced`() {
    let file = SourceFile(path: "t.json", role: .theme, bytes: [0x61, 0xff, 0xc3, 0x62])
    let diagnostic = Diagnostic(
      .error, .invalidUTF8, "no", at: Diagnostic.Place(FileID(0), SourceRange(1, 2)))
    #expect(
      Rendered.text([diagnostic], [file]) == """
        t.json:1:2: error: no [invalid-utf8]
          1 | a\u{fffd}\u{fffd}b
            |  ^

        """)
  }

  /// The document without its marks, and the range between them.
  private static func unmark(_ document: String) -> (SourceFile, SourceRange) {
    let parts = document.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "«" || $0 == "»" })
    let bytes = parts.map { Array(String(Substring($0)).utf8) }
    let start = bytes[0].count
    return (
      SourceFile(path: "t.json", role: .theme, bytes: Array(bytes.joined())),
      SourceRange(start, start + bytes[1].count)
    )
  }
}
