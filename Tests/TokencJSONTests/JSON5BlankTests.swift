import TokencText
import Testing

@testable import TokencJSON

/// The blanks of JSON5 (section 8), which may stand between any two tokens, and the names that end
/// before them (ECMAScript 5.1, section 7.6).
@Suite struct JSON5BlankTests {
  /// By Unicode's own tables, not by the reader's.
  static let blanks: [Unicode.Scalar] =
    ["\t", "\n", "\r", "\u{0b}", "\u{0c}", "\u{feff}", "\u{2028}", "\u{2029}"]
    + (0...0x10ffff as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init).filter {
      $0.properties.generalCategory == .spaceSeparator
    }

  /// Tokens whose ends a blank could be taken for a part of, `·` where it may stand.
  private static let document =
    "·{·größe·:·[·1·,·.5·,·0xF·,·NaN·]·,·$_\u{200d}·:·{·'c d'·:·'x'·,·}·,·\"e\"·:·null·}·"

  @Test(arguments: blanks)
  func `a blank may stand between any two tokens`(_ blank: Unicode.Scalar) throws {
    let plain = try read(Self.document.replacing("·", with: ""))
    let spaced = try read(Self.document.replacing("·", with: String(blank)))
    #expect(spaced.names == ["größe", "$_\u{200d}", "c d", "e"])
    #expect(spaced.names == plain.names)
    #expect(spaced.writtenNames == plain.writtenNames)
    #expect(spaced.values == plain.values)
    // Each line end is two here, and blank lines are kept.
    let isLineEnd = ["\n", "\r", "\u{2028}", "\u{2029}"].contains(blank)
    #expect(isLineEnd || spaced.formatted == plain.formatted)
  }

  @Test(arguments: blanks)
  func `a blank may stand alone between two tokens`(_ blank: Unicode.Scalar) throws {
    let pieces = Self.document.split(separator: "·")
    let plain = try read(pieces.joined())
    for gap in pieces.indices.dropFirst() {
      let text = pieces[..<gap].joined() + String(blank) + pieces[gap...].joined()
      let spaced = try read(text)
      #expect(spaced.names == plain.names, "\(text.debugDescription)")
      #expect(spaced.writtenNames == plain.writtenNames, "\(text.debugDescription)")
      #expect(spaced.values == plain.values, "\(text.debugDescription)")
    }
  }

  @Test func `every other scalar is not a blank`() {
    for value in 0...0x10ffff as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let isPlain = ["\t", "\n", "\r", " "].contains(scalar)
      let length = JSONString.lengthOfBlank5(bytes, 0)
      #expect(length == (Self.blanks.contains(scalar) && !isPlain ? bytes.count : 0))
    }
  }

  @Test(arguments: ["\u{85}", "\u{180e}", "\u{200b}", "\u{2060}", "\u{1c}", "\u{0}"])
  func `what only looks like a blank is refused`(_ scalar: Unicode.Scalar) {
    #expect(throws: SyntaxError.self) { try read("{a\(scalar): 1}") }
    #expect(throws: SyntaxError.self) { try read("{\(scalar)a: 1}") }
  }

  @Test(arguments: ["\u{a0}", "\u{2028}", "\u{0b}"])
  func `JSON with comments has only the blanks of JSON`(_ blank: Unicode.Scalar) {
    var names = NameTable()
    #expect(throws: SyntaxError.self) {
      try JSONParser.parse(Array("[\(blank)1]".utf8), as: .commented, names: &names)
    }
  }

  /// A name as written, and what it is; nil where it is none.
  static let names: [(String, String?)] = [
    ("a", "a"), ("$", "$"), ("_", "_"), ("null", "null"), ("NaN", "NaN"), ("ñ", "ñ"),
    ("n\u{303}", "n\u{303}"), ("Ⅷ", "Ⅷ"), ("ʰ", "ʰ"), ("ǅ", "ǅ"), ("中", "中"), ("a1", "a1"),
    ("a٣", "a٣"), ("a‿b", "a‿b"), ("a\u{200c}b\u{200d}", "a\u{200c}b\u{200d}"),
    (#"\u0061"#, "a"), (#"\u0024\u0031"#, "$1"), (#"a\u0031"#, "a1"), (#"a\u200cb"#, "a\u{200c}b"),
    ("1", nil), ("1a", nil), ("\u{303}n", nil), ("٣a", nil), ("‿a", nil), ("\u{200d}a", nil),
    ("a-b", nil), ("a.b", nil), ("a b", nil), ("a€", nil), ("😀", nil), ("a\u{2212}b", nil),
    (#"\u0031a"#, nil), (#"\u0020a"#, nil), (#"a\u0020"#, nil), (#"a\u002d"#, nil),
    (#"\u200ca"#, nil), (#"\ud83d\ude00"#, nil), (#"a\x62"#, nil), (#"a\n"#, nil), (#"a\u00"#, nil),
    ("", nil),
  ]

  @Test(arguments: names)
  func `a name without quotes follows the rules of ECMAScript`(
    _ written: String, _ name: String?
  ) throws {
    for blank in ["", " ", "\u{a0}", "/**/"] {
      let text = "{\(written)\(blank): 1}"
      if let name {
        let document = try read(text)
        #expect(document.names == [name])
        #expect(document.writtenNames == [written])
      } else {
        #expect(throws: SyntaxError.self, "\(text)") { try read(text) }
      }
    }
  }

  private struct Read {
    var names: [String]
    var writtenNames: [String]
    var values: [String]
    var formatted: [UInt8]
  }

  private func read(_ text: String) throws(SyntaxError) -> Read {
    var names = NameTable()
    let tree = try JSONParser.parse(Array(text.utf8), as: .json5, names: &names)
    let named = tree.nodes.indices.filter { tree.nodes[$0].name != .none }
    for node in named {
      #expect(tree.name(of: node).utf8.elementsEqual(names[tree.nodes[node].name]))
    }
    return Read(
      names: named.map { tree.name(of: $0) },
      writtenNames: named.map {
        String(decoding: tree.bytes[tree.nameRange(of: $0).bounds], as: UTF8.self)
      },
      values: tree.nodes.indices.filter { tree.nodes[$0].end == $0 + 1 }.map {
        tree.string(of: $0)
      },
      formatted: JSONFormatter.format(tree))
  }
}
