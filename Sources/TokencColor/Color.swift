/// A color in the space it was written in; reading converts and rounds nothing.
///
///     let blue = Color(.srgb, [0, 0, 1])
///     let white = Color(.srgb, [1, 1, 1])
///     let ratio = blue.contrast(against: white)  // 8.59…
///     let lighter = blue.mixed(with: white, amount: 0.5, in: .oklch)
package struct Color: Equatable, Hashable, Sendable {
  /// What the components mean.
  package let space: ColorSpace
  /// The components in the order and units of ``ColorSpace/components``; 0 for a missing one.
  package let components: SIMD3<Double>
  /// Which components are the keyword `none`.
  package let missing: Missing
  /// Opacity from 0 to 1; 0 if it is missing.
  package let alpha: Double

  /// The components of a color that are `none`: they convert as 0 and are skipped when mixing.
  package struct Missing: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let first = Missing(rawValue: 1 << 0)
    package static let second = Missing(rawValue: 1 << 1)
    package static let third = Missing(rawValue: 1 << 2)
    /// Only CSS has this; alpha in DTCG is always a number.
    package static let alpha = Missing(rawValue: 1 << 3)

    /// The component with that index, from 0 to 2.
    package static func component(_ index: Int) -> Missing {
      Missing(rawValue: 1 << UInt8(truncatingIfNeeded: index))
    }
  }

  /// A color whose components are known to be in range, or are computed.
  package init(
    _ space: ColorSpace, _ components: SIMD3<Double>, missing: Missing = [], alpha: Double = 1
  ) {
    self.space = space
    self.components = components
    self.missing = missing
    self.alpha = alpha
  }
}

extension Color {
  /// The four bytes of `#rrggbbaa`.
  package struct Bytes: Equatable, Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// The sRGB color of four bytes.
  package init(_ bytes: Bytes) {
    let components = SIMD3(Double(bytes.red), Double(bytes.green), Double(bytes.blue))
    self.init(.srgb, components / 255, alpha: Double(bytes.alpha) / 255)
  }

  /// The four bytes of an sRGB color without `none`, if each component is within one millionth of a
  /// byte.
  package var bytes: Bytes? {
    guard space == .srgb, missing.isEmpty,
      let red = Self.byte(components.x), let green = Self.byte(components.y),
      let blue = Self.byte(components.z), let alpha = Self.byte(alpha)
    else { return nil }
    return Bytes(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func byte(_ component: Double) -> UInt8? {
    let scaled = component * 255
    let whole = scaled.rounded()
    return (scaled - whole).magnitude <= 1e-6 ? UInt8(exactly: whole) : nil
  }
}
