import TokencText
import TokencColor
import TokencJSON

/// A change to a color, as in Tokens Studio: lighter, darker, mixed, more transparent.
///
/// Results match sd-transforms, which calculates with Color.js: the color is converted to the space
/// of the modifier, then to its format, and mapped into the gamut of both according to CSS Color 4.
/// Components have five significant digits, also in a mixture.
struct ColorModifier {
  enum Kind: String, CaseIterable {
    case lighten, darken, mix, alpha
  }

  /// The form of a modified color.
  enum Format {
    case space(ColorSpace)
    case hex
  }

  /// How many significant digits components have.
  static let precision = 5

  /// Nil if only the space changes.
  let kind: Kind?
  /// How far the color moves, or its new alpha.
  let amount: Double
  let space: ColorSpace
  /// The color to mix with.
  let other: Color?
  let format: Format?

  /// The spaces by their names in modifiers.
  static let spaces: [String: ColorSpace] = [
    "srgb": .srgb, "p3": .displayP3, "hsl": .hsl, "lch": .lch,
  ]

  /// The changed color.
  func apply(to color: Color) -> Color {
    let changed: Color
    switch kind {
    case .lighten?: changed = color.lightened(by: amount, in: space)
    case .darken?: changed = color.darkened(by: amount, in: space)
    case .alpha?: changed = color.withAlpha(min(max(amount, 0), 1))
    case .mix?:
      let share = min(max(amount, 0), 1)
      changed = other.map { color.mixed(with: $0, amount: share, in: space).rounded } ?? color
    case nil: changed = color
    }
    let result = changed.converted(to: space)
    switch format {
    case nil: return result.gamutMapped(to: space).rounded
    case .space(let space)?: return result.gamutMapped(to: space).rounded
    case .hex?: return result.gamutMapped(to: .srgb).wholeBytes
    }
  }
}

extension Color {
  /// The color with components rounded to ``ColorModifier/precision`` digits.
  fileprivate var rounded: Color {
    var rounded = components
    for index in 0..<3 {
      rounded[index] = rounded[index].rounded(toDigits: ColorModifier.precision)
    }
    if let hue = space.hueIndex, rounded[hue] >= 360 { rounded[hue] = 0 }
    return Color(
      space, rounded, missing: missing, alpha: alpha.rounded(toDigits: ColorModifier.precision))
  }

  /// The nearest color of four sRGB bytes; this one is in sRGB and in its gamut.
  fileprivate var wholeBytes: Color {
    func byte(_ component: Double) -> UInt8 {
      UInt8(min(max((component * 255 + 0.5).rounded(.down), 0), 255))
    }
    return Color(
      Bytes(
        red: byte(components.x), green: byte(components.y), blue: byte(components.z),
        alpha: byte(alpha)))
  }
}

extension Double {
  /// The nearest number with so many significant digits; tiny values become 0.
  func rounded(toDigits digits: Int) -> Double {
    guard magnitude >= 1e-7 else { return 0 }
    var decimals = digits - 1
    var size = magnitude
    while size >= 10, decimals > 0 {
      size /= 10
      decimals -= 1
    }
    while size < 1 {
      size *= 10
      decimals += 1
    }
    return rounded(toDecimals: decimals)
  }
}
