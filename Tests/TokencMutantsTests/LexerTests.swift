import Testing

@testable import tokenc_mutants

@Suite struct LexerTests {
  private func spellings(_ text: String) -> [String] { Lexer.tokens(of: text).map(\.spelling) }

  @Test(arguments: [
    ("a<b", ["a", "<", "b"]), ("0..<n", ["0", "..<", "n"]), ("a...b", ["a", "...", "b"]),
    ("x.y(1.5)", ["x", ".", "y", "(", "1.5", ")"]), ("t.0.1", ["t", ".", "0.1"]),
    ("1e-9 + 0x1f_ff", ["1e-9", "+", "0x1f_ff"]), ("$0 != `in`", ["$0", "!=", "`in`"]),
    ("a &&& b", ["a", "&&&", "b"]), ("-> [Int]?", ["->", "[", "Int", "]", "?"]),
    ("größe = 1", ["größe", "=", "1"]),
  ])
  func `words, numbers, signs and marks`(_ text: String, _ expected: [String]) {
    #expect(spellings(text) == expected)
  }

  @Test(arguments: [
    "a // b < c\n", "a /* b < c /* d */ < e */", "@available(macOS 15, *) a", "@inline(never)\na",
    "#if DEBUG\nb < c\n#else\nd\n#endif\na", "#if A\n#if B\nb\n#endif\nc\n#endif\na",
  ])
  func `what is no code of this build is no token`(_ text: String) {
    #expect(spellings(text) == ["a"])
  }

  @Test(arguments: [
    (#""a < b""#, [#""a < b""#]), (#""a \" < b" c"#, [#""a \" < b""#, "c"]),
    (##"#"a " \(b) "# c"##, [##"#"a " \(b) "#"##, "c"]),
    (#""x \(a < b) y" c"#, [#""x \"#, "(", "a", "<", "b", ")", #" y""#, "c"]),
    (
      #""\(f("(\(1))"))""#,
      [#""\"#, "(", "f", "(", #""(\"#, "(", "1", ")", #")""#, ")", ")", #"""#]
    ),
    (##"#"\#(a)"#"##, [##"#"\#"##, "(", "a", ")", ##""#"##]),
    ("\"\"\"\n a \"b\" < c\n \"\"\" d", ["\"\"\"\n a \"b\" < c\n \"\"\"", "d"]),
  ])
  func `a string is text, and its interpolations are code`(_ text: String, _ expected: [String]) {
    #expect(spellings(text) == expected)
  }

  @Test func `tokens know their lines, blanks and bytes`() {
    let text = "é < b\n\n  /* \n */ c\n\"\"\"\n\n\"\"\"\n!d"
    let tokens = Lexer.tokens(of: text)
    #expect(tokens.map(\.line) == [1, 1, 1, 4, 5, 8, 8])
    #expect(tokens.map(\.isFirstInLine) == [true, false, false, true, true, true, false])
    #expect(tokens.map(\.isInfix) == [false, true, false, false, false, false, false])
    let bytes = Array(text.utf8)
    for token in tokens {
      #expect(String(decoding: bytes[token.range], as: UTF8.self) == token.spelling)
    }
  }
}
