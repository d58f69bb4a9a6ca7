import TokencColor
import TokencTestSupport
import Testing

@testable import TokencCore

@Suite struct ColorMixingTests {
  /// Two colors, how far, and the color there; computed apart from this program.
  private static let mixtures: [(String, String, Double, ColorSpace, SIMD3<Double>)] = [
    ("#fff", "#4477dd", 0.74, .hsl, [220, 51.230769231, 67.933333333]),
    ("#fff", "#4477dd", 0.74, .lch, [63.416634349, 43.677897972, 278.687163025]),
    ("#fff", "#4477dd", 0.74, .oklch, [0.694209846, 0.122293599, 262.485120805]),
    ("#fff", "#4477dd", 0.74, .displayP3, [0.492262099, 0.601642511, 0.881124535]),
    ("#f00", "#00f", 0.5, .oklch, [0.539984541, 0.285448846, 326.642951448]),
    ("#f00", "#00f", 0.25, .lch, [48.109981548, 112.928248225, 15.984309312]),
    ("#f00", "#00f8", 0.5, .srgb, [0.5, 0, 0.5]),
    ("#aa4400", "#0044aa", 0.3, .hsl, [333.6, 100, 33.333333333]),
    ("#0044aa", "#aa4400", 0.7, .hsl, [333.6, 100, 33.333333333]),
    ("#123456", "#abcdef", 0, .srgb, [18 / 255.0, 52 / 255.0, 86 / 255.0]),
    ("#123456", "#abcdef", 1, .srgb, [171 / 255.0, 205 / 255.0, 239 / 255.0]),
    // Red of Display P3 is mapped before it takes part.
    ("color(display-p3 1 0 0)", "#000", 0, .srgb, [1, 0.044569516, 0.045931611]),
  ]

  @Test(arguments: mixtures)
  func `two colors are mixed in a space`(
    _ start: String, _ end: String, _ amount: Double, _ space: ColorSpace,
    _ expected: SIMD3<Double>
  ) throws {
    let end = try #require(parsedColor(end))
    let mixed = try #require(parsedColor(start)).mixed(with: end, amount: amount, in: space)
    #expect(mixed.space == space)
    #expect(
      ColorSpaceTests.distance(mixed.components, expected, space) < 1e-6, "\(mixed.text)")
  }

  private static let missing: [(String, String, ColorSpace, String)] = [
    ("#000", "#fff", .hsl, "hsl(none 0% 50%)"),
    ("color(srgb none 0 1)", "color(srgb 0.5 1 0)", .srgb, "color(srgb 0.5 0.5 0.5)"),
    ("color(srgb none 0 1)", "color(srgb none 1 0)", .srgb, "color(srgb none 0.5 0.5)"),
    // A hue that one space does not give is not given in another either.
    ("oklch(0.5 0.1 none)", "oklch(0.7 0.2 40)", .oklch, "oklch(0.6 0.15000000000000002 40)"),
    ("color(srgb 0 0 0 / none)", "color(srgb 1 1 1 / 0.5)", .srgb, "color(srgb 0.5 0.5 0.5 / 0.5)"),
    (
      "color(srgb 0 0 0 / none)", "color(srgb 1 1 1 / none)", .srgb,
      "color(srgb 0.5 0.5 0.5 / none)"
    ),
  ]

  @Test(arguments: missing)
  func `what one color leaves open is the other's`(
    _ start: String, _ end: String, _ space: ColorSpace, _ expected: String
  ) throws {
    let end = try #require(parsedColor(end))
    let mixed = try #require(parsedColor(start)).mixed(with: end, amount: 0.5, in: space)
    #expect(mixed.text == expected)
  }

  @Test func `a component left open is carried to one of another space that means the same`() {
    let open = Color(.lch, [0, 40, 250], missing: .first)
    let other = Color(.oklch, [0.7, 0.1, 250])
    #expect(open.mixed(with: other, amount: 0.5, in: .oklch).components.x == 0.7)
    let red = Color(.displayP3, [0, 0.5, 0.5], missing: .first)
    let white = Color(.srgb, [1, 1, 1])
    #expect(red.mixed(with: white, amount: 0.25, in: .srgb).components.x == 1)
  }

  @Test func `opacities are mixed, and do not weigh the components`() throws {
    let clear = Color(.srgb, [1, 0, 0], alpha: 0)
    let blue = Color(.srgb, [0, 0, 1])
    let mixed = clear.mixed(with: blue, amount: 0.25, in: .srgb)
    #expect(mixed == Color(.srgb, [0.75, 0, 0.25], alpha: 0.25))
  }

  /// #c14242 on the way to white and to black, with the digits that Tokens Studio's tools print.
  private static let ways: [(Double, ColorSpace, SIMD3<Double>, SIMD3<Double>)] = [
    (0.2, .hsl, [0, 50.598, 60.627], [0, 50.598, 40.627]),
    (0.2, .lch, [57.685, 47.48, 29.704], [37.685, 47.48, 29.704]),
    (0.2, .displayP3, [0.76016, 0.43532, 0.42213], [0.56016, 0.23532, 0.22213]),
    (0.2, .srgb, [0.80549, 0.40706, 0.40706], [0.60549, 0.20706, 0.20706]),
  ]

  @Test(arguments: ways)
  func `a color is made lighter and darker in a space`(
    _ amount: Double, _ space: ColorSpace, _ lighter: SIMD3<Double>, _ darker: SIMD3<Double>
  ) throws {
    let color = try #require(parsedColor("#c14242"))
    let light = color.lightened(by: amount, in: space)
    let dark = color.darkened(by: amount, in: space)
    #expect(ColorSpaceTests.distance(light.components, lighter, space) < 1e-5, "\(light.text)")
    #expect(ColorSpaceTests.distance(dark.components, darker, space) < 1e-5, "\(dark.text)")
  }

  @Test(arguments: ColorSpace.allCases)
  func `the whole way leads to white and to black`(_ space: ColorSpace) throws {
    let color = try #require(parsedColor("#c1424280"))
    let white = color.lightened(by: 1, in: space)
    #expect(ColorSpaceTests.distance(white.srgb, [1, 1, 1], .srgb) < 1e-6, "\(white.text)")
    let black = color.darkened(by: 1, in: space)
    #expect(ColorSpaceTests.distance(black.srgb, [0, 0, 0], .srgb) < 1e-6, "\(black.text)")
    #expect(white.alpha == color.alpha)
    #expect(color.lightened(by: 0, in: space) == color.converted(to: space))
  }

  @Test func `lightening in HWB is lightening in sRGB`() throws {
    let color = try #require(parsedColor("#c14242"))
    let one = color.lightened(by: 0.3, in: .hwb).srgb
    let other = color.lightened(by: 0.3, in: .srgb).srgb
    #expect(ColorSpaceTests.distance(one, other, .srgb) < 1e-9)
  }

  @Test func `another opacity is no other color`() throws {
    let color = Color(.oklch, [0.5, 0.1, 0], missing: [.third, .alpha], alpha: 0)
    #expect(color.withAlpha(0.5) == Color(.oklch, [0.5, 0.1, 0], missing: .third, alpha: 0.5))
  }
}
