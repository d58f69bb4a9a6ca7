/// Conversions of CSS Color 4 (sections 10 and 18); a missing component counts as 0.
extension Color {
  /// The components in gamma-encoded sRGB, below 0 or above 1 where the color is out of gamut.
  package var srgb: SIMD3<Double> {
    switch space {
    case .srgb: components
    case .hsl: Self.hslToSRGB(components)
    case .hwb: Self.hwbToSRGB(components)
    default: Self.map(linearSRGB, Self.encodeSRGB)
    }
  }

  /// The components in linear-light sRGB, below 0 or above 1 where the color is out of gamut.
  package var linearSRGB: SIMD3<Double> {
    switch space {
    case .srgb, .hsl, .hwb: Self.map(srgb, Self.decodeSRGB)
    case .srgbLinear: components
    default: Matrix3x3.xyzD65ToSRGB * xyzD65
    }
  }

  /// The components in gamma-encoded Display P3, below 0 or above 1 where the color is out of
  /// gamut.
  package var displayP3: SIMD3<Double> {
    space == .displayP3
      ? components : Self.map(Matrix3x3.xyzD65ToDisplayP3 * xyzD65, Self.encodeSRGB)
  }

  /// The tristimulus values relative to the white point D65, whose Y is 1.
  package var xyzD65: SIMD3<Double> {
    switch space {
    case .srgb, .srgbLinear, .hsl, .hwb: Matrix3x3.srgbToXYZD65 * linearSRGB
    case .displayP3: Matrix3x3.displayP3ToXYZD65 * Self.map(components, Self.decodeSRGB)
    case .a98RGB: Matrix3x3.a98RGBToXYZD65 * Self.map(components, Self.decodeA98)
    case .rec2020: Matrix3x3.rec2020ToXYZD65 * Self.map(components, Self.decodeRec2020)
    case .xyzD65: components
    case .oklab: Self.oklabToXYZD65(components)
    case .oklch: Self.oklabToXYZD65(Self.rectangular(components))
    case .proPhotoRGB, .xyzD50, .lab, .lch: Matrix3x3.xyzD50ToD65 * xyzD50
    }
  }

  /// The tristimulus values relative to the white point D50, whose Y is 1.
  package var xyzD50: SIMD3<Double> {
    switch space {
    case .proPhotoRGB: Matrix3x3.proPhotoRGBToXYZD50 * Self.map(components, Self.decodeProPhoto)
    case .xyzD50: components
    case .lab: Self.labToXYZD50(components)
    case .lch: Self.labToXYZD50(Self.rectangular(components))
    default: Matrix3x3.xyzD65ToD50 * xyzD65
    }
  }

  /// The coordinates in CIE Lab: lightness from 0 to 100 and two axes.
  package var lab: SIMD3<Double> {
    switch space {
    case .lab: Self.bounded(components)
    case .lch: Self.bounded(Self.rectangular(components))
    default: Self.xyzD50ToLab(xyzD50)
    }
  }

  /// The coordinates in OKLab: lightness from 0 to 1 and two axes.
  package var oklab: SIMD3<Double> {
    switch space {
    case .oklab: Self.bounded(components)
    case .oklch: Self.bounded(Self.rectangular(components))
    default: Matrix3x3.lmsRootsToOKLab * Self.map(Matrix3x3.xyzD65ToLMS * xyzD65, Self.cubeRoot)
    }
  }

  /// The components in any space, in the order and units of ``ColorSpace/components``.
  ///
  /// Nothing is clamped, and a meaningless hue is kept as a number; see ``converted(to:)``.
  package func components(in target: ColorSpace) -> SIMD3<Double> {
    if target == space { return components }
    return switch target {
    case .srgb: srgb
    case .srgbLinear: linearSRGB
    case .hsl: Self.srgbToHSL(srgb)
    case .hwb: Self.srgbToHWB(srgb)
    case .displayP3: displayP3
    case .a98RGB: Self.map(Matrix3x3.xyzD65ToA98RGB * xyzD65, Self.encodeA98)
    case .rec2020: Self.map(Matrix3x3.xyzD65ToRec2020 * xyzD65, Self.encodeRec2020)
    case .proPhotoRGB: Self.map(Matrix3x3.xyzD50ToProPhotoRGB * xyzD50, Self.encodeProPhoto)
    case .xyzD65: xyzD65
    case .xyzD50: xyzD50
    case .lab: lab
    case .lch: Self.polar(lab)
    case .oklab: oklab
    case .oklch: Self.polar(oklab)
    }
  }

  /// The same color in another space.
  ///
  /// Components may leave their range if the space cannot hold the color; ``gamutMapped(to:)``
  /// finds the nearest color that it holds. A hue that is powerless there becomes `none` (CSS Color
  /// 4, section 4.4); other `none` components become numbers.
  package func converted(to target: ColorSpace) -> Color {
    if target == space { return self }
    var converted = components(in: target)
    var missing = self.missing.intersection(.alpha)
    if let hue = target.hueIndex, Self.isHuePowerless(of: converted, in: target) {
      converted[hue] = 0
      missing.insert(.component(hue))
    }
    return Color(target, converted, missing: missing, alpha: alpha)
  }

  /// Whether a color is so close to gray that its hue means nothing (CSS Color 4, sections 7 to 9).
  private static func isHuePowerless(of components: SIMD3<Double>, in space: ColorSpace) -> Bool {
    switch space {
    case .hsl: components.y <= 0.001
    case .hwb: components.y + components.z >= 99.999
    case .lch: components.y <= 0.0015
    case .oklch: components.y <= 4e-6
    default: false
    }
  }

  static func map(
    _ components: SIMD3<Double>, _ transform: (Double) -> Double
  ) -> SIMD3<Double> {
    SIMD3(transform(components.x), transform(components.y), transform(components.z))
  }
}
