extension Color {
  /// The visual distance between two colors: ΔEOK of CSS Color 4, 0 for equal and 1 from black to
  /// white.
  ///
  /// This is the Euclidean distance in OKLab. For reviewing changes it is as perceptually uniform
  /// as CIEDE2000, has no discontinuities and no branches, costs two matrix products, and is what
  /// CSS uses for gamut mapping; about 0.02 is just noticeable. Alpha is ignored.
  package func difference(from other: Color) -> Double {
    let distance = oklab - other.oklab
    return (distance * distance).sum().squareRoot()
  }

  /// The same color in sRGB if its space is only another notation for sRGB.
  package var inPlainSRGB: Color {
    guard space == .hsl || space == .hwb, missing.isEmpty else { return self }
    return Color(.srgb, srgb, alpha: alpha)
  }
}
