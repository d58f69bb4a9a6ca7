import TokencColor
import TokencTestSupport
import Testing

@testable import TokencCore

@Suite struct ColorGamutTests {
  /// Colors, a space, and what is nearest there; computed apart from this program.
  private static let vectors: [(Color, ColorSpace, SIMD3<Double>)] = [
    (Color(.displayP3, [1, 0, 0]), .srgb, [1, 0.044569516, 0.045931611]),
    (Color(.displayP3, [0, 1, 0]), .srgb, [0, 0.985763711, 0.159742444]),
    (Color(.displayP3, [1, 1, 0]), .srgb, [0.996233273, 0.999013896, 0]),
    (Color(.displayP3, [0, 1, 0]), .displayP3, [0, 1, 0]),
    (Color(.oklch, [0.7, 0.4, 30]), .srgb, [1, 0.345135079, 0.264575112]),
    (Color(.oklch, [0.7, 0.4, 30]), .displayP3, [1, 0.285223076, 0.192904843]),
    (Color(.rec2020, [0, 0.9, 0.2]), .srgb, [0, 0.848394433, 0.417162814]),
    (Color(.rec2020, [0, 0.9, 0.2]), .displayP3, [0, 0.872040132, 0.360431339]),
    (Color(.lch, [40, 130, 280]), .srgb, [0, 0.447059691, 0.571330847]),
    (Color(.lch, [40, 130, 280]), .displayP3, [0, 0.446176032, 0.601733283]),
    (Color(.oklch, [0.9, 0.35, 150]), .srgb, [0.256977159, 1, 0.528270613]),
    (Color(.oklch, [0.9, 0.35, 150]), .displayP3, [0.461920495, 1, 0.543432063]),
    (Color(.oklch, [1, 0.3, 90]), .srgb, [1, 1, 1]),
    (Color(.oklch, [0, 0.3, 90]), .displayP3, [0, 0, 0]),
    (Color(.xyzD65, [1, 1, 1.1]), .srgb, [1, 1, 1]),
  ]

  @Test(arguments: vectors)
  func `a color outside of a gamut is mapped as CSS maps it`(
    _ color: Color, _ space: ColorSpace, _ expected: SIMD3<Double>
  ) {
    let mapped = color.gamutMapped(to: space)
    #expect(mapped.space == space)
    #expect(ColorSpaceTests.distance(mapped.components, expected, space) < 1e-6, "\(mapped.text)")
  }

  @Test(arguments: [ColorSpace.srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020])
  func `a mapped color is in gamut, and one in gamut is not changed`(_ gamut: ColorSpace) {
    var random = SplitMix64(seed: 7)
    for source in ColorSpace.allCases {
      for _ in 0..<20 {
        let color = ColorSpaceTests.random(in: source, using: &random)
        let mapped = color.gamutMapped(to: gamut)
        for index in 0..<3 { #expect((0...1).contains(mapped.components[index])) }
        #expect(mapped.alpha == color.alpha)
        #expect(mapped.gamutMapped(to: gamut) == mapped)
        let plain = color.components(in: gamut)
        if (0..<3).allSatisfy({ (0...1).contains(plain[$0]) }) {
          #expect(mapped.components == plain, "\(color.text) in \(gamut.rawValue)")
        }
      }
    }
  }

  @Test func `mapping keeps lightness and hue but for a clip that is hardly seen`() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<200 {
      let color = ColorSpaceTests.random(in: .oklch, using: &random)
      let mapped = color.gamutMapped(to: .srgb)
      var nearest = color.components
      nearest.y = mapped.components(in: .oklch).y
      // Clipping moves by less than what is noticeable.
      #expect(mapped.difference(from: Color(.oklch, nearest)) < 0.045, "\(color.text)")
    }
  }

  @Test func `HSL and HWB show what sRGB shows, and the other spaces every color`() {
    let vivid = Color(.displayP3, [1, 0, 0])
    for space in [ColorSpace.hsl, .hwb] {
      let mapped = vivid.gamutMapped(to: space).components(in: .srgb)
      #expect(ColorSpaceTests.distance(mapped, [1, 0.044569516, 0.045931611], .srgb) < 1e-6)
    }
    for space in [ColorSpace.lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50] {
      #expect(vivid.gamutMapped(to: space) == vivid.converted(to: space))
    }
  }

  @Test func `a color in gamut keeps its none`() {
    let color = Color(.srgb, [0, 0.5, 0.5], missing: .first, alpha: 0.5)
    #expect(color.gamutMapped(to: .srgb) == color)
    #expect(color.gamutMapped(to: .displayP3).missing == [])
  }
}
