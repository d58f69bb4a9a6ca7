extension Color {
  /// The relative luminance of WCAG 2.2, from 0 (black) to 1 (white).
  ///
  /// The color is clamped to the sRGB gamut and treated as opaque.
  package var relativeLuminance: Double {
    let color = clampedSRGB
    return 0.2126 * Self.decodeSRGB(color.x) + 0.7152 * Self.decodeSRGB(color.y)
      + 0.0722 * Self.decodeSRGB(color.z)
  }

  /// The contrast ratio of WCAG 2.2 between two colors, from 1 to 21 in either order.
  ///
  /// Both are treated as opaque; see ``composited(over:)``.
  package func contrast(against other: Color) -> Double {
    let one = relativeLuminance
    let two = other.relativeLuminance
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The opaque color that results from drawing this one over an opaque background.
  ///
  /// Both are clamped to sRGB and mixed in its gamma-encoded values, as browsers and iOS do.
  package func composited(over background: Color) -> Color {
    let seen = clampedSRGB * alpha + background.clampedSRGB * (1 - alpha)
    return Color(.srgb, seen)
  }

  private var clampedSRGB: SIMD3<Double> {
    srgb.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
  }
}
