import TokencTestSupport
import TokencText
import Testing

@testable import TokencJSON

/// Documents with syntax errors: what is read of them, and what is said.
@Suite struct JSONReadingTests {
  /// A document whose markers are where its errors are, in order of their digits.
  struct Case: CustomTestStringConvertible, Sendable {
    let source: String
    /// The tree on one line, with `!` before what could not be read.
    let tree: String
    /// The first words of each error.
    let errors: [String]

    init(_ source: String, _ tree: String, _ errors: String...) {
      self.source = source
      self.tree = tree
      self.errors = errors
    }

    var testDescription: String { source.debugDescription }
  }

  static let members = [
    Case(#"{"a": 1 1️⃣"b": 2, "c": 3}"#, "{a: 1, b: 2, c: 3}", "expected ',' or '}', found '\"'"),
    Case(
      #"{"a" 1️⃣1, "b" 2️⃣{"x": 1}, "c": 2}"#, "{a: 1, b: {x: 1}, c: 2}",
      "expected ':' after the name, found '1'", "expected ':' after the name, found '{'"),
    Case(#"{"a" 1️⃣= 1, "b": 2}"#, "{a: 1, b: 2}", "expected ':' after the name, found '='"),
    Case(#"{"a": 1️⃣, "b": 2}"#, "{a: !, b: 2}", "expected a value, found ','"),
    Case(#"{"a": 1️⃣}"#, "{a: !}", "expected a value, found '}'"),
    Case("{\"a\":\n \"b\"1️⃣: 2}", "{a: !, b: 2}", "expected ',' or '}', found ':'"),
    Case(
      #"{"a": {"$value": "b"1️⃣: 2}}"#, "{a: {$value: !, b: 2}}", "expected ',' or '}', found ':'"),
    Case(#"{"a": 1️⃣, "x"}"#, "{a: 'x'}", "expected a value, found ','"),
    Case(#"{"a"1️⃣, "b": 1}"#, "{a: !, b: 1}", "expected ':' after the name, found ','"),
    Case(#"{"a"1️⃣,: 1, "b": 1}"#, "{a: 1, b: 1}", "expected ':' after the name, found ','"),
    Case(#"{"a" 1️⃣"b": 1}"#, "{a: !, b: 1}", "expected ':' after the name, found '\"'"),
    Case(#"{"a": 1,1️⃣, "b": 2}"#, "{a: 1, b: 2}", "expected a name in double quotes, found ','"),
    Case(#"{1️⃣, "b": 2}"#, "{b: 2}", "expected a name in double quotes, found ','"),
    Case(#"{"a": 1, 1️⃣}"#, "{a: 1}", "comma before '}'; strict JSON has none there"),
    Case(#"[1,1️⃣,2,2️⃣]"#, "[1, 2]", "expected a value, found ','", "comma before ']'"),
    Case(#"[1,1️⃣,]"#, "[1]", "expected a value, found ','"),
    Case(
      #"{"a":1️⃣: 1, 2️⃣: 2, "b": 3}"#, "{a: 1, b: 3}", "expected a value, found ':'", "expected a name"
    ),
    Case(#"{"a": "x"1️⃣:, "b": 3}"#, "{a: 'x', b: 3}", "expected ',' or '}', found ':'"),
    Case(
      #"{"a": 1, 1️⃣2, 3, "b": 3}"#, "{a: 1, b: 3}", "expected a name in double quotes, found '2'"),
    Case(
      #"{1️⃣a: 1, 2️⃣b: {3️⃣c: 4️⃣'x'}, "d": 1}"#, "{a: 1, b: {c: 'x'}, d: 1}",
      "expected a name in double quotes, found 'a'", "expected a name in double quotes, found 'b'",
      "expected a name in double quotes, found 'c'", "expected a value, found '''"),
    Case(#"{1️⃣'a': 1}"#, "{a: 1}", "expected a name in double quotes, found '''"),
    Case(#"{"a": 1️⃣'it\'s', "b": 1}"#, #"{a: !'it\'s', b: 1}"#, "expected a value, found '''"),
    Case(#"{"a": 1️⃣don't, "b": "isn't"}"#, "{a: !don't, b: 'isn't'}", "expected a value, found 'd'"),
  ]

  static let values = [
    Case(
      #"{"a": 01️⃣1, "b": 1.2️⃣, "c": -3️⃣, "d": 14️⃣px, "e": 1.25️⃣.3, "f": 6️⃣+1}"#,
      "{a: !01, b: !1., c: !-, d: !1px, e: !1.2.3, f: !+1}", "a number has no leading zeros",
      "a decimal point needs a digit", "a '-' needs a digit", "expected ',' or '}', found 'p'",
      "expected ',' or '}', found '.'", "expected a value, found '+'"),
    Case(
      #"{"a": 1️⃣blue, "b": 2️⃣dark blue, "c": 3️⃣rgb(1, 2, 3), "d": 1}"#,
      "{a: !blue, b: !dark blue, c: !rgb(1, 2, 3), d: 1}", "expected a value, found 'b'",
      "expected a value, found 'd'", "expected a value, found 'r'"),
    Case(
      #"{"a": tru1️⃣, "b": false2️⃣y, "c": 3️⃣NaN, "d": 1}"#, "{a: !tru, b: !falsey, c: !NaN, d: 1}",
      "expected 'true', found ','", "expected ',' or '}', found 'y'", "expected a value, found 'N'"),
    Case("{\"a\": 1️⃣blue\n\"b\": 1}", "{a: !blue, b: 1}", "expected a value, found 'b'"),
    Case(#"{"a": 1 1️⃣blue, "c": 2}"#, "{a: !1 blue, c: 2}", "expected ',' or '}', found 'b'"),
    Case(#"{"a": 1️⃣x"y", "c": 2}"#, #"{a: !x"y", c: 2}"#, "expected a value, found 'x'"),
    Case(
      #"[1 1️⃣2, 2️⃣blue, 3]"#, "[1, 2, !blue, 3]", "expected ',' or ']', found '2'", "expected a value"
    ),
    Case(#"1️⃣blue"#, "!blue", "expected a value, found 'b'"),
    Case(#"1️⃣x {"a": 1}"#, "{a: 1}", "expected a value, found 'x'"),
    Case(#"1️⃣: x"#, "!: x", "expected a value, found ':'"),
    Case(#"{"a": 1} 1️⃣x {"b": 2}"#, "{a: 1}", "expected the end of the file, found 'x'"),
    Case("{\"a\": 1} 1️⃣}\n}", "{a: 1}", "expected the end of the file, found '}'"),
  ]

  static let strings = [
    Case(
      #"{"a": "x, "1️⃣b": 2, "c": "z"}"#, #"{a: !"x, b: 2, c: 'z'}"#, "expected ',' or '}', found 'b'"
    ),
    Case("{\"a\": \"x,1️⃣\n\"b\": 2}", #"{a: !"x, b: 2}"#, "the string is not closed"),
    Case("{\"a\": \"x1️⃣\n\"b\": 2}", #"{a: !"x, b: 2}"#, "the string is not closed"),
    Case("{\"a\": \"{r.s},1️⃣\n\"b\": 2}", #"{a: !"{r.s}, b: 2}"#, "the string is not closed"),
    Case(
      "{\"a\": {\"x\": \"{r.s} },1️⃣\n\"b\": 2}", #"{a: {x: !"{r.s}}, b: 2}"#,
      "the string is not closed"),
    Case("{\"a\": \" {1️⃣\n\"x\": 1}, \"b\": 2}", "{a: {x: 1}, b: 2}", "the string is not closed"),
    Case(#"{"a: "1️⃣x", "b": 2}"#, "{a: 'x', b: 2}", "expected ':' after the name, found 'x'"),
    Case(#"{"a: 1, "1️⃣b": 2}"#, "{a: 1, b: 2}", "expected ':' after the name, found 'b'"),
    Case(#"{"a:{"1️⃣x":1},"b":2}"#, "{a: {x: 1}, b: 2}", "expected ':' after the name, found 'x'"),
    Case("{\"a: {1️⃣\n\"x\": 1}, \"b\": 2}", "{a: {x: 1}, b: 2}", "the string is not closed"),
    Case("{\"$val1️⃣\n\"b\": 2}", "{$val: !, b: 2}", "the string is not closed"),
    Case("{\"a\": 1, \"$val1️⃣\n}", "{a: 1, $val: !}", "the string is not closed"),
    Case(#"{1️⃣a": 1, "b": 2}"#, "{a: 1, b: 2}", "expected a name in double quotes, found 'a'"),
    Case(#"{"a": 1️⃣x", "b": 2}"#, "{a: !x, b: 2}", "expected a value, found 'x'"),
    Case(
      #"{"a": {1️⃣r}", "b": 2}"#, "{a: !{r}, b: 2}", "expected a name in double quotes, found 'r'"),
    Case(#"{"a": 11️⃣", "b": 2}"#, "{a: 1, b: 2}", "expected ',' or '}', found '\"'"),
    Case(#"{"a": "x"1️⃣", "b": 2}"#, "{a: 'x', b: 2}", "expected ',' or '}', found '\"'"),
    Case(#"{"a": "x"1️⃣y", "b": 2}"#, #"{a: !"x"y, b: 2}"#, "expected ',' or '}', found 'y'"),
    Case(#"{"a"1️⃣x": 1, "b": 2}"#, "{a: 1, b: 2}", "expected ':' after the name, found 'x'"),
    Case(#"{"a": 1️⃣'"x", "b": 2}"#, "{a: 'x', b: 2}", "expected a value, found '''"),
    Case(
      #"{"a": "q\1️⃣z", "b\2️⃣q": 1, "c": "\ud8003️⃣", "d": 1}"#,
      #"{a: !"q\z", bq: 1, c: !"\ud800", d: 1}"#, "unknown escape", "unknown escape",
      "half of a surrogate pair"),
    Case("{\"a\": \"1️⃣\t\", \"b\": 1}", "{a: !\"\t\", b: 1}", "control character U+0009"),
  ]

  static let comments = [
    Case(
      "{ 1️⃣// x\n \"a\": 1, 2️⃣/* } */ \"b\": [ 3️⃣/* , */ ] 4️⃣// z\n}", "{a: 1, b: []}",
      "expected a name in double quotes, found '/'", "expected a name", "expected a value",
      "expected ',' or '}', found '/'"),
    Case("{\"a\": 1 1️⃣/* open\n, \"b\": 2}", "{a: 1, b: 2}", "expected ',' or '}', found '/'"),
    Case(
      "{\"a\": 1, 1️⃣// x\n2️⃣}", "{a: 1}", "expected a name in double quotes, found '/'",
      "comma before '}'"),
  ]

  @Test(arguments: members + values + strings + comments)
  func `all but the damage is read`(_ example: Case) {
    expect(example, .strict)
  }

  static let json5 = [
    Case("{a 1️⃣b: 1, c: 2}", "{a: 1, c: 2}", "expected ':' after the name, found 'b'"),
    Case("{a 1️⃣1, c: 2}", "{a: 1, c: 2}", "expected ':' after the name, found '1'"),
    Case("{a\n 1️⃣c: 2}", "{a: !, c: 2}", "expected ':' after the name, found 'c'"),
    Case("{a1️⃣-b: 1, c: 2}", "{a-b: 1, c: 2}", "expected ':' after the name, found '-'"),
    Case("{1️⃣1a: 1, c: 2}", "{1a: 1, c: 2}", "expected a name in double quotes, found '1'"),
    Case("{a: 'x1️⃣\nb: 2}", "{a: !'x, b: 2}", "the string is not closed"),
    Case("{a: 0x1️⃣, b: .2️⃣e, c: 1}", "{a: !0x, b: !.e, c: 1}", "a '-' needs", "a decimal point"),
    Case("{a: 1, 1️⃣/* open\nb: 2}", "{a: 1, b: 2}", "the comment is not closed"),
    Case(
      "{\u{a0}a\u{a0}1️⃣1,\u{2028}b: 1}", "{a: 1, b: 1}", "expected ':' after the name, found '1'"),
  ]

  @Test(arguments: json5) func `all of JSON5 but the damage is read`(_ example: Case) {
    expect(example, .json5)
  }

  func expect(_ example: Case, _ syntax: JSONSyntax) {
    let marked = MarkedText(example.source)
    let reading = Reading(marked.bytes, as: syntax)
    #expect(reading.text == example.tree)
    let places = marked.offsets.sorted { $0.key < $1.key }.map(\.value)
    #expect(reading.errors.map { Int($0.range.lowerBound) } == places)
    #expect(reading.errors.count == example.errors.count)
    for (error, words) in zip(reading.errors, example.errors) {
      #expect(error.message.hasPrefix(words), "\(error.message)")
    }
    #expect(reading.faults.isEmpty)
  }
}

// MARK: - Brackets

extension JSONReadingTests {
  static let brackets = [
    Case(#"{"a": {"b": [1, 21️⃣"#, "{a: {b: [1, 2]}}", "expected ',' or ']', found the end"),
    Case(#"{"a": {"b": 1️⃣"#, "{a: {b: !}}", "expected a value, found the end"),
    Case(#"{"a": {"b1️⃣"#, "{a: {b: !}}", "the string is not closed"),
    Case(#"{1️⃣"#, "{}", "expected a name in double quotes, found the end"),
    Case(
      #"{"a": {"x": 1, "b": {"y": 2}}1️⃣"#, "{a: {x: 1, b: {y: 2}}}",
      "expected ',' or '}', found the end"),
    Case(
      "{\n  \"a\": {\n    \"x\": 1\n  ,\n  \"b\": {\n    \"y\": 2\n  }\n}1️⃣",
      "{a: {x: 1}, b: {y: 2}}",
      "expected ',' or '}', found the end"),
    Case(
      "{\n  \"a\": {\n    \"x\": 1\n\n  1️⃣\"b\": {\n    \"y\": 2\n  }\n}", "{a: {x: 1}, b: {y: 2}}",
      "expected ',' or '}', found '\"'"),
    Case(
      "{\n  \"a\": {\n    \"x\": [1, 2,\n    \"z\"1️⃣: 3\n  },\n  \"b\": 2\n}",
      "{a: {x: [1, 2], z: 3}, b: 2}", "expected ',' or ']', found ':'"),
    Case(
      "{\n  \"a\": {\n    \"x\": 1\n  }\n  }1️⃣,\n  \"b\": 2\n}", "{a: {x: 1}, b: 2}",
      "expected the end"),
    Case(#"{"a":{"x":1}}1️⃣,"b":2}"#, "{a: {x: 1}, b: 2}", "expected the end of the file, found ','"),
    Case(#"{"t": "a"1️⃣:1}, "b": 2}"#, "{t: {a: 1}, b: 2}", "expected ',' or '}', found ':'"),
    Case(
      "{\n  \"t\": \n    \"a\"1️⃣: 1,\n    \"c\": 2\n  },\n  \"b\": 2\n}", "{t: {a: 1, c: 2}, b: 2}",
      "expected ',' or '}', found ':'"),
    Case(#""a"1️⃣: 1, "b": 2}"#, "{a: 1, b: 2}", "expected the end of the file, found ':'"),
    Case(
      #"[{"a":1},"a"1️⃣:2},{"a":3}]"#, "[{a: 1}, {a: 2}, {a: 3}]", "expected ',' or ']', found ':'"),
    Case(#"{"t": [1, 2, "b"1️⃣: 4}"#, "{t: [1, 2], b: 4}", "expected ',' or ']', found ':'"),
    Case(#"{"a": [1, 21️⃣}, "b": 3}"#, "{a: [1, 2], b: 3}", "expected ',' or ']', found '}'"),
    Case(#"{"a": {"x": 11️⃣], "b": 2}"#, "{a: {x: 1}, b: 2}", "expected ',' or '}', found ']'"),
    Case(#"{"a"1️⃣]: 1, "b": 2}"#, "{a: 1, b: 2}", "expected ':' after the name, found ']'"),
    Case(
      #"{"a": {1️⃣{"x": 1}, "b": 2}"#, "{a: {x: 1}, b: 2}",
      "expected a name in double quotes, found '{'"),
    Case(
      #"{"a": {"x": 1} 1️⃣{"y": 1}, "b": 2}"#, "{a: {x: 1}, b: 2}", "expected ',' or '}', found '{'"),
  ]

  @Test(arguments: brackets)
  func `brackets that are missing or too many take nothing with them`(_ example: Case) {
    expect(example, .strict)
  }

  @Test func `two brackets that are missing are two errors`() {
    let reading = Reading(
      Array("{\n  \"a\": {\n    \"x\": 1\n  ,\n  \"b\": {\n    \"y\": 2\n  ,\n  \"c\": 3\n}".utf8))
    #expect(reading.text == "{a: {x: 1}, b: {y: 2}, c: 3}")
    #expect(
      reading.errors.map(\.message) == [
        "expected ',' or '}', found the end of the file", "the '{' is not closed",
      ])
    #expect(reading.errors.last?.range == SourceRange(33, 34))
  }

  @Test func `a value nested too deep is one that cannot be read`() {
    let opening = String(repeating: "[", count: 600)
    let closing = String(repeating: "]", count: 600)
    let reading = Reading(Array("{\"a\": \(opening)\(closing), \"b\": 1}".utf8))
    #expect(
      reading.text.hasSuffix(
        "!\(opening.dropFirst(511))\(closing.dropFirst(511))" + String(repeating: "]", count: 511)
          + ", b: 1}"))
    #expect(reading.errors.map(\.message) == ["values are nested more than 512 levels deep"])
    #expect(reading.faults.isEmpty)
  }
}

// MARK: - What is not text

extension JSONReadingTests {
  @Test(arguments: [[], Array("  \n".utf8), [0xff, 0xfe, 0x7b, 0x00], [0xef, 0xbb, 0xbf]])
  func `what is not a document at all is one value that cannot be read`(_ bytes: [UInt8]) {
    let reading = Reading(bytes)
    #expect(reading.text == "!")
    #expect(reading.errors.count == 1)
    #expect(reading.tree.bytes == bytes)
  }

  @Test func `what is too large is not looked at`() {
    var names = NameTable()
    let bytes = Array(#"{"a": 1}"#.utf8)
    #expect(throws: SyntaxError.self) { try JSONParser.parse(bytes, names: &names, largest: 7) }
    #expect(JSONTree.unreadable(bytes).nodes.map(\.kind) == [.invalid])
  }

  @Test func `bytes that are not UTF-8 spoil only where they are`() {
    let text = Array(#"{"a": "é", "é": 1, "b": 2}"#.utf8).map { $0 == 0xa9 ? 0xff : $0 }
    let reading = Reading(text)
    #expect(reading.text == "{a: !\"\u{fffd}\u{fffd}\", \u{fffd}\u{fffd}: 1, b: 2}")
    #expect(
      reading.errors.map(\.message) == Array(repeating: "the bytes here are not UTF-8", count: 2))
    #expect(reading.faults.isEmpty)
  }

  @Test func `a byte order mark is not an error`() {
    let reading = Reading([0xef, 0xbb, 0xbf] + Array(#"{"a" 1}"#.utf8))
    #expect(reading.text == "{a: 1}")
    #expect(reading.errors.map(\.range) == [SourceRange(8, 9)])
  }

  /// Text that goes wrong again and again, which must take no longer than its length.
  static let repeated = [
    "[", "{", "}", "]", "{\"a\":", "[{", "/*", "/*\n", "\"", "'", "'a ", "(", "a(", ":", ",",
    "\"a\" ",
    "{\"", "\\", "\"a\n", "[\n", "\"a\":\"b\":", "x,", "[1}", "{]", "\"a, ", "{\n}}", "\"\\\n",
    "a:", "[/*",
  ]

  @Test(arguments: repeated) func `reading takes no longer than the text is`(_ piece: String) {
    let clock = ContinuousClock()
    for start in ["", "[", "{", "{\"a\": "] {
      let bytes = Array((start + String(repeating: piece, count: 10_000 / piece.utf8.count)).utf8)
      let time = clock.measure { #expect(Reading(bytes).errors.count >= 1) }
      // Squared, it would be minutes without optimization.
      #expect(time < .seconds(20), "\(start + piece)")
    }
  }
}
