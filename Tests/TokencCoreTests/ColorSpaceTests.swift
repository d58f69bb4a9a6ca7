import TokencColor
import TokencTestSupport
import Testing

@testable import TokencCore

@Suite struct ColorSpaceTests {
  /// Some colors in every space, computed apart from this program: one of sRGB, one outside of it,
  /// one so dark that the curves are straight there, and one outside of Display P3.
  private static let colors: [[ColorSpace: SIMD3<Double>]] = [
    [
      .srgb: [0.2, 0.4, 0.9],
      .srgbLinear: [0.033104767, 0.132868322, 0.787412289],
      .hsl: [222.857142857, 77.777777778, 55],
      .hwb: [222.857142857, 20, 10],
      .lab: [45.682089564, 18.964549306, -71.035106766],
      .lch: [45.682089564, 73.523061168, 284.947872867],
      .oklab: [0.551802607, -0.020143383, -0.20047488],
      .oklch: [0.551802607, 0.201484325, 264.262272721],
      .displayP3: [0.249851333, 0.395240072, 0.868832347],
      .a98RGB: [0.281431625, 0.39940515, 0.882931877],
      .proPhotoRGB: [0.376181495, 0.337426819, 0.818726520],
      .rec2020: [0.380917417, 0.43201414, 0.870784201],
      .xyzD65: [0.203276523, 0.158907743, 0.764937851],
      .xyzD50: [0.178271996, 0.150349942, 0.57565059],
    ],
    [
      .srgb: [-0.386418151, 0.814560135, 0.198880382],
      .srgbLinear: [-0.123547666, 0.628800948, 0.032756994],
      .hsl: [149.241088178, 280.509347604, 21.407099199],
      .hwb: [149.241088178, -38.641815106, 18.543986495],
      .lab: [71.233192156, -83.53444068, 57.493143365],
      .lch: [71.233192156, 101.407417449, 145.462044651],
      .oklab: [0.723997279, -0.233505198, 0.134089913],
      .oklch: [0.723997279, 0.26926712, 150.133485543],
      .displayP3: [0.1, 0.8, 0.3],
      .a98RGB: [0.335880507, 0.80980891, 0.272454762],
      .proPhotoRGB: [0.344425183, 0.708661084, 0.278641392],
      .rec2020: [0.428685067, 0.791215748, 0.353884514],
      .xyzD65: [0.179811459, 0.425792494, 0.103698089],
      .xyzD50: [0.192995548, 0.425276444, 0.082716309],
    ],
    [
      .srgb: [0.02, 0.01, 0.005],
      .srgbLinear: [0.001547988, 0.000773994, 0.000386997],
      .hsl: [20, 60, 1.25],
      .hwb: [20, 0.5, 98],
      .lab: [0.833509856, 0.560040877, 0.732946488],
      .lch: [0.833509856, 0.922418744, 52.616729201],
      .oklab: [0.097725219, 0.006314227, 0.009977206],
      .oklch: [0.097725219, 0.011807375, 57.671703692],
      .displayP3: [0.01822462, 0.010331942, 0.005618227],
      .a98RGB: [0.049183946, 0.038484636, 0.028600435],
      .proPhotoRGB: [0.018068021, 0.013427667, 0.007233966],
      .rec2020: [0.06156579, 0.051852174, 0.039946142],
      .xyzD65: [0.000984989, 0.000910637, 0.000490033],
      .xyzD50: [0.0010285, 0.000922742, 0.000373049],
    ],
    [
      .srgb: [1.243111115, 0.261587103, 0.84789791],
      .srgbLinear: [1.64491167, 0.055638809, 0.688219306],
      .hsl: [324.159156597, 198.166864806, 75.234910908],
      .hwb: [324.159156597, 26.158710288, -24.311111528],
      .lab: [72.732795059, 94.519276749, -18.458881934],
      .lch: [72.732795059, 96.304849303, 348.949660754],
      .oklab: [0.8, 0.295442326, -0.052094453],
      .oklch: [0.8, 0.3, 350],
      .displayP3: [1.145217373, 0.362994329, 0.831591343],
      .a98RGB: [1.083206505, 0.268852825, 0.829080862],
      .proPhotoRGB: [0.992044252, 0.441751797, 0.773566302],
      .rec2020: [1.032648055, 0.480997851, 0.834742469],
      .xyzD65: [0.822452368, 0.439247661, 0.692603923],
      .xyzD50: [0.837188338, 0.447588086, 0.519762074],
    ],
  ]

  @Test(arguments: colors.indices, ColorSpace.allCases)
  func `a color written in any space has its coordinates in all`(
    _ index: Int, _ source: ColorSpace
  ) throws {
    let coordinates = Self.colors[index]
    let color = Color(source, try #require(coordinates[source]))
    for (target, expected) in coordinates {
      let distance = Self.distance(color.components(in: target), expected, target)
      #expect(distance < 1e-6, "\(source) in \(target)")
    }
  }

  /// The least precise of the components: percentages as parts, hues as parts of the circle.
  static func distance(
    _ one: SIMD3<Double>, _ other: SIMD3<Double>, _ space: ColorSpace
  ) -> Double {
    let scales: SIMD3<Double> =
      switch space {
      case .hsl, .hwb: [360, 100, 100]
      case .lab: [100, 100, 100]
      case .lch: [100, 100, 360]
      case .oklch: [1, 1, 360]
      default: [1, 1, 1]
      }
    let distance = (one - other) / scales
    return (0..<3).map { distance[$0].magnitude }.max() ?? 0
  }

  @Test(arguments: 0..<ColorSpace.allCases.count)
  func `a color comes back from every space as it was`(_ index: Int) {
    let source = ColorSpace.allCases[index]
    var random = SplitMix64(seed: UInt64(index))
    for _ in 0..<40 {
      let color = Self.random(in: source, using: &random)
      for target in ColorSpace.allCases {
        let back = color.converted(to: target).converted(to: source)
        let distance = Self.chordDistance(color, back)
        #expect(distance < 1e-6, "\(color.text) through \(target.rawValue)")
      }
    }
  }

  @Test(arguments: ColorSpace.allCases)
  func `a conversion leaves opacity alone, and to its own space everything`(_ space: ColorSpace) {
    let color = Color(.srgb, [0.5, 0.25, 0.125], missing: .second, alpha: 0.25)
    #expect(color.converted(to: space).alpha == 0.25)
    #expect(color.converted(to: .srgb) == color)
  }

  private static let greys: [(String, ColorSpace, String)] = [
    ("#808080", .hsl, "hsl(none 0% 50.19607843137255%)"),
    ("#808080", .hwb, "hwb(none 50.19607843137255% 49.80392156862745%)"),
    ("#ffffff80", .hsl, "hsl(none 0% 100% / 0.5019607843137255)"),
    ("hsl(30 0% 40%)", .hwb, "hwb(none 40% 60%)"),
    ("hsl(30 0% 40%)", .srgb, "#666666ff"),
    ("oklch(none 0.1 none)", .srgb, Color(.oklch, [0, 0.1, 0]).converted(to: .srgb).text),
  ]

  @Test(arguments: greys)
  func `a hue that means nothing is none, and none is 0`(
    _ text: String, _ space: ColorSpace, _ expected: String
  ) throws {
    #expect(try #require(parsedColor(text)).converted(to: space).text == expected)
  }

  @Test(arguments: ["#000", "#fff", "#777", "#010101"], [ColorSpace.lch, .oklch])
  func `greys have no hue in polar spaces`(_ text: String, _ space: ColorSpace) throws {
    let color = try #require(parsedColor(text)).converted(to: space)
    #expect(color.missing == .third)
    #expect(color.components.z == 0)
  }

  /// A random color of a space, not far outside of what eyes see.
  static func random(in space: ColorSpace, using random: inout SplitMix64) -> Color {
    var components = SIMD3<Double>()
    for (index, component) in space.components.enumerated() {
      let lower = component.lowerBound.isFinite ? component.lowerBound : -0.4 * axis(space)
      let upper = component.upperBound.isFinite ? component.upperBound : 0.4 * axis(space)
      components[index] = Double.random(in: lower..<upper, using: &random)
    }
    if space == .hwb, components.y + components.z > 100 { components.z = 100 - components.y }
    return Color(space, components, alpha: Double.random(in: 0...1, using: &random))
  }

  private static func axis(_ space: ColorSpace) -> Double {
    space == .lab || space == .lch ? 250 : 1
  }

  /// How far two colors are apart in XYZ, where no component is an angle.
  private static func chordDistance(_ one: Color, _ other: Color) -> Double {
    let distance = one.xyzD65 - other.xyzD65
    return (distance * distance).sum().squareRoot()
  }
}
