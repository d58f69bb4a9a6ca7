import TokencTestSupport
import Testing

@testable import TokencEmitters

/// How names of token files become names of Swift.
@Suite struct SwiftIdentifierTests {
  @Test(arguments: [
    ("background", "background"), ("info-subtle", "infoSubtle"), ("InfoSubtle", "infoSubtle"),
    ("URL", "url"), ("URLPath", "urlPath"), ("2xl", "n2xl"), ("500", "n500"), ("0_5", "n0_5"),
    ("-1", "minus1"), ("a-1", "a1"), ("a--1", "aMinus1"), ("+1", "plus1"), ("50%", "n50Percent"),
    ("self", "selfToken"), ("init", "initToken"), ("Type", "type"), ("default", "default"),
    ("extra large", "extraLarge"), ("größe", "größe"), ("色", "色"), ("-", "u2d"), ("", "u"),
    ("\u{212a}elvin", "kelvin"),
  ])
  func `a name in lower camel case`(_ name: String, _ member: String) {
    #expect(SwiftIdentifier.member(name) == member)
  }

  @Test func `plain names are read byte by byte as all names are`() {
    var random = SplitMix64(seed: 7)
    let letters = Array("aAbBzZ019-+%_ .$self".utf8)
    var bytes: [UInt8] = []
    for _ in 0..<20_000 {
      let name = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &random)]
      }
      guard SwiftIdentifier.member(ascii: name[...], into: &bytes) else { continue }
      let text = String(decoding: name, as: UTF8.self)
      #expect(String(decoding: bytes, as: UTF8.self) == SwiftIdentifier.member(text), "\(text)")
    }
  }

  @Test func `names in two normal forms are one`() {
    var names = SwiftNames()
    let composed = names.number("\u{e9}")
    #expect(names.number("e\u{301}") == composed)
    #expect(names.find("e\u{301}") == composed)
    #expect(names.number("e") != composed)
    #expect(names.count == 2)
  }
}
