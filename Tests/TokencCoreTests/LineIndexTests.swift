@testable import TokencDiagnostics
import TokencTestSupport
import Testing

@testable import TokencCore

@Suite struct LineIndexTests {
  /// Lines and columns as one would count them by hand.
  private static func locations(_ text: String) -> [TokencDiagnostics.SourceLocation] {
    let scalars = Array(text.unicodeScalars)
    var locations: [TokencDiagnostics.SourceLocation] = []
    var line = 1
    var column = 1
    for (index, scalar) in scalars.enumerated() {
      for _ in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        locations.append(TokencDiagnostics.SourceLocation(line: line, column: column))
      }
      let endsLine = scalar == "\n" || scalar == "\r" && scalars.dropFirst(index + 1).first != "\n"
      line += endsLine ? 1 : 0
      column = endsLine ? 1 : column + 1
    }
    return locations
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `every scalar has its line and column`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces =
      seed % 3 == 0 ? ["a", "b", "\n"] : ["a", "aaaaaaa", "é", "€", "😀", "\n", "\r", "\r\n"]
    var text = ""
    for _ in 0..<Int.random(in: 0...600, using: &random) {
      text += pieces[Int.random(in: pieces.indices, using: &random)]
    }
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes)
    var hint = 1
    for (offset, expected) in Self.locations(text).enumerated() where bytes[offset] & 0xc0 != 0x80 {
      #expect(index.location(of: UInt32(offset)) == expected, "seed \(seed), offset \(offset)")
      #expect(index.location(of: UInt32(offset), near: hint) == expected)
      hint = expected.line
    }
  }
}
