/// How many columns of a terminal text takes.
package enum DisplayWidth {
  /// The columns of a text without control characters.
  package static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// 2 for wide East Asian characters and emoji, 0 for marks that combine with the previous one.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    // The vowels and finals of Hangul combine with the syllable before them.
    if (0x1160...0x11ff).contains(scalar.value) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x1100 { return false }
    // Flags consist of two such letters, which together take the columns of one flag.
    if (0x1f1e6...0x1f1ff).contains(value) { return false }
    return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(value) }
  }

  /// The ranges of Unicode's EastAsianWidth.txt that are W or F but not emoji, including gaps of
  /// unassigned characters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2329...0x232a, 0x2630...0x2637, 0x268a...0x268f, 0x2e80...0x303e,
    0x3041...0xa4cf, 0xa960...0xa97c, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19,
    0xfe30...0xfe6b, 0xff01...0xff60, 0xffe0...0xffe6, 0x16fe0...0x18dff, 0x1aff0...0x1b2ff,
    0x1d300...0x1d376, 0x1f200...0x1f320, 0x20000...0x3fffd,
  ]
}
