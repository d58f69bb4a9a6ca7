import Testing

@testable import TokencJSON

@Suite struct NameTableTests {
  @Test func `equal bytes have equal numbers`() {
    var names = NameTable()
    let first = names.intern("color")
    let bytes = Array(#"{"color": 1}"#.utf8)
    #expect(names.intern(bytes, 2..<7) == first)
    #expect(names.intern("color") == first)
    #expect(names.count == 1)
  }

  @Test func `numbers are given in order of appearance`() {
    var names = NameTable()
    let numbers = ["b", "a", "", "b", "c", "a"].map { names.intern($0).rawValue }
    #expect(numbers == [0, 1, 2, 0, 3, 1])
    #expect((0..<4).map { names.text(NameID(rawValue: $0)) } == ["b", "a", "", "c"])
  }

  @Test func `numbers are the same in every table`() {
    // Each table has another seed, and so another order of slots.
    let tables = (0..<8).map { _ in
      var names = NameTable()
      return (0..<1000).map { names.intern("name \($0 % 700)").rawValue }
    }
    #expect(Set(tables) == [(0..<1000).map { UInt32($0 % 700) }])
  }

  @Test func `names are compared by code point`() {
    var names = NameTable()
    let composed = names.intern("\u{e9}")
    let decomposed = names.intern("e\u{301}")
    #expect("\u{e9}" == "e\u{301}", "to Swift these are one text")
    #expect(composed != decomposed)
    #expect(Array(names[composed]) == [0xc3, 0xa9])
    #expect(Array(names[decomposed]) == [0x65, 0xcc, 0x81])
  }

  @Test(arguments: [
    ("a", "A"), ("a", "a "), ("", "\0"), ("\0", "\0\0"), ("a\0", "a"), ("ab", "ba"),
    ("aaaaaaa", "aaaaaaaa"), ("aaaaaaaa", "aaaaaaaaa"), ("\0aaaaaaaa", "aaaaaaaa\0"),
    ("K", "\u{212a}"), ("ﬁ", "fi"), ("İ", "i"),
  ])
  func `names that differ in one byte differ`(_ first: String, _ second: String) {
    var names = NameTable()
    #expect(names.intern(first) != names.intern(second))
    #expect(names.count == 2)
  }

  @Test func `only the bytes of the range count`() {
    var names = NameTable()
    let bytes = Array("abcabc".utf8)
    #expect(names.intern(bytes, 0..<3) == names.intern(bytes, 3..<6))
    #expect(names.intern(bytes, 0..<2) != names.intern(bytes, 1..<3))
    #expect(names.intern(bytes, 2..<2) == names.intern(""))
    #expect(names.count == 4)
  }

  @Test func `100,000 names keep their numbers and texts`() {
    var names = NameTable()
    let texts = (0..<100_000).map { "theme.color.\($0)" }
    for (number, text) in texts.enumerated() where names.intern(text).rawValue != number {
      Issue.record("\(text) is not number \(number)")
    }
    #expect(names.count == 100_000)
    for (number, text) in texts.enumerated() {
      let bytes = Array(text.utf8)
      let name = NameID(rawValue: UInt32(number))
      if names.find(bytes, bytes.indices) != name || !names[name].elementsEqual(bytes) {
        Issue.record("\(text) was lost")
      }
    }
    #expect(names.intern("theme.color.0").rawValue == 0)
    #expect(names.count == 100_000)
  }

  @Test func `names of every length are kept`() {
    var names = NameTable()
    let texts = (0..<600).map { String(repeating: "x", count: $0) }
    #expect(texts.map { names.intern($0).rawValue } == Array(0..<600))
    #expect(texts.indices.map { names.text(NameID(rawValue: UInt32($0))) } == texts)
  }

  @Test func `names that begin and end alike may take turns`() {
    var names = NameTable()
    let texts = ["a", "aa", "aba", "aca", "aba", "a", "aca", "aa", "", "aba", ""]
    #expect(texts.map { names.intern($0).rawValue } == [0, 1, 2, 3, 2, 0, 3, 1, 4, 2, 4])
    let bytes = Array("aca".utf8)
    #expect(names.find(bytes, bytes.indices)?.rawValue == 3)
  }

  @Test func `finding a name adds none`() {
    var names = NameTable()
    let bytes = Array("ab".utf8)
    #expect(names.find(bytes, 0..<2) == nil)
    #expect(names.find(bytes, 0..<0) == nil)
    #expect(names.count == 0)
    let name = names.intern("a")
    #expect(names.find(bytes, 0..<1) == name)
    #expect(names.find(bytes, 0..<2) == nil)
    #expect(names.count == 1)
  }

  @Test func `no name has no text`() {
    var names = NameTable()
    #expect(names[.none].isEmpty)
    #expect(names.text(.none).isEmpty)
    #expect(names.intern("") != .none)
    var bytes: [UInt8] = []
    names.append(.none, to: &bytes)
    #expect(bytes.isEmpty)
  }

  @Test func `a name is appended to what is there`() {
    var names = NameTable()
    let numbers = ["a", "é"].map { names.intern($0) }
    var bytes = Array("x".utf8)
    for number in numbers.reversed() { names.append(number, to: &bytes) }
    #expect(bytes == Array("xéa".utf8))
  }

  @Test func `a copy goes its own way`() {
    var names = NameTable()
    let shared = names.intern("shared")
    var copy = names
    #expect(copy.intern("copied").rawValue == 1)
    #expect(names.intern("original").rawValue == 1)
    #expect(copy.intern("shared") == shared)
    #expect(names.text(NameID(rawValue: 1)) == "original")
    #expect(copy.text(NameID(rawValue: 1)) == "copied")
  }
}
