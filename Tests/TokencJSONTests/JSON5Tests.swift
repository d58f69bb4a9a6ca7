import TokencText
import Testing

@testable import TokencJSON

/// JSON5 1.0.0, and JSON with comments, which is a part of it.
@Suite struct JSON5Tests {
  struct Case: CustomTestStringConvertible, Sendable {
    let source: String
    /// The same document in strict JSON; nil where it is refused.
    let json: String?
    var testDescription: String { source.debugDescription }
  }

  static let json5 = [
    Case(source: "{a: 1, $b_2: 2, 'c d': 3, \"e\": 4,}", json: #"{"a":1,"$b_2":2,"c d":3,"e":4}"#),
    Case(source: "{größe: 1, \\u0061b: 2}", json: #"{"größe":1,"ab":2}"#),
    Case(source: "[1, 2, 3,]", json: "[1,2,3]"),
    Case(source: "// a\n[ /* b\n * c **/ 1 // d\n]", json: "[1]"),
    Case(source: "['a\"b', \"a'b\", 'a\\'b']", json: #"["a\"b","a'b","a'b"]"#),
    Case(source: "'a\\\nb\\\r\nc\\\u{2028}d'", json: #""abcd""#),
    Case(source: "'\\x41\\v\\0\\q'", json: "\"A\\u000b\\u0000q\""),
    Case(source: "'a\tb'", json: "\"a\\tb\""),
    Case(source: "[+1, -1, .5, 5., -.5, +0.0, 5.e2]", json: "[1,-1,0.5,5,-0.5,0.0,5e2]"),
    Case(source: "[0xFF, -0x10, 0x0]", json: "[255,-16,0]"),
    Case(source: "0xffffffffffffffff", json: "18446744073709551615"),
    Case(source: "[NaN, Infinity, -Infinity, +Infinity]", json: "[null,null,null,null]"),
    Case(source: "\u{feff}\u{a0}[\u{0b}\u{0c}\u{2028}\u{3000}1]", json: "[1]"),
    Case(source: "{a b: 1}", json: nil),
    Case(source: "{1a: 1}", json: nil),
    Case(source: "{-: 1}", json: nil),
    Case(source: "[01]", json: nil),
    Case(source: "[0x]", json: nil),
    Case(source: "[0x10000000000000000]", json: nil),
    Case(source: "[.]", json: nil),
    Case(source: "['\\1']", json: nil),
    Case(source: "['\\01']", json: nil),
    Case(source: "['\\x4']", json: nil),
    Case(source: "['a\nb']", json: nil),
    Case(source: "['\\ud800']", json: nil),
    Case(source: "[1,,2]", json: nil),
    Case(source: "[,]", json: nil),
    Case(source: "[1] /* never closed", json: nil),
    Case(source: "[nan]", json: nil),
    Case(source: "{'a: 1}", json: nil),
  ]

  static let commented = [
    Case(source: "{\"a\": 1, /* b */ } // c", json: #"{"a":1}"#),
    Case(source: "[1, // one\n 2,]", json: "[1,2]"),
    Case(source: "{a: 1}", json: nil),
    Case(source: "['a']", json: nil),
    Case(source: "[.5]", json: nil),
    Case(source: "[1 / 2]", json: nil),
    Case(source: "[1] /*", json: nil),
  ]

  @Test(arguments: json5) func `JSON5 reads as`(_ example: Case) throws {
    try expect(example, .json5)
  }

  @Test(arguments: commented) func `JSON with comments reads as`(_ example: Case) throws {
    try expect(example, .commented)
  }

  @Test(arguments: json5.filter { $0.json != nil })
  func `strict JSON refuses what only JSON5 has`(_ example: Case) {
    var names = NameTable()
    #expect(throws: SyntaxError.self) {
      try JSONParser.parse(Array(example.source.utf8), names: &names)
    }
  }

  @Test func `a comment that is not closed is said to be one`() {
    var names = NameTable()
    let error = #expect(throws: SyntaxError.self) {
      try JSONParser.parse(Array("{\"a\": /* b".utf8), as: .json5, names: &names)
    }
    #expect(error?.message == "the comment is not closed")
    #expect(error?.range == SourceRange(6, 8))
  }

  @Test func `a name without quotes has its place`() throws {
    var names = NameTable()
    let tree = try JSONParser.parse(Array("{ ab : 1, 'c' : 2 }".utf8), as: .json5, names: &names)
    #expect(tree.nameRange(of: 1) == SourceRange(2, 4))
    #expect(tree.name(of: 1) == "ab")
    #expect(tree.nameRange(of: 2) == SourceRange(10, 13))
    #expect(tree.name(of: 2) == "c")
  }

  private func expect(_ example: Case, _ syntax: JSONSyntax) throws {
    var names = NameTable()
    guard let json = example.json else {
      #expect(throws: SyntaxError.self) {
        try JSONParser.parse(Array(example.source.utf8), as: syntax, names: &names)
      }
      return
    }
    let tree = try JSONParser.parse(Array(example.source.utf8), as: syntax, names: &names)
    var writer = JSONWriter(isCompact: true)
    write(0, of: tree, into: &writer)
    #expect(writer.output.text == json)
  }

  private func write(_ node: Int, of tree: JSONTree, into writer: inout JSONWriter) {
    switch tree.nodes[node].kind {
    case .object:
      writer.beginObject()
      for child in tree.children(of: node) {
        writer.key(tree.name(of: child))
        write(child, of: tree, into: &writer)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      tree.children(of: node).forEach { write($0, of: tree, into: &writer) }
      writer.endArray()
    case .string: writer.value(tree.text(of: node))
    case .null, .invalid: writer.value(literal: Array("null".utf8))
    case .number, .true, .false: writer.value(literal: tree.text(of: node))
    }
  }
}
