import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencTestSupport
import Testing

@Suite struct FileTests {
  private static let good = Layer.theme("good.json", #"{ "good": { "$value": 1 } }"#)

  @Test func `every broken file is named, and the others are read`() {
    let stack = compile(
      .theme("comma.json", "{\n  \"a\": { \"$value\": 1 },\n1️⃣}\n"),
      Self.good,
      .theme("colon.json", #"{ "a" 2️⃣{ "$value": 1 } }"#),
      .theme("missing.json", #"{ "a": { "$value": 1 } 3️⃣"b": {} }"#),
      .theme("open.json", "{ \"a\": { \"$value\": \"red } }4️⃣\n}"),
      .theme("empty.json", "5️⃣"),
      .theme("blank.json", " \n\t\n6️⃣"),
      .theme("rest.json", "{} 7️⃣x"))
    stack.expect([
      .error(.invalidJSON, "1️⃣", "comma before '}'; strict JSON has none there"),
      .error(.invalidJSON, "2️⃣", "expected ':' after the name, found '{'"),
      .error(.invalidJSON, "3️⃣", "expected ',' or '}', found '\"'"),
      .error(.invalidJSON, "4️⃣", "the string is not closed before the end of the line"),
      .error(.invalidJSON, "5️⃣", "the file is empty; expected a JSON object"),
      .error(.invalidJSON, "6️⃣", "the file is empty; expected a JSON object"),
      .error(.invalidJSON, "7️⃣", "expected the end of the file, found 'x'"),
    ])
    #expect(stack.values == ["good = 1"])
  }

  @Test(arguments: [#"1️⃣[{ "a": 1 }]"#, "1️⃣\"text\"", " 1️⃣12", "1️⃣null"])
  func `the top level must be an object`(_ text: String) {
    let stack = compile(Self.good, .theme("t.json", text))
    stack.expect([
      .error(.invalidRoot, "1️⃣", "the top level of a token file must be an object")
    ])
    #expect(stack.values == ["good = 1"])
  }

  @Test(arguments: ["1️⃣{}", "1️⃣{ \"group\": { \"in\": {} } }", "\n 1️⃣{ \"$version\": \"1\" }"])
  func `a theme without any token is warned of`(_ text: String) {
    let stack = compile(
      .defaults("base.json", #"{ "a": { "$value": 1 } }"#), .theme("theme.json", text))
    stack.expect([.warning(.invalidRoot, "1️⃣", "the file contains no token")])
  }

  @Test func `defaults may be empty`() {
    compile(.defaults("base.json", "{}")).expect()
  }

  @Test func `a byte order mark and lines that end with CR LF are read`() {
    let stack = compile(
      Self.good,
      .theme("dos.json", "\u{feff}{\r\n  \"a\": { \"$value\": \"1️⃣{none}2️⃣\" }\r\n}\r\n"))
    stack.expect([.error(.unresolvedReference, "1️⃣2️⃣", "no token named 'none'")])
    #expect(stack.values == ["good = 1", "a = ‹broken›"])
  }

  @Test func `a byte order mark alone is an empty file`() {
    compile("\u{feff}1️⃣").expect([
      .error(.invalidJSON, "1️⃣", "the file is empty; expected a JSON object")
    ])
  }

  @Test func `bytes that are not UTF-8 are an error where they stand`() throws {
    let text = Array(#"{ "größe": { "$value": "Fläche" } }"#.unicodeScalars)
    let stack = compile(Self.good, .bytes("latin1.json", text.map { UInt8($0.value) }))
    #expect(stack.diagnostics.count == 1)
    let diagnostic = try #require(stack.diagnostics.first)
    #expect(diagnostic.code == .invalidUTF8)
    #expect(diagnostic.message == "the bytes here are not UTF-8")
    #expect(diagnostic.place.range.lowerBound == 5)
    #expect(stack.values == ["good = 1"])
  }

  @Test func `UTF-16 is named`() throws {
    let bytes = Array("{}".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    let stack = compile(.bytes("wide.json", [0xfe, 0xff] + bytes))
    #expect(stack.diagnostics.map(\.message) == ["the file is UTF-16; save it as UTF-8"])
  }

  @Test func `an older Backbase theme is named and not read`() {
    let stack = compile(
      Self.good,
      .theme(
        "old.json",
        """
        {
          1️⃣"colors": {
            "signal": { "color": { "light": "#FF6600", "dark": "#CC5500" } },
            "plain": { "onColor": { "light": "#000000" } }
          },
          "spacing": { "s": 4 }
        }
        """))
    stack.expect([
      .error(
        .unsupportedFormat, "1️⃣",
        "this is an older Backbase theme ('colors' with 'light' and 'dark'), which is not supported",
        help: "'tokenc migrate' converts it")
    ])
    #expect(stack.values == ["good = 1"])
  }

  @Test func `colors of another shape are a plain file`() {
    let stack = compile(##"{ "colors": { "signal": { "light": "#f60", "dark": "#c50" } } }"##)
    stack.expect()
    #expect(stack.values == ["colors.signal.light = #ff6600ff", "colors.signal.dark = #cc5500ff"])
  }

  @Test func `values are nested 512 levels deep and no deeper`() {
    let groups = 509
    func text(_ inner: String) -> String {
      String(repeating: "{\"a\":", count: groups) + inner + String(repeating: "}", count: groups)
    }
    let stack = compile(text(#"{ "$value": [1] }"#))
    stack.expect()
    #expect(stack.tokens.tokenCount == 1)
    compile(text(#"{ "$value": [[1️⃣[]]] }"#)).expect([
      .error(.nestingLimit, "1️⃣", "values are nested more than 512 levels deep")
    ])
  }

  @Test func `comments and trailing commas are read in JSONC, all of JSON5 in JSON5`() {
    let stack = compile(
      .theme("a.jsonc", "// one\n{ \"a\": { \"$value\": 1.50, /* two */ }, }"),
      .theme("b.json5", "{ b: { $value: +.50 }, 'c': { $value: 0x10 }, d: { $value: '{a}px' } }"),
      .theme("c.json", "{ 1️⃣// three\n \"e\": { \"$value\": 1 } }"))
    stack.expect([
      .error(.invalidJSON, "1️⃣", "expected a name in double quotes, found '/'")
    ])
    #expect(stack.values == ["a = 1.50", "b = 0.50", "c = 16", "d = 1.50px"])
  }
}
