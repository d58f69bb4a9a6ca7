/// What an RGB space can show, and how a color is brought into it.
extension Color {
  /// The color in a space, changed as little as possible if the space cannot hold it.
  ///
  /// Uses the search of CSS Color 4, section 13.2: chroma is reduced in OKLCH until clipping the
  /// rest makes no noticeable difference. Lightness and hue stay. HSL and HWB have the gamut of
  /// sRGB; the other spaces hold every color, so it is only converted.
  package func gamutMapped(to target: ColorSpace) -> Color {
    guard let gamut = target.gamut else { return converted(to: target) }
    if let inside = Self.fitting(components(in: gamut)) {
      // If the space is the color's own, `none` is kept.
      let isWithin = inside == components(in: gamut)
      return isWithin ? converted(to: target) : fitted(inside, in: gamut).converted(to: target)
    }
    return fitted(reducingChroma(into: gamut), in: gamut).converted(to: target)
  }

  /// Components in gamut, with rounding errors at its edge clamped; nil for all others.
  static func fitting(_ components: SIMD3<Double>) -> SIMD3<Double>? {
    let inside = clipped(components)
    let distance = components - inside
    let isClose = (0..<3).allSatisfy { distance[$0].magnitude <= 1e-6 }
    return isClose ? inside : nil
  }

  private static func clipped(_ components: SIMD3<Double>) -> SIMD3<Double> {
    components.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
  }

  /// A color with this color's opacity.
  private func fitted(_ components: SIMD3<Double>, in space: ColorSpace) -> Color {
    Color(space, components, missing: missing.intersection(.alpha), alpha: alpha)
  }

  /// The components in an RGB space that does not hold the color.
  private func reducingChroma(into gamut: ColorSpace) -> SIMD3<Double> {
    // The just noticeable difference, and the precision of the search (CSS Color 4).
    let noticeable = 0.02
    let epsilon = 0.0001
    var current = Color(.oklch, components(in: .oklch))
    let lightness = current.components.x
    if lightness >= 1 { return SIMD3(repeating: 1) }
    if lightness <= 0 { return SIMD3(repeating: 0) }
    var clip = Color(gamut, Self.clipped(current.components(in: gamut)))
    if clip.difference(from: current) < noticeable { return clip.components }
    var least = 0.0
    var most = current.components.y
    var isLeastInside = true
    while most - least > epsilon {
      let chroma = (least + most) / 2
      current = Color(.oklch, SIMD3(lightness, chroma, current.components.z))
      let components = current.components(in: gamut)
      if isLeastInside, Self.fitting(components) != nil {
        least = chroma
        continue
      }
      clip = Color(gamut, Self.clipped(components))
      let difference = clip.difference(from: current)
      guard difference < noticeable else {
        most = chroma
        continue
      }
      if noticeable - difference < epsilon { return clip.components }
      isLeastInside = false
      least = chroma
    }
    return clip.components
  }
}

extension ColorSpace {
  /// The RGB space whose components from 0 to 1 are all that this space shows; nil if it holds
  /// every color.
  package var gamut: ColorSpace? {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020: self
    case .hsl, .hwb: .srgb
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: nil
    }
  }
}
