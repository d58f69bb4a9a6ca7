/// The 14 color spaces of DTCG 2025.10 (Color module, section 4), by their names there.
package enum ColorSpace: String, CaseIterable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
}

extension ColorSpace {
  /// The three components in order, with the ranges that DTCG allows.
  package var components: [ColorComponent] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020: Self.rgbComponents
    case .hsl: Self.hslComponents
    case .hwb: Self.hwbComponents
    case .lab: Self.labComponents
    case .lch: Self.lchComponents
    case .oklab: Self.oklabComponents
    case .oklch: Self.oklchComponents
    case .xyzD65, .xyzD50: Self.xyzComponents
    }
  }

  /// The index of the component that is an angle in degrees, if there is one.
  package var hueIndex: Int? { components.firstIndex(of: .hue) }

  /// The three components in order, with the ranges that a lenient reader allows.
  ///
  /// DTCG ends the axes of XYZ at 1, although D65 white has z = 1.089; here they may reach 1.1.
  package var lenientComponents: [ColorComponent] {
    switch self {
    case .xyzD65, .xyzD50: Self.lenientXYZComponents
    default: components
    }
  }

  private static let rgbComponents: [ColorComponent] = [
    .init("red", 0, 1), .init("green", 0, 1), .init("blue", 0, 1),
  ]
  private static let hslComponents: [ColorComponent] = [
    .hue, .init("saturation", 0, 100), .init("lightness", 0, 100),
  ]
  private static let hwbComponents: [ColorComponent] = [
    .hue, .init("whiteness", 0, 100), .init("blackness", 0, 100),
  ]
  private static let labComponents: [ColorComponent] = [
    .init("lightness", 0, 100), .init("a", -.infinity, .infinity),
    .init("b", -.infinity, .infinity),
  ]
  private static let lchComponents: [ColorComponent] = [
    .init("lightness", 0, 100), .init("chroma", 0, .infinity), .hue,
  ]
  private static let oklabComponents: [ColorComponent] = [
    .init("lightness", 0, 1), .init("a", -.infinity, .infinity),
    .init("b", -.infinity, .infinity),
  ]
  private static let oklchComponents: [ColorComponent] = [
    .init("lightness", 0, 1), .init("chroma", 0, .infinity), .hue,
  ]
  private static let xyzComponents: [ColorComponent] = [
    .init("x", 0, 1), .init("y", 0, 1), .init("z", 0, 1),
  ]
  private static let lenientXYZComponents: [ColorComponent] = [
    .init("x", 0, 1.1), .init("y", 0, 1.1), .init("z", 0, 1.1),
  ]
}
