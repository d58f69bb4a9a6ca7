import TokencText
import TokencJSON
import TokencTestSupport
import Testing

@testable import TokencCore

@Suite struct NumberTextTests {
  private static let spellings: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (100, "100"), (0.1, "0.1"), (-0.25, "-0.25"),
    (1.0 / 3, "0.3333333333333333"), (0.1 + 0.2, "0.30000000000000004"), (62.3, "62.3"),
    (1e-7, "0.0000001"), (-1.25e-7, "-0.000000125"), (0.0001, "0.0001"),
    (1e-20, "0.00000000000000000001"), (1e-21, "0.000000000000000000001"), (1e-22, "1e-22"),
    (.leastNonzeroMagnitude, "5e-324"), (2.2250738585072014e-308, "2.2250738585072014e-308"),
    (1e15, "1000000000000000"), (9_007_199_254_740_991, "9007199254740991"),
    (9_007_199_254_740_992, "9007199254740992"), (1e16, "10000000000000000"),
    (1.2345678901234567e18, "1234567890123456800"), (1e20, "100000000000000000000"),
    (1e21, "1e21"), (-1.5e300, "-1.5e300"), (1.7976931348623157e308, "1.7976931348623157e308"),
    (123_456.75, "123456.75"), (1_234_567_890.0625, "1234567890.0625"),
    (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ]

  @Test(arguments: spellings)
  func `a number has its shortest spelling without an exponent`(_ number: Double, _ text: String) {
    #expect(Self.text(number) == text)
  }

  @Test func `every finite number reads back as the same`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(Double(Self.text(number)) == number)
      let small = Double.random(in: -1000...1000, using: &random)
      #expect(Double(Self.text(small)) == small)
    }
  }

  @Test func `every number is JSON`() throws {
    var random = SplitMix64(seed: 2)
    var names = NameTable()
    for _ in 0..<2_000 {
      let number = Double(bitPattern: random.next())
      _ = try JSONParser.parse(Array(Self.text(number).utf8), names: &names)
    }
  }

  private static func text(_ number: Double) -> String {
    var output = OutputBuffer()
    output.write(number: number)
    return output.text
  }
}
