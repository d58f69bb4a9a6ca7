/// A color in one of the two spaces that Apple's color types represent exactly.
package struct ScreenColor: Equatable, Hashable, Sendable {
  /// Whether the components are in Display P3 rather than sRGB.
  package var isDisplayP3: Bool
  /// Gamma-encoded; outside 0 to 1 only where not even Display P3 holds the color.
  package var components: SIMD3<Double>
  package var alpha: Double
  /// The four bytes, if the color consists of bytes.
  package var bytes: Color.Bytes?
}

extension Color {
  /// The color in its own space if that is sRGB or Display P3, else in sRGB, or in Display P3 if
  /// sRGB cannot hold it.
  package var onScreen: ScreenColor {
    if space == .srgb || space == .displayP3 {
      return ScreenColor(
        isDisplayP3: space == .displayP3, components: components, alpha: alpha, bytes: bytes)
    }
    if let srgb = Self.fitting(srgb) {
      return ScreenColor(isDisplayP3: false, components: srgb, alpha: alpha)
    }
    let wide = displayP3
    return ScreenColor(isDisplayP3: true, components: Self.fitting(wide) ?? wide, alpha: alpha)
  }
}
