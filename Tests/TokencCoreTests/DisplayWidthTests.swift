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
}
