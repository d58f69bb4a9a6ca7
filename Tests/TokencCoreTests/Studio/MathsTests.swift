import TokencText
@testable import TokencDialects
import TokencJSON
import Testing

@testable import TokencCore

/// Arithmetic in texts; the results are those of sd-transforms unless a test says otherwise.
@Suite struct MathsTests {
  private func calculate(_ text: String) -> String {
    switch Maths.evaluate(Array(text.utf8)[...]) {
    case .unchanged: return "unchanged"
    case .infinite: return "infinite"
    case .text(let result): return "'\(String(decoding: result, as: UTF8.self))'"
    case .number(let number):
      var output = OutputBuffer()
      output.write(number: number)
      return output.text
    }
  }

  private static let precedence: [(String, String)] = [
    ("2 + 3 * 4", "14"), ("(2 + 3) * 4", "20"), ("2 * 3 + 4 * 5", "26"), ("20 / 2 / 5", "2"),
    ("20 - 5 - 3", "12"), ("2 + -3", "-1"), ("-2 + 3", "1"), ("2 - -3", "5"), ("--2 + 1", "3"),
    ("-(4 + 2) * 2", "-12"), ("2^3", "8"), ("2^3^2", "512"), ("-2^2", "-4"), ("2^-1", "0.5"),
    ("(2^3)^2", "64"), ("2*3^2", "18"), ("10%3", "1"), ("3!", "6"), ("2*3!", "12"),
    ("((((7)))) + 1", "8"), ("1.5*2", "3"), (".5*4", "2"), ("1e2 * 2", "200"), ("4*1.5", "6"),
    ("4+2*3-1", "9"), ("(1 + 2) * (3 + 4)", "21"), ("5 * -1", "-5"), ("+5 + +1", "6"),
  ]

  @Test(arguments: precedence)
  func `operators bind as in expr-eval`(_ text: String, _ result: String) {
    #expect(calculate(text) == result)
  }

  private static let functions: [(String, String)] = [
    ("roundTo(16 / 3, 1)", "5.3"), ("roundTo(1.005, 2)", "1.01"), ("roundTo(16/1.2, 0)", "13"),
    ("roundTo(7.5)", "8"), ("roundTo(1234, -2)", "1200"), ("round(-2.5)", "-2"),
    ("floor(7 / 2)", "3"), ("ceil(7 / 2)", "4"), ("trunc(-7 / 2)", "-3"), ("abs(-4)^2", "16"),
    ("min(10, 24, 5, 12)", "5"), ("max(1, 7, 3)", "7"), ("max([1, 7, 3])", "7"),
    ("sum([1, 2, 3])", "6"), ("sqrt(16) * 2", "8"), ("cbrt(27)", "3"), ("pow(2, 10)", "1024"),
    ("hypot(3, 4)", "5"), ("sign(-3) * 2", "-2"), ("fac(5)", "120"), ("exp(0)", "1"),
    ("ln(1)", "0"), ("log10(1000)", "3"), ("sin(0)", "0"), ("cos(0) * 8", "8"),
    ("atan2(0, 1)", "0"), ("PI * 2", "6.2832"), ("E * 1", "2.7183"),
    ("if(1 < 2, 8, 16)", "8"), ("(3 > 2 ? 8 : 16)", "8"),
    ("(1 > 2 or 2 == 2 ? 4 : 5)", "4"), ("(not (1 == 1) ? 4 : 5)", "5"),
    ("min(roundTo(10 / 3, 1), 4) * 3", "9.9"), ("ceil(roundTo(16/1.2,0)/2)*2", "14"),
  ]

  @Test(arguments: functions)
  func `functions may be inside each other`(_ text: String, _ result: String) {
    #expect(calculate(text) == result)
  }

  @Test(arguments: [
    ("<", [true, false, false]), ("<=", [true, true, false]), (">", [false, false, true]),
    (">=", [false, true, true]), ("==", [false, true, false]), ("!=", [true, false, true]),
  ])
  func `each comparison of a smaller, an equal and a larger number`(
    _ sign: String, _ truths: [Bool]
  ) {
    for (first, isTrue) in zip(["1", "2", "3"], truths) {
      #expect(calculate("(\(first) \(sign) 2 ? 8 : 16)") == (isTrue ? "8" : "16"), "\(first)")
    }
  }

  @Test(arguments: [
    ("or", [false, true, true, true]), ("and", [false, false, false, true]),
  ])
  func `each connection of two truths`(_ word: String, _ truths: [Bool]) {
    for (index, isTrue) in truths.enumerated() {
      let (first, second) = (["1 > 2", "1 < 2"][index / 2], ["2 > 3", "2 < 3"][index % 2])
      #expect(calculate("(\(first) \(word) \(second) ? 8 : 16)") == (isTrue ? "8" : "16"))
    }
  }

  private static let units: [(String, String)] = [
    ("4px * 1.5", "'6px'"), ("4px * 7px", "'28px'"), ("4px + 8", "'12px'"), ("4 + 8px", "'12px'"),
    ("2rem * 3", "'6rem'"), ("3 * 2rem", "'6rem'"), ("7rem / 2", "'3.5rem'"),
    ("4rem + 2rem", "'6rem'"), ("(4rem + 2rem) * 2", "'12rem'"), ("4rem * 2 - 3rem", "'5rem'"),
    ("4 * 7em * 8em", "'224em'"), ("2em * 20px", "'40em'"), ("50% * 2", "'100%'"),
    ("50% + 10%", "'60%'"), ("-4px * 2", "'-8px'"), ("roundTo(16px / 3, 1)", "'5.3px'"),
    ("max(4px, 8px)", "'8px'"), ("100ms * 2", "'200ms'"), ("1.5rem*2", "'3rem'"),
    // What is left alone: other units beside plain numbers or each other, and their products.
    ("10px + 2rem", "unchanged"), ("4 + 7rem", "unchanged"), ("4em + 7rem", "unchanged"),
    ("1000 / 20em", "unchanged"), ("4rem / 2rem", "unchanged"), ("2rem * 3rem + 1rem", "unchanged"),
    ("100% - 16px", "unchanged"), ("roundTo(4rem / 3, 1)", "unchanged"), ("2rem^2", "unchanged"),
    ("min(2rem, 4rem)", "unchanged"), ("(2rem * 3)", "'6rem'"),
    ("calc(100% - 4px)", "unchanged"), ("clamp(1rem, 2vw, 3rem)", "unchanged"),
  ]

  @Test(arguments: units)
  func `pixels count as no unit, one other unit as in calc`(_ text: String, _ result: String) {
    #expect(calculate(text) == result)
  }

  private static let severalValues: [(String, String)] = [
    ("8 / 4 * 7px 8 * 5px 2 * 4px", "'14px 40px 8px'"), ("4*1.5px 4*1.5px", "'6px 6px'"),
    ("5px 3 * 2px", "'5px 6px'"), ("3 * 2px 5px", "'6px 5px'"), ("3 5 8 * 2", "'3 5 16'"),
    ("min(10, 24) 8 * 14px", "'10 112px'"), ("4px -2px", "unchanged"), ("4px *7px", "unchanged"),
    ("8px (2 + 2) * 3px", "'8px 12px'"), ("solid 2px * 2 #000", "'solid 4px #000'"),
    ("4px  2 * 3px", "'4px 6px'"), ("2 (3)", "'2 3'"),
  ]

  @Test(arguments: severalValues)
  func `blanks without an operator at either side part values`(_ text: String, _ result: String) {
    #expect(calculate(text) == result)
  }

  private static let texts = [
    "16px", "-5%", "1.50", "16.123456px", "0", "E6", "E", "PI", "Arial", "", "-", "*", "( )",
    "dd/MM/yyyy 'om' HH:mm", "800 italic 16px/1 'Arial Black'", "italic 800 26px/1.25 Arial",
    "linear-gradient(90deg, #354752 0%, #0b0d0e 100%)", "0px 4px 12px #000000",
    "a-2", "x * 2", "4 * ", "* 4", "(4 + 2", "4 + 2)", "4 + + ", "foo(4 * 2)", "random(4)",
    "roundTo()", "1 < 2", "#fff * 2", "4 ; 2", "1,5 * 2", "[1, 2] + 1", "$a.b * 2",
    "10 % 3", "sqrt([4])",
  ]

  @Test(arguments: texts)
  func `what is not arithmetic stays as it is`(_ text: String) {
    #expect(calculate(text) == "unchanged")
  }

  @Test(arguments: [
    "1 / 0", "8px / 0", "0 / 0", "sqrt(-1)", "8px / (4 - 4) 2px", "2^5000", "fac(-1)",
  ])
  func `a result that is not a number is told`(_ text: String) {
    #expect(calculate(text) == "infinite")
  }

  @Test(arguments: [
    ("0.1 + 0.2", "0.3"), ("0.7 * 3", "2.1"), ("1.1 * 3", "3.3"), ("16 / 3", "5.3333"),
    ("2 / 3", "0.6667"), ("-2 / 3", "-0.6667"), ("1 / 32", "0.0313"), ("-1 / 32", "-0.0313"),
    ("1 / 99999", "0"), ("1 - 1.00001", "0"), ("12345678.12345 * 1", "12345678.1234"),
    ("1e15 + 0.3", "1000000000000000.2"), ("(15 + 20 - 17 * 8 / 3) * 7px", "'-72.3333px'"),
  ])
  func `results have four decimals and no more`(_ text: String, _ result: String) {
    #expect(calculate(text) == result)
  }

  @Test func `other precisions round the exact value`() {
    #expect((5.0 / 16).rounded(toDecimals: 3) == 0.313)
    #expect(1.00005.rounded(toDecimals: 4) == 1.0001)
    #expect(1.005.rounded(toDecimals: 2) == 1)
    #expect(1.0e300.rounded(toDecimals: 4) == 1.0e300)
  }

  @Test func `brackets may be nested thirty times`() {
    let fine = String(repeating: "(", count: 30) + "1 + 1" + String(repeating: ")", count: 30)
    #expect(calculate(fine) == "2")
    let deep = String(repeating: "(", count: 100_000) + "1 + 1"
    #expect(calculate(deep + String(repeating: ")", count: 100_000)) == "unchanged")
    #expect(calculate(String(repeating: "-", count: 100_000) + "1") == "unchanged")
    #expect(calculate(String(repeating: "2^", count: 100_000) + "1") == "unchanged")
    #expect(calculate(String(repeating: "1+", count: 50_000) + "1") == "50001")
  }
}
