import TokencText
import TokencTestSupport
import Testing

@testable import TokencJSON

@Suite struct EightBytesTests {
  /// Texts whose bytes are close to those that are looked for, since a carry between neighbors is
  /// what could go wrong.
  private static func texts() -> [[UInt8]] {
    var random = SplitMix64(seed: 8)
    let near: [UInt8] = [
      0, 1, 0x1f, 0x20, 0x21, 0x22, 0x23, 0x5b, 0x5c, 0x7b, 0x7f, 0x80, 0x81, 0xff,
    ]
    let every = (UInt8.min...UInt8.max).map { byte in
      (0..<8).map { $0 == Int(byte & 7) ? byte : UInt8(ascii: "a") }
    }
    return every
      + (0..<2_000).map { _ in
        (0..<8).map { _ in near[Int.random(in: near.indices, using: &random)] }
      }
  }

  private static func set(_ text: [UInt8], _ holds: (UInt8) -> Bool) -> UInt64 {
    text.enumerated().reduce(0) { set, item in
      holds(item.element) ? set | 0x80 << UInt64(8 * item.offset) : set
    }
  }

  @Test func `every set holds exactly the bytes it names`() {
    for text in Self.texts() {
      let bytes = EightBytes(text.span, at: 0)
      #expect(bytes.nonASCII == Self.set(text) { $0 >= 0x80 }, "\(text)")
      #expect(bytes.controls == Self.set(text) { $0 < 0x20 }, "\(text)")
      for byte in [0, 0x0a, 0x20, 0x22, 0x5c, 0x7b, 0x7f, 0x80, 0xff] as [UInt8] {
        #expect(bytes.equal(to: byte) == Self.set(text) { $0 == byte }, "\(byte) in \(text)")
        #expect(bytes.unequal(to: byte) == Self.set(text) { $0 != byte }, "\(byte) in \(text)")
      }
    }
  }

  @Test(arguments: 0..<8)
  func `the first byte of a set is the one of the lowest index`(_ index: Int) {
    var text = [UInt8](repeating: UInt8(ascii: "a"), count: 12)
    for later in index + 2..<text.count { text[later] = UInt8(ascii: "!") }
    let set = EightBytes(text.span, at: 2).equal(to: UInt8(ascii: "!"))
    #expect((set == 0) == (index == 8))
    if set != 0 { #expect(EightBytes.first(of: set) == index) }
  }

  @Test func `fewer than eight bytes are those bytes and zeros, wherever they stand`() {
    let text = Array("abcdefghijklmnop".utf8)
    for start in 0...text.count {
      for end in start...min(text.count, start + 7) {
        let padded = text[start..<end] + [UInt8](repeating: 0, count: 8 - (end - start))
        let whole = EightBytes(Array(padded).span, at: 0)
        #expect(EightBytes(text.span, from: start, to: end) == whole, "\(start)..<\(end)")
        let alone = Array(text[start..<end])
        #expect(EightBytes(alone.span, from: 0, to: alone.count) == whole, "\(start)..<\(end)")
      }
    }
  }

  @Test func `the first byte of a set is found at any distance, and none behind the limit`() {
    for length in 0..<30 {
      var text = [UInt8](repeating: UInt8(ascii: "a"), count: length + 1)
      for index in 0...length {
        text[index] = UInt8(ascii: "!")
        for start in 0...length {
          let found = EightBytes.find(in: text.span, from: start, to: length) {
            $0.equal(to: UInt8(ascii: "!"))
          }
          #expect(found == (index < start ? length : index), "\(index) in \(start)..<\(length)")
        }
        text[index] = UInt8(ascii: "a")
      }
    }
  }

  @Test func `equal bytes are equal`() {
    let text = Array("abcdefghabcdefgx".utf8)
    #expect(EightBytes(text.span, at: 0) == EightBytes(Array("abcdefgh".utf8).span, at: 0))
    #expect(!(EightBytes(text.span, at: 0) == EightBytes(text.span, at: 8)))
  }
}

@Suite struct SixteenBytesTests {
  private static func bits(_ text: [UInt8], _ holds: (UInt8) -> Bool) -> UInt128 {
    text.enumerated().reduce(0) { bits, item in
      holds(item.element) ? bits | 1 << UInt128(8 * item.offset) : bits
    }
  }

  @Test func `every choice holds exactly the bytes it names`() {
    var random = SplitMix64(seed: 16)
    for byte in UInt8.min...UInt8.max {
      let text = (0..<17).map { _ in byte &+ UInt8.random(in: 0...2, using: &random) &- 1 }
      let bytes = SixteenBytes(text.span, at: 1)
      let known = Array(text[1...])
      #expect(SixteenBytes.bits(bytes.nonASCII) == Self.bits(known) { $0 >= 0x80 }, "\(text)")
      #expect(SixteenBytes.bits(bytes.controls) == Self.bits(known) { $0 < 0x20 }, "\(text)")
      #expect(SixteenBytes.bits(bytes.equal(to: byte)) == Self.bits(known) { $0 == byte })
      #expect(SixteenBytes.bits(bytes.unequal(to: byte)) == Self.bits(known) { $0 != byte })
    }
  }

  @Test func `the first byte of a choice is found, or one of the last fifteen`() {
    for length in 0..<50 {
      var text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
      for index in text.indices {
        text[index] = UInt8(ascii: "!")
        let found = SixteenBytes.skim(text.span, from: 0) { $0.equal(to: UInt8(ascii: "!")) }
        #expect(found == min(index, length / 16 * 16), "\(index) of \(length)")
        text[index] = UInt8(ascii: "a")
      }
    }
  }
}

/// What is read eight bytes at a time must not depend on where in the eight something stands.
@Suite struct OffsetTests {
  private static let lengths = 0..<20

  @Test(arguments: [#"\""#, #"\\"#, #"\u00e9"#, "é", "😀", "{", "}", "\u{7f}"])
  func `a string may hold anything anywhere`(_ piece: String) throws {
    for before in Self.lengths {
      for after in [0, 1, 7, 8, 9] {
        let content =
          String(repeating: "a", count: before) + piece + String(repeating: "b", count: after)
        let document = try Document("[\"\(content)\", 1]")
        #expect(document.tree.nodes.map(\.kind) == [.array, .string, .number])
        #expect(document.tree.content(of: 1) == 2..<2 + content.utf8.count)
        #expect(document.tree.nodes[1].hasEscape == piece.hasPrefix(#"\"#))
        #expect(document.tree.nodes[1].mayRefer == (piece.hasPrefix(#"\"#) || piece == "{"))
      }
    }
  }

  @Test(arguments: ["\u{1}", "\n", "\t", #"\x"#])
  func `what a string must not hold is found anywhere`(_ piece: String) {
    for before in Self.lengths {
      let text = "[\"" + String(repeating: "a", count: before) + piece + "bbbbbbbbbbbb\"]"
      var names = NameTable()
      #expect(throws: SyntaxError.self, "\(before)") {
        try JSONParser.parse(Array(text.utf8), names: &names)
      }
    }
  }

  @Test(arguments: ["\"", "\\", "\n", "\u{1f}", "\u{7f}", "\u{85}", "\u{202e}"])
  func `what is escaped is escaped anywhere`(_ piece: String) throws {
    for before in Self.lengths {
      let text = String(repeating: "a", count: before) + piece + "bbbbbbbbbb"
      var buffer = OutputBuffer()
      buffer.writeJSON(string: text)
      #expect(!buffer.text.contains(piece) || piece == "\"" || piece == "\\")
      let document = try Document(buffer.text)
      #expect(document.tree.string(of: 0) == text)
    }
  }

  @Test func `indentation of any depth is passed`() throws {
    for depth in 0..<40 {
      let blanks = String(repeating: " ", count: depth)
      let document = try Document("[\n\(blanks)1,\r\n\(blanks)\t2\n\(blanks)]")
      #expect(document.tree.nodes.map(\.kind) == [.array, .number, .number])
      #expect(document.tree.nodes[1].range == SourceRange(2 + depth, 3 + depth))
    }
  }

  @Test func `names that differ in one byte differ, wherever it is`() {
    for length in Self.lengths.dropFirst() {
      let name = (0..<length).map { UInt8(ascii: "a") + UInt8($0) }
      for index in name.indices {
        var other = name
        other[index] ^= 1
        var names = NameTable()
        let first = names.intern(name, name.indices)
        #expect(names.intern(other, other.indices) != first)
        #expect(names.find(name, name.indices) == first)
        let longer = [0x21] + name + [0x21]
        #expect(names.find(longer, 1..<length + 1) == first)
        #expect(names.count(of: first, in: longer, from: 1, to: length + 1) == length)
        #expect(names.count(of: first, in: longer, from: 2, to: length + 1) == nil)
        #expect(names.hash(of: first) == names.hash(longer, 1..<length + 1))
      }
    }
  }
}
