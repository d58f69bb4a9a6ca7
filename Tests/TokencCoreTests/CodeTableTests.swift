import Testing

@testable import TokencColor
@testable import TokencCore

@Suite struct CodeTableTests {
  /// DTCG 2025.10, Format module, section 8.4.
  @Test(arguments: [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ])
  func `a weight's name has its number`(_ name: String, _ number: Double) {
    #expect(FontWeights.number(of: name) == number)
  }

  @Test(
    arguments: [
      (SIMD3(0, 0, 0), true), (SIMD3(-1e-6, 0, 0), true), (SIMD3(-1.1e-6, 0, 0), false),
      (SIMD3(0, 1 + 0.9e-6, 0), true), (SIMD3(0, 0, 1 + 1.1e-6), false), (SIMD3(0, 0, -0.1), false),
    ] as [(SIMD3<Double>, Bool)])
  func `components that rounding put outside of their range are inside`(
    _ components: SIMD3<Double>, _ isInside: Bool
  ) {
    #expect((Color.fitting(components) != nil) == isInside)
  }
}
