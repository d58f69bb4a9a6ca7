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

// MARK: - Units

extension LineIndexTests {
  /// Where a byte of a text is: its offset, its line, and its column in each unit.
  struct Place: CustomTestStringConvertible, Sendable {
    let text: String
    let offset: UInt32
    let line: Int
    let utf8: Int
    let utf16: Int
    let scalar: Int

    init(_ text: String, _ offset: UInt32, line: Int, _ utf8: Int, _ utf16: Int, _ scalar: Int) {
      self.text = text
      self.offset = offset
      self.line = line
      self.utf8 = utf8
      self.utf16 = utf16
      self.scalar = scalar
    }

    var testDescription: String { "\(offset) in \(text.debugDescription)" }

    func column(_ unit: TextUnit) -> Int {
      switch unit {
      case .utf8: utf8
      case .utf16: utf16
      case .scalar: scalar
      }
    }
  }

  static let places = [
    Place("", 0, line: 1, 1, 1, 1),
    Place("abc", 3, line: 1, 4, 4, 4),
    Place("\ta", 1, line: 1, 2, 2, 2),
    Place("é€😀x", 2, line: 1, 3, 2, 2),
    Place("é€😀x", 5, line: 1, 6, 3, 3),
    Place("é€😀x", 9, line: 1, 10, 5, 4),
    Place("e\u{301}x", 3, line: 1, 4, 3, 3),
    Place("😀\n😀x", 9, line: 2, 5, 3, 2),
    Place("a\r\nb", 1, line: 1, 2, 2, 2),
    Place("a\r\nb", 3, line: 2, 1, 1, 1),
    Place("a\rb", 2, line: 2, 1, 1, 1),
    Place("a\n", 2, line: 2, 1, 1, 1),
    Place("a\n\r\n\r", 5, line: 4, 1, 1, 1),
    Place("\u{feff}a😀b", 3, line: 1, 1, 1, 1),
    Place("\u{feff}a😀b", 8, line: 1, 6, 4, 3),
    Place("\u{feff}\na", 4, line: 2, 1, 1, 1),
    Place("a\u{2028}b", 4, line: 1, 5, 3, 3),
  ]

  @Test(arguments: places, TextUnit.allCases)
  func `a place converts both ways`(_ place: Place, _ unit: TextUnit) {
    let index = LineIndex(Array(place.text.utf8))
    let location = TokencDiagnostics.SourceLocation(line: place.line, column: place.column(unit))
    #expect(index.location(of: place.offset, in: unit) == location)
    #expect(index.offset(of: location, in: unit) == place.offset)
  }

  /// A line and column that the text does not have, and the nearest place.
  static let clamped: [(String, TextUnit, line: Int, column: Int, offset: UInt32)] = [
    ("ab\ncd", .scalar, 0, 9, 0), ("ab\ncd", .scalar, -1, -1, 0),
    ("\u{feff}ab", .scalar, 0, 2, 3), ("\u{feff}ab", .utf16, 1, 0, 3),
    ("ab\ncd", .utf16, 3, 1, 5), ("ab\ncd", .utf16, .max, .max, 5), ("ab\n", .utf16, 3, 1, 3),
    ("ab\ncd", .utf8, 1, 9, 2), ("ab\r\ncd", .utf16, 1, 4, 2), ("ab\rcd", .utf16, 1, .max, 2),
    ("é\ncd", .scalar, 1, 3, 2), ("é\ncd", .scalar, 1, .max, 2), ("ab\ncd", .utf8, 2, .min, 3),
    ("a😀b", .utf16, 1, 3, 1), ("a😀b", .utf8, 1, 3, 1), ("a😀b", .utf8, 1, 5, 1),
    ("a😀b", .utf16, 1, 4, 5), ("aé", .utf8, 1, 3, 1), ("", .utf16, 1, 2, 0),
  ]

  @Test(arguments: clamped)
  func `what the text does not have is its nearest place`(
    _ text: String, _ unit: TextUnit, line: Int, column: Int, offset: UInt32
  ) {
    let location = TokencDiagnostics.SourceLocation(line: line, column: column)
    #expect(LineIndex(Array(text.utf8)).offset(of: location, in: unit) == offset)
  }

  @Test func `an offset behind the file is its end`() {
    #expect(
      LineIndex(Array("a\nb😀".utf8)).location(of: .max, in: .utf16)
        == TokencDiagnostics.SourceLocation(line: 2, column: 4))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `every scalar converts both ways as one would count`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces =
      seed.isMultiple(of: 3) ? ["é", "😀", "a"] : ["a", "é", "€", "😀", "\n", "\r", "\r\n"]
    var text = seed.isMultiple(of: 5) ? "\u{feff}" : ""
    for _ in 0..<Int.random(in: 0...4000, using: &random) {
      text += pieces[Int.random(in: pieces.indices, using: &random)]
    }
    let index = LineIndex(Array(text.utf8))
    for unit in TextUnit.allCases {
      var offset: UInt32 = text.hasPrefix("\u{feff}") ? 3 : 0
      var location = TokencDiagnostics.SourceLocation(line: 1, column: 1)
      let scalars = Array(text.unicodeScalars.drop { $0 == "\u{feff}" })
      for (position, scalar) in scalars.enumerated() {
        let follows = scalars.dropFirst(position + 1).first
        let isSecondOfTwo = position > 0 && scalar == "\n" && scalars[position - 1] == "\r"
        guard
          index.location(of: offset, in: unit) == location
            && (isSecondOfTwo || index.offset(of: location, in: unit) == offset)
        else {
          Issue.record("seed \(seed), offset \(offset), \(unit), \(location)")
          return
        }
        offset += UInt32(UTF8.width(scalar))
        switch unit {
        case .utf8: location.column += UTF8.width(scalar)
        case .utf16: location.column += UTF16.width(scalar)
        case .scalar: location.column += 1
        }
        if scalar == "\n" || scalar == "\r" && follows != "\n" {
          location = TokencDiagnostics.SourceLocation(line: location.line + 1, column: 1)
        }
      }
      #expect(index.location(of: offset, in: unit) == location)
      #expect(index.offset(of: location, in: unit) == offset)
    }
  }

  @Test func `a line of megabytes is not counted from its start`() {
    let text = Array(String(repeating: "😀é", count: 500_000).utf8)
    let index = LineIndex(text)
    let clock = ContinuousClock()
    let time = clock.measure {
      for step in 0..<20_000 {
        let location = TokencDiagnostics.SourceLocation(line: 1, column: 70 * step + 1)
        let offset = index.offset(of: location, in: .utf16)
        // Two scalars are three units and six bytes; the second unit counts as the first.
        #expect(offset == UInt32(70 * step / 3 * 6 + [0, 0, 4][70 * step % 3]))
        let found = index.location(of: offset, in: .utf16)
        #expect(found.column == location.column - (70 * step % 3 == 1 ? 1 : 0))
      }
    }
    #expect(time < .seconds(20), "\(time)")
  }

  @Test func `bytes that are not UTF-8 convert without harm`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<300 {
      let bytes = (0..<2100).map { _ -> UInt8 in
        [0x80, 0xbf, 0xc3, 0xe2, 0xf0, 0xff, 0x0a, 0x0d, 0x61].randomElement(using: &random) ?? 0
      }
      let index = LineIndex(bytes)
      for unit in TextUnit.allCases {
        for offset in stride(from: 0, to: bytes.count, by: 97) {
          let location = index.location(of: UInt32(offset), in: unit)
          #expect(Int(index.offset(of: location, in: unit)) <= bytes.count)
        }
      }
    }
  }
}
