// Spaces that are only other coordinates for the same colors (CSS Color 4, sections 7 to 9).
extension Color {
  /// From degrees and two percentages.
  static func hslToSRGB(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    let amplitude = saturation * min(lightness, 1 - lightness)
    return map(SIMD3(0, 8, 4)) { offset in
      let turn = (offset + hsl.x / 30).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * max(-1, min(turn - 3, 9 - turn, 1))
    }
  }

  /// To degrees and two percentages; a color outside sRGB may exceed 100.
  static func srgbToHSL(_ srgb: SIMD3<Double>) -> SIMD3<Double> {
    let most = srgb.max()
    let least = srgb.min()
    let lightness = (least + most) / 2
    guard most > least else { return SIMD3(0, 0, lightness * 100) }
    let room = min(lightness, 1 - lightness)
    let saturation = room == 0 ? 0 : (most - lightness) / room
    // A lightness outside 0 to 1 flips the sign of the saturation; the opposite hue corrects that.
    let turn: Double = saturation < 0 ? 180 : 0
    let hue = (hue(of: srgb, most, least) + turn).truncatingRemainder(dividingBy: 360)
    return SIMD3(hue, saturation.magnitude * 100, lightness * 100)
  }

  /// From degrees and two percentages.
  static func hwbToSRGB(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
    let white = hwb.y / 100
    let black = hwb.z / 100
    if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
    let pure = hslToSRGB(SIMD3(hwb.x, 100, 50))
    return pure * (1 - white - black) + SIMD3(repeating: white)
  }

  /// To degrees and two percentages; a color outside sRGB may leave 0 to 100.
  static func srgbToHWB(_ srgb: SIMD3<Double>) -> SIMD3<Double> {
    let most = srgb.max()
    let least = srgb.min()
    let hue = most > least ? hue(of: srgb, most, least) : 0
    return SIMD3(hue, least * 100, (1 - most) * 100)
  }

  /// The hue of a color that is not gray, at least 0 and below 360 degrees.
  private static func hue(of srgb: SIMD3<Double>, _ most: Double, _ least: Double) -> Double {
    let spread = most - least
    let sixth =
      if most == srgb.x {
        (srgb.y - srgb.z) / spread
      } else if most == srgb.y {
        (srgb.z - srgb.x) / spread + 2
      } else {
        (srgb.x - srgb.y) / spread + 4
      }
    return positiveAngle(sixth * 60)
  }

  /// An angle of -360 degrees or more, normalized to at least 0 and below 360.
  static func positiveAngle(_ angle: Double) -> Double {
    guard angle < 0 else { return angle }
    let turned = angle + 360
    return turned < 360 ? turned : 0
  }

  // The two constants of CIE 15, as exact fractions.
  private static let kappa = 24389.0 / 27
  private static let epsilon = 216.0 / 24389
  private static let whiteD50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  package static func labToXYZD50(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let lab = bounded(lab)
    let y = (lab.x + 16) / 116
    let relative = map(SIMD3(lab.y / 500 + y, y, y - lab.z / 200)) { root in
      let cube = root * root * root
      return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
    return relative * whiteD50
  }

  package static func xyzD50ToLab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let roots = map(xyz / whiteD50) { relative in
      relative > epsilon ? cubeRoot(relative) : (kappa * relative + 16) / 116
    }
    return SIMD3(116 * roots.y - 16, 500 * (roots.x - roots.y), 200 * (roots.y - roots.z))
  }

  static func oklabToXYZD65(_ oklab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = Matrix3x3.oklabToLMSRoots * bounded(oklab)
    return Matrix3x3.lmsToXYZD65 * (roots * roots * roots)
  }

  /// Axes have no bounds, but beyond these, far outside every gamut, a cube would overflow.
  static func bounded(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    lab.clamped(lowerBound: SIMD3(repeating: -1e9), upperBound: SIMD3(repeating: 1e9))
  }
}
