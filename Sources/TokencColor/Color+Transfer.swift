/// Transfer functions of CSS Color 4, section 10, all mirrored at zero: `decode` gives linear light.
extension Color {
  /// For sRGB and Display P3.
  package static func decodeSRGB(_ value: Double) -> Double {
    if value.magnitude <= 0.04045 { return value / 12.92 }
    let result = signedPower((value.magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  /// For sRGB and Display P3.
  package static func encodeSRGB(_ value: Double) -> Double {
    if value.magnitude <= 0.0031308 { return value * 12.92 }
    let result = 1.055 * signedPower(value.magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  static func decodeA98(_ value: Double) -> Double {
    signedPower(value, 563.0 / 256)
  }

  static func encodeA98(_ value: Double) -> Double {
    signedPower(value, 256.0 / 563)
  }

  // The pure power function that CSS adopted in August 2025 instead of the BT.2020 camera curve.
  static func decodeRec2020(_ value: Double) -> Double {
    signedPower(value, 2.4)
  }

  static func encodeRec2020(_ value: Double) -> Double {
    signedPower(value, 1 / 2.4)
  }

  package static func decodeProPhoto(_ value: Double) -> Double {
    value.magnitude <= 16.0 / 512 ? value / 16 : signedPower(value, 1.8)
  }

  package static func encodeProPhoto(_ value: Double) -> Double {
    value.magnitude >= 1.0 / 512 ? signedPower(value, 1 / 1.8) : value * 16
  }
}
