#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Conversions of CSS Color 4 (sections 10 and 18); a missing component counts as 0.
extension Color {
  /// The components in gamma-encoded sRGB, below 0 or above 1 where the colour is out of gamut.
  package var srgb: SIMD3<Double> {
    switch space {
    case .srgb: components
    case .hsl: Self.hslToSRGB(components)
    case .hwb: Self.hwbToSRGB(components)
    default: Self.map(linearSRGB, Self.encodeSRGB)
    }
  }

  /// The components in linear-light sRGB, below 0 or above 1 where the colour is out of gamut.
  package var linearSRGB: SIMD3<Double> {
    switch space {
    case .srgb, .hsl, .hwb: Self.map(srgb, Self.decodeSRGB)
    case .srgbLinear: components
    default: Matrix3x3.xyzD65ToSRGB * xyzD65
    }
  }

  /// The components in gamma-encoded Display P3, below 0 or above 1 where the colour is out of
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
    case .a98RGB:
      Matrix3x3.a98RGBToXYZD65 * Self.map(components) { Self.signedPower($0, 563.0 / 256) }
    case .rec2020: Matrix3x3.rec2020ToXYZD65 * Self.map(components) { Self.signedPower($0, 2.4) }
    case .proPhotoRGB:
      Matrix3x3.xyzD50ToD65
        * (Matrix3x3.proPhotoRGBToXYZD50 * Self.map(components, Self.decodeProPhoto))
    case .xyzD65: components
    case .xyzD50: Matrix3x3.xyzD50ToD65 * components
    case .lab: Matrix3x3.xyzD50ToD65 * Self.labToXYZD50(components)
    case .lch: Matrix3x3.xyzD50ToD65 * Self.labToXYZD50(Self.rectangular(components))
    case .oklab: Self.oklabToXYZD65(components)
    case .oklch: Self.oklabToXYZD65(Self.rectangular(components))
    }
  }

  /// The coordinates in OKLab: lightness and two axes.
  package var oklab: SIMD3<Double> {
    Matrix3x3.lmsRootsToOKLab * Self.map(Matrix3x3.xyzD65ToLMS * xyzD65, cbrt)
  }

  private static func map(
    _ components: SIMD3<Double>, _ transform: (Double) -> Double
  ) -> SIMD3<Double> {
    SIMD3(transform(components.x), transform(components.y), transform(components.z))
  }
}

// Transfer functions, all mirrored at zero.
extension Color {
  private static func signedPower(_ value: Double, _ exponent: Double) -> Double {
    let result = pow(value.magnitude, exponent)
    return value < 0 ? -result : result
  }

  /// From gamma-encoded to linear light, for sRGB and Display P3.
  static func decodeSRGB(_ value: Double) -> Double {
    if value.magnitude <= 0.04045 { return value / 12.92 }
    let result = pow((value.magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  /// From linear light to gamma-encoded, for sRGB and Display P3.
  private static func encodeSRGB(_ value: Double) -> Double {
    if value.magnitude <= 0.0031308 { return value * 12.92 }
    let result = 1.055 * pow(value.magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  private static func decodeProPhoto(_ value: Double) -> Double {
    value.magnitude <= 16.0 / 512 ? value / 16 : signedPower(value, 1.8)
  }
}

// Spaces that are other coordinates of the same colours.
extension Color {
  /// From degrees and two percentages.
  private static func hslToSRGB(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    let amplitude = saturation * min(lightness, 1 - lightness)
    return map(SIMD3(0, 8, 4)) { offset in
      let turn = (offset + hsl.x / 30).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * max(-1, min(turn - 3, 9 - turn, 1))
    }
  }

  /// From degrees and two percentages.
  private static func hwbToSRGB(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
    let white = hwb.y / 100
    let black = hwb.z / 100
    if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
    let pure = hslToSRGB(SIMD3(hwb.x, 100, 50))
    return pure * (1 - white - black) + SIMD3(repeating: white)
  }

  /// From lightness, chroma and a hue in degrees to lightness and two axes.
  private static func rectangular(_ polar: SIMD3<Double>) -> SIMD3<Double> {
    let angle = polar.z * .pi / 180
    return SIMD3(polar.x, polar.y * cos(angle), polar.y * sin(angle))
  }

  private static func labToXYZD50(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    // The two constants of CIE 15, as the exact fractions.
    let kappa = 24389.0 / 27
    let epsilon = 216.0 / 24389
    let lab = bounded(lab)
    let y = (lab.x + 16) / 116
    let relative = map(SIMD3(lab.y / 500 + y, y, y - lab.z / 200)) { root in
      let cube = root * root * root
      return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
    let whiteD50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    return relative * whiteD50
  }

  private static func oklabToXYZD65(_ oklab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = Matrix3x3.oklabToLMSRoots * bounded(oklab)
    return Matrix3x3.lmsToXYZD65 * (roots * roots * roots)
  }

  /// Axes have no bounds, but beyond these, far outside every gamut, a cube would not stay finite.
  private static func bounded(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    lab.clamped(lowerBound: SIMD3(repeating: -1e9), upperBound: SIMD3(repeating: 1e9))
  }
}
