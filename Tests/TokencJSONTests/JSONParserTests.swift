import TokencText
import Testing

@testable import TokencJSON

@Suite struct JSONParserTests {
  @Test func `the tree is the one that its comment draws`() throws {
    let document = try Document(#"{"a": [1, "x"], "b": true}"#)
    #expect(
      document.rows == ["object – 5", "array a 4", "number – 3", "string – 4", "true b 5"])
    #expect(Array(document.tree.children(of: 0)) == [1, 4])
    #expect(Array(document.tree.children(of: 1)) == [2, 3])
  }

  @Test func `values come in source order and end after their subtrees`() throws {
    let document = try Document(#"[[], {}, [[{}], 1], {"a": {"b": []}}]"#)
    #expect(
      document.rows == [
        "array – 10", "array – 2", "object – 3", "array – 7", "array – 6", "object – 6",
        "number – 7", "object – 10", "object a 10", "array b 10",
      ])
    #expect(Array(document.tree.children(of: 0)) == [1, 2, 3, 7])
    #expect(Array(document.tree.children(of: 3)) == [4, 6])
  }

  @Test(arguments: [
    ("{}", JSONTree.Kind.object), ("[]", .array), (#""a""#, .string), ("-0.5e+1", .number),
    ("true", .true), ("false", .false), ("null", .null),
  ])
  func `any value may be the root`(_ text: String, _ kind: JSONTree.Kind) throws {
    let tree = try Document("\r\n\t \(text) \t\r\n").tree
    #expect(tree.nodes.map(\.kind) == [kind])
    #expect(tree.nodes[0].end == 1)
    #expect(tree.nodes[0].name == .none)
    #expect(tree.nodes[0].range == SourceRange(4, 4 + text.utf8.count))
    #expect(Array(tree.children(of: 0)).isEmpty)
  }

  @Test func `a range is the whole value, quotes and brackets included`() throws {
    let document = try Document(#" { "a" : [ -1.50E+02 , "x\"y" ] , "b":{ } } "#)
    #expect(
      document.values == [
        #"{ "a" : [ -1.50E+02 , "x\"y" ] , "b":{ } }"#, #"[ -1.50E+02 , "x\"y" ]"#, "-1.50E+02",
        #""x\"y""#, "{ }",
      ])
  }

  @Test func `the range of a name holds its quotes and escapes`() throws {
    let document = try Document(#"{"a\"b" : 1, "\\": 2, "\u007b\ud83d\ude00": 3, "": 4, "é": 5}"#)
    #expect(
      document.writtenNames.dropFirst() == [
        #""a\"b""#, #""\\""#, #""\u007b\ud83d\ude00""#, #""""#, #""é""#,
      ])
    #expect(
      document.tree.nodes.dropFirst().map { document.names.text($0.name) } == [
        #"a"b"#, #"\"#, "{😀", "", "é",
      ])
  }

  @Test func `a value without a name has its own range for one`() throws {
    #expect(
      try Document(#"{"a": [1, [2]]}"#).writtenNames.dropFirst() == [#""a""#, "1", "[2]", "2"])
  }

  @Test func `a container in an array has no name, whatever came before`() throws {
    let document = try Document(#"{"a": [{"b": 1}, {}, []], "c": 2}"#)
    #expect(
      document.rows == [
        "object – 7", "array a 6", "object – 4", "number b 4", "object – 5", "array – 6",
        "number c 7",
      ])
  }

  @Test func `names are numbered in order of appearance and shared by all files`() throws {
    var names = NameTable()
    let first = try JSONParser.parse(Array(#"{"b": {"a": 1}, "c": 2}"#.utf8), names: &names)
    let second = try JSONParser.parse(Array(#"{"d": 1, "a": 2}"#.utf8), names: &names)
    #expect(first.nodes.dropFirst().map(\.name.rawValue) == [0, 1, 2])
    #expect(second.nodes.dropFirst().map(\.name.rawValue) == [3, 1])
  }

  @Test func `a name is its text, however it is written`() throws {
    let document = try Document(#"{"a/é": 1, "\u0061\/\u00E9": 2, "a\/\u00e9": 3}"#)
    #expect(document.tree.nodes.dropFirst().map(\.name.rawValue) == [0, 0, 0])
    #expect(document.names.count == 1)
  }

  @Test func `duplicate keys are kept, and the last one counts`() throws {
    let document = try Document(#"{"a": 1, "b": 2, "a": {"a": 3}, "\u0061": 4}"#)
    let name = document.tree.nodes[1].name
    #expect(
      document.rows == [
        "object – 6", "number a 2", "number b 3", "object a 5", "number a 5", "number a 6",
      ])
    #expect(document.tree.member(name, of: 0) == 5)
    #expect(document.tree.member(name, of: 3) == 4)
  }

  @Test func `only an object has members`() throws {
    let document = try Document(#"[{"a": 1}, "a"]"#)
    let name = document.tree.nodes[2].name
    #expect(document.tree.member(name, of: 0) == nil)
    #expect(document.tree.member(name, of: 1) == 2)
    #expect(document.tree.member(name, of: 3) == nil)
    #expect(document.tree.member(NameID(rawValue: 7), of: 1) == nil)
  }

  @Test func `text is decoded, and everything else is as written`() throws {
    let document = try Document(#"["a\n\u00e9", "é", 1.50, true, ""]"#)
    let tree = document.tree
    #expect((1...5).map { tree.string(of: $0) } == ["a\né", "é", "1.50", "true", ""])
    #expect(
      (1...5).map { String(decoding: tree.text(of: $0), as: UTF8.self) }
        == ["a\né", "é", "1.50", "true", ""])
    #expect((1...5).map { tree.content(of: $0) } == [2..<11, 15..<17, 20..<24, 26..<30, 33..<33])
  }

  @Test func `the digits of a number survive`() throws {
    let numbers = [
      "0", "-0", "10", "1.000", "1e5", "1E+05", "-1.5e-300", "1e999999",
      "123456789012345678901234567890.123456789012345678901234567890",
    ]
    let tree = try Document("[\(numbers.joined(separator: ","))]").tree
    #expect(tree.children(of: 0).map { tree.string(of: $0) } == numbers)
  }

  @Test func `the empty tree is the one of an empty object`() throws {
    let parsed = try Document("{}").tree
    #expect(JSONTree.empty.bytes == parsed.bytes)
    #expect(JSONTree.empty.nodes.map(\.range) == parsed.nodes.map(\.range))
    #expect(JSONTree.empty.nodes.map(\.kind) == [.object])
    #expect(Array(JSONTree.empty.children(of: 0)).isEmpty)
  }

  @Test func `a node has 24 bytes`() {
    #expect(MemoryLayout<JSONTree.Node>.stride == 24)
  }
}

// MARK: - Flags

extension JSONParserTests {
  /// A string as written, and what its node says of it.
  struct Flags: CustomTestStringConvertible {
    let text: String
    let hasEscape: Bool
    let mayRefer: Bool

    init(_ text: String, hasEscape: Bool, mayRefer: Bool) {
      self.text = text
      self.hasEscape = hasEscape
      self.mayRefer = mayRefer
    }

    var testDescription: String { text }
  }

  static let flags = [
    Flags(#""""#, hasEscape: false, mayRefer: false),
    Flags(#""plain é 😀""#, hasEscape: false, mayRefer: false),
    Flags(#""}""#, hasEscape: false, mayRefer: false),
    Flags(#""{a.b}""#, hasEscape: false, mayRefer: true),
    Flags(#""1px solid {a}""#, hasEscape: false, mayRefer: true),
    Flags(#""{""#, hasEscape: false, mayRefer: true),
    Flags(#""\u007ba}""#, hasEscape: true, mayRefer: true),
    Flags(#""\n{a}""#, hasEscape: true, mayRefer: true),
  ]

  @Test(arguments: flags)
  func `a string says whether it has escapes and may refer`(_ example: Flags) throws {
    for text in [example.text, "[0, \(example.text)]", #"{"{\n": \#(example.text)}"#] {
      let node = try #require(Document(text).tree.nodes.last)
      #expect(node.kind == .string)
      #expect(node.hasEscape == example.hasEscape)
      #expect(node.mayRefer == example.mayRefer)
    }
  }

  @Test func `an escape is enough to look closer`() throws {
    // The flag may say more than is true, never less.
    let node = try Document(#""a\tb""#).tree.nodes[0]
    #expect(node.hasEscape)
    #expect(node.mayRefer)
  }

  @Test func `what is not a string has no flags`() throws {
    for node in try Document(#"{"{\n": [1, true, false, null, {}]}"#).tree.nodes {
      #expect(!node.hasEscape)
      #expect(!node.mayRefer)
    }
  }
}

// MARK: - Encoding and line ends

extension JSONParserTests {
  @Test func `a byte order mark is skipped, and offsets count it`() throws {
    let document = try Document([0xef, 0xbb, 0xbf] + Array(#"{"a": 1}"#.utf8))
    #expect(document.rows == ["object – 2", "number a 2"])
    #expect(document.tree.nodes[0].range == SourceRange(3, 11))
    #expect(document.tree.nodes[1].nameOffset == 4)
    #expect(document.tree.bytes.count == 11)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\t", " ", ""])
  func `any line end and blank may stand between tokens`(_ blank: String) throws {
    let tokens = [
      "", "{", #""a""#, ":", "[", "1", ",", "true", "]", ",", #""b""#, ":", "{", "}", "}",
    ]
    let document = try Document(tokens.joined(separator: blank) + blank)
    #expect(
      document.rows == ["object – 5", "array a 4", "number – 3", "true – 4", "object b 5"])
    #expect(document.writtenNames[1] == #""a""#)
    #expect(document.values[2] == "1")
  }

  @Test func `text of one to four bytes a scalar is kept`() throws {
    let text =
      "\u{7f}\u{80}\u{7ff}\u{800}\u{d7ff}\u{e000}\u{fffd}\u{ffff}\u{10000}\u{10ffff}\u{feff}"
    let document = try Document(#"{"\#(text)": "\#(text)"}"#)
    #expect(Array(document.names[document.tree.nodes[1].name]) == Array(text.utf8))
    #expect(document.tree.text(of: 1) == Array(text.utf8))
  }
}

// MARK: - Bounds

extension JSONParserTests {
  /// What opens and closes one level of nesting.
  struct Nesting: CustomTestStringConvertible {
    let opening: String
    let closing: String

    var testDescription: String { opening + closing }

    func text(levels: Int) -> String {
      String(repeating: opening, count: levels) + "0" + String(repeating: closing, count: levels)
    }
  }

  static let nestings = [
    Nesting(opening: "[", closing: "]"), Nesting(opening: "[ 0, ", closing: "]"),
    Nesting(opening: #"{"a":"#, closing: "}"),
  ]

  @Test(arguments: nestings)
  func `512 levels of nesting are read`(_ nesting: Nesting) throws {
    let tree = try Document(nesting.text(levels: 512)).tree
    #expect(tree.nodes[0].end == tree.nodes.count)
  }

  @Test(arguments: nestings)
  func `level 513 is refused at its bracket`(_ nesting: Nesting) throws {
    let error = try #require(syntaxError(Array(nesting.text(levels: 513).utf8)))
    let bracket = 512 * nesting.opening.utf8.count
    #expect(error == SyntaxError(reason: .tooDeep, range: SourceRange(bracket, bracket + 1)))
  }

  @Test func `an empty container counts as a level`() throws {
    let opening = String(repeating: "[", count: 512)
    let closing = String(repeating: "]", count: 512)
    #expect(syntaxError(Array((opening + closing).utf8)) == nil)
    #expect(syntaxError(Array((opening + "{}" + closing).utf8))?.reason == .tooDeep)
  }

  @Test func `closed containers do not count`() throws {
    let nested = JSONParserTests.nestings[0].text(levels: 511)
    let items = [String](repeating: nested, count: 5).joined(separator: ",")
    #expect(try Document("[\(items)]").tree.children(of: 0).map { $0 }.count == 5)
  }

  @Test func `an object or array may have 100,000 values`() throws {
    let elements = [String](repeating: "0", count: 100_000).joined(separator: ",")
    #expect(try Document("[\(elements)]").tree.nodes.count == 100_001)
    let members = (0..<100_000).map { #""\#($0)":0"# }.joined(separator: ",")
    let document = try Document("{\(members)}")
    #expect(document.tree.nodes.count == 100_001)
    #expect(document.names.count == 100_000)
  }

  @Test func `a file over the size limit is refused before it is read`() throws {
    var names = NameTable()
    let bytes = Array("[1, 2, 3".utf8)
    #expect(throws: SyntaxError(reason: .tooLarge, range: SourceRange(0, 0))) {
      try JSONParser.parse(bytes, names: &names, largest: 7)
    }
    #expect(
      throws: SyntaxError(
        reason: .expectedCommaOrBracket(instead: .end), range: SourceRange(8, 8))
    ) {
      try JSONParser.parse(bytes, names: &names, largest: 8)
    }
    #expect(JSONParser.largestFile == 512 * 1024 * 1024)
  }
}
