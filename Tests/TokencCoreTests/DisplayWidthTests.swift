import TokencText
import TokencCore
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("a\u{20dd}", 1), ("日本", 4), ("ｱ", 1),
    ("Ａ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11ab}", 2), ("🎨", 2), ("❤", 1), ("⭐", 2),
    ("🇩🇪", 2), ("…", 1), ("─", 1), ("𠀀", 2), ("Ж", 1), ("ก", 1), ("ก\u{e31}", 1),
  ])
  func `a text takes columns`(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    (0x1100, 0x115f), (0x2329, 0x232a), (0x2630, 0x2637), (0x268a, 0x268f), (0x2e80, 0x303e),
    (0x3041, 0xa4cf), (0xa960, 0xa97c), (0xac00, 0xd7a3), (0xf900, 0xfaff), (0xfe10, 0xfe19),
    (0xfe30, 0xfe6b), (0xff01, 0xff60), (0xffe0, 0xffe6), (0x16fe0, 0x18dff), (0x1aff0, 0x1b2ff),
    (0x1d300, 0x1d376), (0x1f200, 0x1f320), (0x20000, 0x3fffd),
  ])
  func `a range of wide characters has its ends`(_ first: Int, _ last: Int) {
    #expect(
      [first - 1, first, last, last + 1].map(Self.width)
        .map { $0 == 2 } == [false, true, true, false])
  }

  /// The width of a character between two letters, so that a mark does not stand alone.
  private static func width(_ scalar: Int) -> Int {
    guard let scalar = UInt32(exactly: scalar).flatMap(UnicodeScalar.init) else { return 1 }
    return DisplayWidth.of(String(scalar))
  }
}
