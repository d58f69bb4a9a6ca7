import TokencJSON

/// What a line height without a unit means in a text style.
enum LineHeights {
  /// The largest multiple of the size: design tools write pixels without a unit, and no text is set
  /// with four times its size from line to line.
  private static let largestMultiple = 4.0

  /// Whether a plain number is a number of pixels rather than a multiple of the size.
  static func isPixels(_ number: Double, _ resolved: ResolvedTokens) -> Bool {
    !resolved.isExact && number > largestMultiple
  }
}
