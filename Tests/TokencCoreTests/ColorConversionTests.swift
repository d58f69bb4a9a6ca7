import TokencColor
import TokencTestSupport
import Testing

@testable import TokencCore

@Suite struct ColorConversionTests {
  /// Colors with their XYZ (D65) and sRGB, computed apart from this program.
  private static let vectors: [(String, SIMD3<Double>, SIMD3<Double>)] = [
    ("#000", [0, 0, 0], [0, 0, 0]),
    ("#fff", [0.950455927, 1, 1.089057751], [1, 1, 1]),
    ("#0066cc", [0.156490865, 0.138614956, 0.58979451], [0, 0.4, 0.8]),
    (
      "color(srgb-linear 0.5 0.5 0.5)", [0.475227964, 0.5, 0.544528875],
      [0.735356983, 0.735356983, 0.735356983]
    ),
    ("hsl(none 0% 100%)", [0.950455927, 1, 1.089057751], [1, 1, 1]),
    ("hsl(180 50% 50%)", [0.302131457, 0.422231331, 0.559938855], [0.25, 0.75, 0.75]),
    ("hsl(359.5 80% 30%)", [0.107024391, 0.057672446, 0.010525466], [0.54, 0.06, 0.064]),
    ("hwb(330 0% 0%)", [0.451021113, 0.228091131, 0.222783805], [1, 0, 0.5]),
    ("hwb(0 60% 60%)", [0.203436671, 0.21404114, 0.233103163], [0.5, 0.5, 0.5]),
    (
      "lab(60.17 93.54 -60.5)", [0.592891635, 0.284842907, 0.969878465],
      [1.000017336, 3.8077e-05, 1.00000665]
    ),
    (
      "lch(52.2345 72.2 56.2)", [0.271873378, 0.197809822, 0.025662281],
      [0.776174172, 0.363389666, 0.024547898]
    ),
    (
      "oklab(0.701 0.2746 -0.169)", [0.59143326, 0.283957969, 0.967003632],
      [0.99916732, -0.004691389, 0.998713512]
    ),
    (
      "oklch(0.7 0.4 30)", [0.703220914, 0.273733328, -0.058296154],
      [1.319646918, -0.449821324, -0.310085675]
    ),
    ("oklch(1 0 none)", [0.950455927, 1, 1.089057751], [1, 1, 1]),
    (
      "color(display-p3 1 0 1)", [0.684788234, 0.308261478, 1.043944369],
      [1.093066362, -0.226741974, 1.033805602]
    ),
    (
      "color(a98-rgb 0.8 0.2 0.6)", [0.419612831, 0.224719534, 0.340949743],
      [0.928247473, 0.186411239, 0.616279385]
    ),
    (
      "color(prophoto-rgb 0.42444 0.934918 0.190922)", [0.26559838, 0.69174787, 0.04512017],
      [-0.511859311, 1.018302134, -0.310671884]
    ),
    (
      "color(prophoto-rgb 0.02 0.02 0.02)", [0.00118807, 0.00125, 0.001361322],
      [0.01615, 0.01615, 0.01615]
    ),
    (
      "color(rec2020 0.6 0.8 0.4)", [0.290308781, 0.480537741, 0.134098975],
      [0.403378159, 0.812750985, 0.271404795]
    ),
    (
      "color(xyz 0.5929 0.2848 0.9699)", [0.5929, 0.2848, 0.9699],
      [1.000053528, -0.001095065, 1.000020708]
    ),
    (
      "color(xyz-d50 0.2005 0.14089 0.4472)", [0.216607613, 0.146019857, 0.594519279],
      [0.462664518, 0.329470751, 0.804015113]
    ),
  ]

  @Test(arguments: vectors)
  func `a color has its XYZ and sRGB`(
    _ text: String, _ xyz: SIMD3<Double>, _ srgb: SIMD3<Double>
  ) throws {
    let color = try #require(parsedColor(text))
    #expect(Self.distance(color.xyzD65, xyz) < 1e-6)
    #expect(Self.distance(color.srgb, srgb) < 1e-6)
  }

  @Test func `sRGB is not changed on its way to sRGB`() {
    #expect(parsedColor("color(srgb 0.1 0.2 0.7)")?.srgb == [0.1, 0.2, 0.7])
    #expect(parsedColor("color(srgb-linear 0.1 0.2 0.7)")?.linearSRGB == [0.1, 0.2, 0.7])
    #expect(parsedColor("color(xyz-d65 0.1 0.2 0.7)")?.xyzD65 == [0.1, 0.2, 0.7])
  }

  @Test(arguments: ColorSpace.allCases)
  func `every color converts to finite numbers`(_ space: ColorSpace) {
    for first in [0, 1, 1e300] {
      for second in [-1e300, 0, 1e-300, 1, 1e300] {
        for third in [-1e300, 0, 1, 1e300] {
          let components = SIMD3(first, second, third)
          guard case .success(let color) = Color.make(space: space, components: components) else {
            continue
          }
          #expect(color.srgb.x.isFinite && color.srgb.y.isFinite && color.srgb.z.isFinite)
          #expect((0...1).contains(color.relativeLuminance))
        }
      }
    }
  }

  private static let contrasts: [(String, String, Double)] = [
    ("#000", "#fff", 21), ("#fff", "#000", 21), ("#777", "#fff", 4.478),
    ("#767676", "#fff", 4.542), ("#f00", "#fff", 3.998), ("#123", "#123", 1),
    ("oklch(1 0 none)", "color(srgb 0 0 0)", 21),
  ]

  @Test(arguments: contrasts)
  func `contrast is that of WCAG`(_ one: String, _ other: String, _ ratio: Double) throws {
    let measured = try #require(parsedColor(one)).contrast(against: #require(parsedColor(other)))
    #expect((measured - ratio).magnitude < 0.001)
  }

  @Test func `a translucent color is seen mixed with its background`() throws {
    let white = try #require(parsedColor("#fff"))
    let seen = try #require(parsedColor("rgb(0 0 0 / 0.4)")).composited(over: white)
    #expect(seen == Color(.srgb, [0.6, 0.6, 0.6]))
    #expect(try #require(parsedColor("transparent")).composited(over: white) == white)
    let vivid = try #require(parsedColor("color(display-p3 1 0 0)"))
    #expect(vivid.composited(over: white).components == [1, 0, 0])
  }

  private static func distance(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let square = (one - other) * (one - other)
    return square.sum().squareRoot()
  }
}
