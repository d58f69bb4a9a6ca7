import TokencText
import Testing

@testable import TokencJSON

@Suite struct SyntaxErrorTests {
  /// Bytes that are not document, the offset of the first one that cannot follow, and the sentence.
  struct Case: CustomTestStringConvertible {
    let bytes: [UInt8]
    let offset: Int
    let message: String

    init(_ text: String, _ offset: Int, _ message: String) {
      self.init(bytes: Array(text.utf8), offset, message)
    }

    init(bytes: [UInt8], _ offset: Int, _ message: String) {
      self.bytes = bytes
      self.offset = offset
      self.message = message
    }

    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
  }

  static let documents = [
    Case("", 0, "the file is empty; expected a JSON object"),
    Case(" \t\r\n", 4, "the file is empty; expected a JSON object"),
    Case("\u{feff}", 3, "the file is empty; expected a JSON object"),
    Case("\u{feff} \u{feff}{}", 4, "expected a value, found '\u{feff}'"),
    Case("{} {}", 3, "expected the end of the file, found '{'"),
    Case("1 2", 2, "expected the end of the file, found '2'"),
    Case("null,", 4, "expected the end of the file, found ','"),
    Case("[]]", 2, "expected the end of the file, found ']'"),
    Case("{}\n// end", 3, "expected the end of the file, found '/'"),
    Case("\"a\"é", 3, "expected the end of the file, found 'é'"),
    Case("{}\0", 2, "expected the end of the file, found '\0'"),
  ]

  static let values = [
    Case("é", 0, "expected a value, found 'é'"),
    Case("]", 0, "expected a value, found ']'"),
    Case("'a'", 0, "expected a value, found '''"),
    Case("// first", 0, "expected a value, found '/'"),
    Case("True", 0, "expected a value, found 'T'"),
    Case("undefined", 0, "expected a value, found 'u'"),
    Case("\u{b}1", 0, "expected a value, found '\u{b}'"),
    Case("\u{a0}1", 0, "expected a value, found '\u{a0}'"),
    Case("[", 1, "expected a value, found the end of the file"),
    Case("[1,", 3, "expected a value, found the end of the file"),
    Case("[1, \n ", 6, "expected a value, found the end of the file"),
    Case("[,1]", 1, "expected a value, found ','"),
    Case("[1,,2]", 3, "expected a value, found ','"),
    Case("[1,}", 3, "expected a value, found '}'"),
    Case("[}", 1, "expected a value, found '}'"),
    Case("[😀]", 1, "expected a value, found '😀'"),
    Case("[\u{fffd}]", 1, "expected a value, found '\u{fffd}'"),
    Case(#"{"a":"#, 5, "expected a value, found the end of the file"),
    Case(#"{"a":}"#, 5, "expected a value, found '}'"),
    Case(#"{"a": ,"b":1}"#, 6, "expected a value, found ','"),
    Case(#"{"a"::1}"#, 5, "expected a value, found ':'"),
    Case("+1", 0, "expected a value, found '+'"),
    Case(".5", 0, "expected a value, found '.'"),
    Case("[Infinity]", 1, "expected a value, found 'I'"),
    Case("#0b5fff", 0, "expected a value, found '#'"),
  ]

  static let words = [
    Case("t", 1, "expected 'true', found the end of the file"),
    Case("tru]", 3, "expected 'true', found ']'"),
    Case("[tRUE]", 2, "expected 'true', found 'R'"),
    Case("fals\n", 4, "expected 'false', found the end of the line"),
    Case("fals\re", 4, "expected 'false', found the end of the line"),
    Case("fa lse", 2, "expected 'false', found ' '"),
    Case("[nul]", 4, "expected 'null', found ']'"),
    Case("nan", 1, "expected 'null', found 'a'"),
    Case("[nil]", 2, "expected 'null', found 'i'"),
    Case("nüll", 1, "expected 'null', found 'ü'"),
    Case("truey", 4, "expected the end of the file, found 'y'"),
    Case("[nulll]", 5, "expected ',' or ']', found 'l'"),
  ]

  static let members = [
    Case("{", 1, "expected a name in double quotes, found the end of the file"),
    Case("{a: 1}", 1, "expected a name in double quotes, found 'a'"),
    Case("{'a': 1}", 1, "expected a name in double quotes, found '''"),
    Case("{1: 1}", 1, "expected a name in double quotes, found '1'"),
    Case("{[]: 1}", 1, "expected a name in double quotes, found '['"),
    Case("{,}", 1, "expected a name in double quotes, found ','"),
    Case("{]", 1, "expected a name in double quotes, found ']'"),
    Case(#"{"a": 1,"#, 8, "expected a name in double quotes, found the end of the file"),
    Case(#"{"a": 1, // one"#, 9, "expected a name in double quotes, found '/'"),
    Case(#"{"a": 1,, "b": 2}"#, 8, "expected a name in double quotes, found ','"),
    Case(#"{"a": 1,]"#, 8, "expected a name in double quotes, found ']'"),
    Case(#"{"a""#, 4, "expected ':' after the name, found the end of the file"),
    Case(#"{"a"}"#, 4, "expected ':' after the name, found '}'"),
    Case(#"{"a" 1}"#, 5, "expected ':' after the name, found '1'"),
    Case(#"{"a" "b"}"#, 5, "expected ':' after the name, found '\"'"),
    Case(#"{"a", 1}"#, 4, "expected ':' after the name, found ','"),
    Case(#"{"a" = 1}"#, 5, "expected ':' after the name, found '='"),
  ]

  static let separators = [
    Case("[1", 2, "expected ',' or ']', found the end of the file"),
    Case("[1 2]", 3, "expected ',' or ']', found '2'"),
    Case("[1}", 2, "expected ',' or ']', found '}'"),
    Case("[1; 2]", 2, "expected ',' or ']', found ';'"),
    Case("[[] []]", 4, "expected ',' or ']', found '['"),
    Case("[\"a\"\n\"b\"]", 5, "expected ',' or ']', found '\"'"),
    Case(#"{"a": 1"#, 7, "expected ',' or '}', found the end of the file"),
    Case(#"{"a": 1 "b": 2}"#, 8, "expected ',' or '}', found '\"'"),
    Case(#"{"a": 1]"#, 7, "expected ',' or '}', found ']'"),
    Case(#"{"a": {} /* */}"#, 9, "expected ',' or '}', found '/'"),
    Case("[1,]", 3, "comma before ']'; strict JSON has none there"),
    Case("[1, \n]", 5, "comma before ']'; strict JSON has none there"),
    Case(#"{"a": 1,}"#, 8, "comma before '}'; strict JSON has none there"),
    Case(#"[{"a": [], }]"#, 11, "comma before '}'; strict JSON has none there"),
  ]

  static let strings = [
    Case(#"""#, 1, "the string is not closed before the end of the line"),
    Case(#"["a, 1]"#, 7, "the string is not closed before the end of the line"),
    Case("[\"a\n\"]", 3, "the string is not closed before the end of the line"),
    Case("[\"a\r\n\"]", 3, "the string is not closed before the end of the line"),
    Case("{\"a\n\": 1}", 3, "the string is not closed before the end of the line"),
    Case("\"é", 3, "the string is not closed before the end of the line"),
    Case("\"a\tb\"", 2, "control character U+0009 in a string; write it as an escape"),
    Case("\"\0\"", 1, "control character U+0000 in a string; write it as an escape"),
    Case("\"\u{1f}\"", 1, "control character U+001F in a string; write it as an escape"),
    Case("{\"\u{1b}\": 1}", 2, "control character U+001B in a string; write it as an escape"),
  ]

  private static let badEscape =
    #"unknown escape; JSON has \" \\ \/ \b \f \n \r \t and \uHHHH"#
  private static let halfPair = "half of a surrogate pair; both halves must be adjacent"
  private static let unclosed = "the string is not closed before the end of the line"

  static let escapes = [
    Case(#""\"#, 2, unclosed),
    Case(#""\x41""#, 2, badEscape),
    Case(#""ab\'""#, 4, badEscape),
    Case(#""\N""#, 2, badEscape),
    Case(#""\U0041""#, 2, badEscape),
    Case(#""\0""#, 2, badEscape),
    Case("\"\\\n\"", 2, badEscape),
    Case(#""\é""#, 2, badEscape),
    Case(#"{"\x": 1}"#, 3, badEscape),
    Case(#""\u"#, 3, unclosed),
    Case(#""\u004"#, 6, unclosed),
    Case(#""\u""#, 3, badEscape),
    Case(#""\u004""#, 6, badEscape),
    Case(#""\u00g1""#, 5, badEscape),
    Case(#""\u{41}""#, 3, badEscape),
    Case(#""\u+041""#, 3, badEscape),
    Case(#""\u 041""#, 3, badEscape),
    Case("\"\\u004\u{ff11}\"", 6, badEscape),
  ]

  static let surrogates = [
    Case(#""\udc00""#, 4, halfPair),
    Case(#""\uDFFF\uD800""#, 4, halfPair),
    Case(#""\udc"#, 4, halfPair),
    Case(#""\ud800""#, 7, halfPair),
    Case(#""\udbff\n""#, 8, halfPair),
    Case(#""\ud800 \udc00""#, 7, halfPair),
    Case(#""\ud800\u0041""#, 9, halfPair),
    Case(#""\ud800\ud7ff""#, 10, halfPair),
    Case(#""\uD83D\uD83D\uDE00""#, 10, halfPair),
    Case(#"{"\ud83d": 1}"#, 8, halfPair),
    Case(#""\ud8"#, 5, unclosed),
    Case(#""\ud800"#, 7, unclosed),
    Case(#""\ud800\"#, 8, unclosed),
    Case(#""\ud800\u"#, 9, unclosed),
    Case(#""\ud800\udc0"#, 12, unclosed),
    Case(#""\ud8zz""#, 5, badEscape),
    Case(#""\ud800\u""#, 9, badEscape),
    Case(#""\ud800\udc0x""#, 12, badEscape),
  ]

  static let numbers = [
    Case("-", 1, "a '-' needs a digit after it"),
    Case("[-]", 2, "a '-' needs a digit after it"),
    Case("--1", 1, "a '-' needs a digit after it"),
    Case("-.5", 1, "a '-' needs a digit after it"),
    Case("- 1", 1, "a '-' needs a digit after it"),
    Case("-é", 1, "a '-' needs a digit after it"),
    Case("01", 1, "a number has no leading zeros"),
    Case("[-00]", 3, "a number has no leading zeros"),
    Case("[007]", 2, "a number has no leading zeros"),
    Case("1.", 2, "a decimal point needs a digit after it"),
    Case("[1.]", 3, "a decimal point needs a digit after it"),
    Case("0.e1", 2, "a decimal point needs a digit after it"),
    Case("1..2", 2, "a decimal point needs a digit after it"),
    Case("1e", 2, "an exponent needs a digit"),
    Case("1E+", 3, "an exponent needs a digit"),
    Case("[1.5e-]", 6, "an exponent needs a digit"),
    Case("1e.5", 2, "an exponent needs a digit"),
    Case("1e+-5", 3, "an exponent needs a digit"),
    Case("1.2.3", 3, "expected the end of the file, found '.'"),
    Case("[1e5.0]", 4, "expected ',' or ']', found '.'"),
    Case("0x10", 1, "expected the end of the file, found 'x'"),
    Case("[1_000]", 2, "expected ',' or ']', found '_'"),
    Case("1px", 1, "expected the end of the file, found 'p'"),
    Case("\u{0661}", 0, "expected a value, found '\u{0661}'"),
  ]

  static let cases =
    documents + values + words + members + separators
    + strings + escapes + surrogates + numbers

  @Test(arguments: cases)
  func `an error is at the first byte that cannot follow`(_ example: Case) throws {
    let error = try #require(syntaxError(example.bytes))
    #expect(error.range.lowerBound == example.offset)
    #expect(error.message == example.message)
  }
}

// MARK: - Bytes that are not UTF-8

extension SyntaxErrorTests {
  private static let notUTF8 = "the bytes here are not UTF-8"
  private static let utf16 = "the file is UTF-16; save it as UTF-8"

  private static func quoted(_ bytes: [UInt8]) -> Case {
    Case(bytes: [0x5b, 0x22, 0x61] + bytes + [0x22, 0x5d], 3, notUTF8)
  }

  static let encodings = [
    quoted([0x80]), quoted([0xbf]), quoted([0xff]), quoted([0xfe]), quoted([0xc0]),
    quoted([0xc3]), quoted([0xe2, 0x82]), quoted([0xf0, 0x9f, 0x98]),
    quoted([0xc0, 0xaf]), quoted([0xc1, 0xbf]), quoted([0xe0, 0x9f, 0xbf]),
    quoted([0xf0, 0x8f, 0xbf, 0xbf]), quoted([0xed, 0xa0, 0x80]), quoted([0xed, 0xbf, 0xbf]),
    quoted([0xf4, 0x90, 0x80, 0x80]), quoted([0xf5, 0x80, 0x80, 0x80]),
    quoted([0xe2, 0x28, 0xa1]), quoted([0xf0, 0x9f, 0x28, 0x80]),
    // A scalar may be cut off by the end of the file.
    Case(bytes: [0x22, 0xc3], 1, notUTF8),
    Case(bytes: [0x22, 0xe2, 0x82], 1, notUTF8),
    Case(bytes: [0x22, 0xf0, 0x9f, 0x98], 1, notUTF8),
    // Outside of strings too, the encoding is what is wrong.
    Case(bytes: [0xe9], 0, notUTF8),
    Case(bytes: [0xef, 0xbb], 0, notUTF8),
    Case(bytes: [0xef, 0xbb, 0x7b, 0x7d], 0, notUTF8),
    Case(bytes: [0x5b, 0xff, 0x5d], 1, notUTF8),
    Case(bytes: [0x7b, 0x80, 0x7d], 1, notUTF8),
    Case(bytes: [0x5b, 0x31, 0xe9, 0x5d], 2, notUTF8),
    Case(bytes: [0x5b, 0x31, 0x2e, 0xe9], 3, notUTF8),
    Case(bytes: [0x5b, 0x2d, 0xe9], 2, notUTF8),
    Case(bytes: [0x31, 0x20, 0xa0], 2, notUTF8),
    Case(bytes: [0x74, 0x72, 0xfc, 0x65], 2, notUTF8),
    Case(bytes: [0x7b, 0x22, 0x61, 0x22, 0xe9], 4, notUTF8),
    Case(bytes: [0x22, 0x5c, 0xe9, 0x22], 2, notUTF8),
    Case(bytes: [0x22, 0x5c, 0x75, 0x30, 0xe9, 0x22], 4, notUTF8),
    // UTF-16 is known by its byte order mark.
    Case(bytes: [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00], 0, utf16),
    Case(bytes: [0xfe, 0xff, 0x00, 0x7b, 0x00, 0x7d], 0, utf16),
    Case(bytes: [0xff, 0xfe], 0, utf16),
  ]

  @Test(arguments: encodings)
  func `bytes that are not UTF-8 are refused where they begin`(_ example: Case) throws {
    let error = try #require(syntaxError(example.bytes))
    #expect(error.range.lowerBound == example.offset)
    #expect(error.message == example.message)
  }
}

// MARK: - Ranges and bounds

extension SyntaxErrorTests {
  @Test func `the range is the scalar at fault`() {
    #expect(syntaxError(Array("[é".utf8))?.range == SourceRange(1, 3))
    #expect(syntaxError(Array("[€".utf8))?.range == SourceRange(1, 4))
    #expect(syntaxError(Array("[😀".utf8))?.range == SourceRange(1, 5))
    #expect(syntaxError(Array("[x".utf8))?.range == SourceRange(1, 2))
  }

  @Test func `the range leaves out stray bytes after the scalar`() {
    #expect(syntaxError([0x78, 0x80, 0x80])?.range == SourceRange(0, 1))
    #expect(syntaxError([0xc3, 0xa9, 0x80])?.range == SourceRange(0, 2))
  }

  @Test func `the range is empty at the end of the file`() {
    for text in ["", "[", "[1", #"{"a""#, "tru", "1.", #"""#, #""\u00"#] {
      let bytes = Array(text.utf8)
      #expect(syntaxError(bytes)?.range == SourceRange(bytes.count, bytes.count))
    }
  }

  @Test func `the range of bytes that are not UTF-8 is the sequence that they begin`() {
    #expect(syntaxError([0x22, 0xff, 0x22])?.range == SourceRange(1, 2))
    #expect(syntaxError([0x22, 0xed, 0xa0, 0x80, 0x22])?.range == SourceRange(1, 4))
    #expect(syntaxError([0x22, 0x80, 0x80, 0x80, 0x80, 0x80])?.range == SourceRange(1, 5))
    #expect(syntaxError([0x22, 0xc3])?.range == SourceRange(1, 2))
  }

  @Test func `the bounds have sentences of their own`() {
    let deep = SyntaxError(reason: .tooDeep, range: SourceRange(512, 513))
    #expect(deep.message == "values are nested more than 512 levels deep")
    let large = SyntaxError(reason: .tooLarge, range: SourceRange(0, 0))
    #expect(large.message == "the file is larger than 512 MiB")
  }
}
