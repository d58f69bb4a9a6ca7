import TokencText
import TokencTestSupport
import Testing

@testable import TokencJSON

@Suite struct JSONFormatterTests {
  /// Documents, and how they are laid out.
  private static let layouts: [(String, String)] = [
    ("{}", "{}\n"),
    (" { } \n\n", "{}\n"),
    (#"{"a":1}"#, "{\n  \"a\": 1\n}\n"),
    (
      ##"{"a":{"$value":"#fff","n":[1,2.50,-0e1]},"b":[],"c":{}}"##,
      """
      {
        "a": {
          "$value": "#fff",
          "n": [1, 2.50, -0e1]
        },
        "b": [],
        "c": {}
      }

      """
    ),
    (
      #"{"light":{"$value":"x","é\/é":null}, "o":[[1],[true,{"a":false}]]}"#,
      """
      {
        "light": { "$value": "x", "é\\/é": null },
        "o": [
          [1],
          [
            true,
            { "a": false }
          ]
        ]
      }

      """
    ),
    ("\u{feff}{\"a\":1,\r\n\r\n\r\n\r\n\"b\":2}", "{\n  \"a\": 1,\n\n  \"b\": 2\n}\n"),
    ("{\n\n\n\"a\":1\n\n}", "{\n  \"a\": 1\n}\n"),
  ]

  @Test(arguments: layouts)
  func `a document has one layout`(_ text: String, _ expected: String) throws {
    #expect(try Self.formatted(text, .strict) == expected)
    #expect(try Self.formatted(expected, .strict) == expected)
  }

  @Test func `what is too wide for a line has a line for each member`() throws {
    // "  " + "\"a\": [" + … + "]" + ","
    for (length, isWide) in [(85, false), (86, true)] {
      let text = #"{"a":["\#(String(repeating: "é", count: length))",1]}"#
      let lines = try Self.formatted(text, .strict).split(separator: "\n")
      #expect(lines.count == (isWide ? 6 : 3), "\(length)")
      #expect(isWide || lines[1].count == 99)
    }
  }

  /// Documents with comments, and how they are laid out.
  private static let commented: [(String, String)] = [
    (
      "// head\n\n/* two\n   lines */ {\"a\": 1} // end\n// last",
      "// head\n\n/* two\n   lines */\n{\n  \"a\": 1\n} // end\n// last\n"
    ),
    (
      "{ // open\n  \"a\": 1, // one  \n\n\n  // before b\n  \"b\": 2, /* x */ \"c\": 3 /* y */ }",
      """
      {
        // open
        "a": 1, // one

        // before b
        "b": 2, /* x */
        "c": 3 /* y */
      }

      """.replacing("{\n  // open", with: "{ // open")
    ),
    (
      "{\"a\" /* k */: // why\n {\"b\": [1, // one\n 2,\n // none\n], }, \"c\": {/* empty */}}",
      """
      {
        "a": /* k */ // why
          {
          "b": [
            1, // one
            2
            // none
          ]
        },
        "c": { /* empty */
        }
      }

      """
    ),
    ("[/**/1/***/]", "[ /**/\n  1 /***/\n]\n"),
  ]

  @Test(arguments: commented)
  func `comments stay where they are`(_ text: String, _ expected: String) throws {
    #expect(try Self.formatted(text, .commented) == expected)
    #expect(try Self.formatted(expected, .commented) == expected)
  }

  @Test func `JSON5 keeps its spelling`() throws {
    let text = "{a:'x\"', \"b\":+.5,c:0xFF,\u{a0}d:-Infinity,e:'line\\\n two',/*z*/f:NaN,}"
    let expected = """
      {
        a: 'x"',
        "b": +.5,
        c: 0xFF,
        d: -Infinity,
        e: 'line\\
       two', /*z*/
        f: NaN
      }

      """
    #expect(try Self.formatted(text, .json5) == expected)
    #expect(try Self.formatted(expected, .json5) == expected)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `formatting changes no value and no comment, and is done in one go`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let value = JSONValue.random(depth: 6, using: &random)
    var writer = JSONWriter(isCompact: seed.isMultiple(of: 2))
    value.write(to: &writer)
    let text = Self.scattered(writer.output.bytes, using: &random)
    var names = NameTable()
    let tree = try JSONParser.parse(text, as: .commented, names: &names)
    let once = JSONFormatter.format(tree)
    let again = try JSONParser.parse(once, as: .commented, names: &names)
    #expect(Self.spellings(tree) == Self.spellings(again))
    #expect(JSONFormatter.format(again) == once, "\(String(decoding: text, as: UTF8.self))")
    #expect(Self.comments(text) == Self.comments(once))
  }

  private static func formatted(_ text: String, _ syntax: JSONSyntax) throws -> String {
    var names = NameTable()
    let tree = try JSONParser.parse(Array(text.utf8), as: syntax, names: &names)
    return String(decoding: JSONFormatter.format(tree), as: UTF8.self)
  }

  /// Each name and scalar as written, and the kinds of all values.
  private static func spellings(_ tree: JSONTree) -> [String] {
    tree.nodes.indices.map { index in
      let node = tree.nodes[index]
      let isScalar = node.kind != .object && node.kind != .array
      let key = node.name == .none ? [] : Array(tree.bytes[tree.nameRange(of: index).bounds])
      let value = isScalar ? Array(tree.bytes[node.range.bounds]) : []
      return "\(node.kind) \(node.end) \(String(decoding: key + [0x20] + value, as: UTF8.self))"
    }
  }

  /// Comments and blanks put between the values and marks of a document.
  private static func scattered(
    _ bytes: [UInt8], using random: inout SplitMix64
  ) -> [UInt8] {
    var text: [UInt8] = []
    var isString = false
    var isEscaped = false
    var count = 0
    for byte in bytes {
      text.append(byte)
      if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
      isEscaped = isString && !isEscaped && byte == UInt8(ascii: "\\")
      guard !isString, "{}[]:,".utf8.contains(byte), Int.random(in: 0..<4, using: &random) == 0
      else { continue }
      count += 1
      let pieces = [" /*<\(count)>*/ ", "\n\n\n//<\(count)>\n", " //<\(count)> \n", "\n\n", "\r\n"]
      text += Array((pieces.randomElement(using: &random) ?? "").utf8)
    }
    return text
  }

  private static func comments(_ bytes: [UInt8]) -> [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "<").dropFirst().compactMap { piece in
      piece.firstIndex(of: ">").map { piece[..<$0] }
    }
  }
}
