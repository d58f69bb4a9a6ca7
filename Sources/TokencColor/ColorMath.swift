import TokencPlatform

// Everything that colors need from the C library, in one place.
extension Color {
  /// The power of a value's magnitude, with the value's sign.
  package static func signedPower(_ value: Double, _ exponent: Double) -> Double {
    let result = pow(value.magnitude, exponent)
    return value < 0 ? -result : result
  }

  package static func cubeRoot(_ value: Double) -> Double {
    cbrt(value)
  }

  /// From lightness, chroma and a hue in degrees to lightness and two axes.
  static func rectangular(_ polar: SIMD3<Double>) -> SIMD3<Double> {
    let angle = polar.z * .pi / 180
    return SIMD3(polar.x, polar.y * cos(angle), polar.y * sin(angle))
  }

  /// From lightness and two axes to lightness, chroma and a hue in degrees.
  static func polar(_ rectangular: SIMD3<Double>) -> SIMD3<Double> {
    let angle = atan2(rectangular.z, rectangular.y) * 180 / .pi
    return SIMD3(rectangular.x, hypot(rectangular.y, rectangular.z), positiveAngle(angle))
  }
}
