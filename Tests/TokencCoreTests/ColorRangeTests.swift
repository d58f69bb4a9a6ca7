import TokencColor
import Testing

@testable import TokencCore

@Suite struct ColorRangeTests {
  @Test(arguments: ColorSpace.allCases)
  func `bounds belong to the range, except a full turn`(_ space: ColorSpace) throws {
    for (index, rule) in space.components.enumerated() {
      var components = SIMD3<Double>()
      for value in [rule.lowerBound, rule.upperBound] where value.isFinite {
        components[index] = value
        let isFine = (try? Color.make(space: space, components: components).get()) != nil
        #expect(isFine == (value == rule.lowerBound || rule != .hue))
      }
      for value in [rule.lowerBound - 0.2, rule.upperBound + 0.2, .nan] {
        components[index] = value
        let fault = Self.fault(Color.make(space: space, components: components))
        #expect(fault?.index == index)
        #expect(fault?.component.name == rule.name)
      }
    }
  }

  @Test func `alpha has no index`() {
    let fault = Self.fault(Color.make(space: .srgb, components: [0, 0, 0], alpha: 1.5))
    #expect(fault?.index == nil)
    #expect(fault?.fault.message == "alpha is 1.5, not between 0 and 1")
  }

  @Test func `the first fault is reported`() {
    let fault = Self.fault(Color.make(space: .hsl, components: [360, 101, 0], alpha: -1))
    #expect(fault?.index == 0)
    #expect(fault?.fault.message == "hue is 360, not at least 0 and below 360")
  }

  @Test func `a missing number is not judged`() throws {
    let color = try Color.make(
      space: .lch, components: [-5, 10, .nan], missing: [.first, .third, .alpha], alpha: 7
    ).get()
    #expect(color.components == [0, 10, 0])
    #expect(color.alpha == 0)
    #expect(color.text == "lch(none 10 none / none)")
  }

  @Test func `only lenient readers take the white of D65 in XYZ`() throws {
    let white: SIMD3<Double> = [0.9505, 1, 1.089]
    #expect(throws: Never.self) { try Color.make(space: .xyzD65, components: white).get() }
    let fault = Self.fault(Color.make(space: .xyzD65, components: white, isStrict: true))
    #expect(fault?.index == 2)
    #expect(fault?.fault.message == "z is 1.089, not between 0 and 1")
  }

  @Test func `the hue is where the space has it`() {
    let hues = ColorSpace.allCases.filter { $0.hueIndex != nil }
    #expect(hues == [.hsl, .hwb, .lch, .oklch])
    #expect(hues.map(\.hueIndex) == [0, 0, 2, 2])
  }

  private static func fault(_ result: Result<Color, Color.RangeFault>) -> Color.RangeFault? {
    if case .failure(let fault) = result { fault } else { nil }
  }
}
