extension Color {
  /// How far two colors look apart: ΔEOK of CSS Color 4, 0 for the same and 1 from black to white.
  ///
  /// The plain distance in OKLab. It is as even to the eye as CIEDE2000 for what a reviewer asks,
  /// has no jumps and no branches, costs two matrices, and is what CSS maps gamuts with; about 0.02
  /// is just noticeable. Alpha takes no part.
  package func difference(from other: Color) -> Double {
    let distance = oklab - other.oklab
    return (distance * distance).sum().squareRoot()
  }

  /// The same color in sRGB where its space is only another way to write sRGB.
  package var inPlainSRGB: Color {
    guard space == .hsl || space == .hwb, missing.isEmpty else { return self }
    return Color(.srgb, srgb, alpha: alpha)
  }
}
