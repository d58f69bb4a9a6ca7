@testable import TokencColor
import TokencTestSupport
import Testing

@testable import TokencCore

@Suite struct ColorTests {
  /// Texts, and the one spelling of the color they mean.
  static let spellings: [(String, String)] = [
    // Hexadecimal.
    ("#123", "#112233ff"), ("#1234", "#11223344"), ("#12aBcD", "#12abcdff"),
    ("#0B5FFF80", "#0b5fff80"), (" \t\r\n\u{c}#fff\n", "#ffffffff"),
    // Words.
    ("transparent", "#00000000"), ("Transparent", "#00000000"), ("RebeccaPurple", "#663399ff"),
    (" red ", "#ff0000ff"),
    // rgb(), with commas and without.
    ("rgb(1, 2, 3)", "#010203ff"), ("rgba(1,2,3,0.2)", "#01020333"), ("RGB( 1 2 3 )", "#010203ff"),
    ("rgb(1 2 3 / 20%)", "#01020333"), ("rgba(1 2 3/0)", "#01020300"),
    ("rgb(1, 2, 3, 100%)", "#010203ff"), ("rgb(100%, 0%, 20%)", "#ff0033ff"),
    ("rgb(100% 0 51)", "#ff0033ff"), ("rgb(+1 -0 2e1)", "#010014ff"),
    ("rgb(127.5 0 0)", "color(srgb 0.5 0 0)"), ("rgb(0 0 0 / .5)", "color(srgb 0 0 0 / 0.5)"),
    ("rgb(none 0 0)", "color(srgb none 0 0)"), ("rgb(0 0 0 / none)", "color(srgb 0 0 0 / none)"),
    // Spaces with a hue.
    ("hsl(330, 100%, 50%)", "hsl(330 100% 50%)"), ("hsla(330,1%,2%,.5)", "hsl(330 1% 2% / 0.5)"),
    ("hsl(330 100 50)", "hsl(330 100% 50%)"), ("hsl(330deg 100% 50% / 1)", "hsl(330 100% 50%)"),
    ("hsl(none 0% 100%)", "hsl(none 0% 100%)"), ("hsl(0 none none)", "hsl(0 none none)"),
    ("hwb(120 20% 30% / 40%)", "hwb(120 20% 30% / 0.4)"), ("hwb(120 20 30)", "hwb(120 20% 30%)"),
    // Angles.
    ("hsl(0.5turn 0% 0%)", "hsl(180 0% 0%)"), ("hsl(100grad, 0%, 0%)", "hsl(90 0% 0%)"),
    ("hsl(0rad 0% 0%)", "hsl(0 0% 0%)"), ("hsl(3.141592653589793RAD 0% 0%)", "hsl(180 0% 0%)"),
    ("hsl(360 0% 0%)", "hsl(0 0% 0%)"), ("hsl(-30 0% 0%)", "hsl(330 0% 0%)"),
    ("hsl(1000deg 0% 0%)", "hsl(280 0% 0%)"), ("hsl(-1e-30 0% 0%)", "hsl(0 0% 0%)"),
    // Lab and OKLab.
    ("lab(50 -20.5 1e2)", "lab(50 -20.5 100)"), ("lab(50% 100% -100% / 0)", "lab(50 125 -125 / 0)"),
    ("lch(50% 150 0.25turn)", "lch(50 150 90)"), ("lch(50 20% none)", "lch(50 30 none)"),
    ("oklab(0.5 0.1 -0.1)", "oklab(0.5 0.1 -0.1)"),
    ("oklab(62.3% 70% -100%)", "oklab(0.623 0.28 -0.4)"),
    ("oklch(62.3% 0.214 259.815)", "oklch(0.623 0.214 259.815)"),
    ("OKLCH(50% 30% 10 / 50%)", "oklch(0.5 0.12 10 / 0.5)"), ("oklch(1 0 none)", "oklch(1 0 none)"),
    // Numbers with many digits, or few and far.
    ("lab(50 0.12345678901234567890123 -1e-400)", "lab(50 0.12345678901234568 0)"),
    (
      "lab(50 +.00000000000000000000000000025% -25000000000000000000000e-22)",
      "lab(50 3.125e-28 -2.5)"
    ),
    (
      "oklab(0e999 1844674407370955161500% 00000000000000000000000000.4)",
      "oklab(0 7378697629483821000 0.4)"
    ),
    // color().
    ("color(srgb 1 0 0.2)", "#ff0033ff"),
    ("color(srgb 0.1 .2 30% / 0.4)", "color(srgb 0.1 0.2 0.3 / 0.4)"),
    ("color(srgb-linear 1 0 0)", "color(srgb-linear 1 0 0)"),
    ("Color(Display-P3 100% 50% none)", "color(display-p3 1 0.5 none)"),
    ("color(a98-rgb 0 0 0/1)", "color(a98-rgb 0 0 0)"),
    ("color(prophoto-rgb 0 0 0)", "color(prophoto-rgb 0 0 0)"),
    ("color(rec2020 0 0 0)", "color(rec2020 0 0 0)"),
    ("color(xyz .1 .2 .3)", "color(xyz-d65 0.1 0.2 0.3)"),
    ("color(xyz-d65 0.95 1 1.089)", "color(xyz-d65 0.95 1 1.089)"),
    ("color(xyz-d50 0 0 0)", "color(xyz-d50 0 0 0)"),
  ]

  @Test(arguments: spellings)
  func `a text has one spelling`(_ text: String, _ printed: String) throws {
    let read = try #require(parsedColor(text))
    #expect(read.text == printed)
    #expect(parsedColor(printed) == read)
  }

  @Test func `every name is its hex color`() throws {
    #expect(CSSColorNames.all.count == 148)
    #expect(CSSColorNames.all == CSSColorNames.all.sorted())
    for name in CSSColorNames.all {
      let value = try #require(CSSColorNames.value(of: Array(name.utf8)[...]))
      let digits = String(value, radix: 16)
      let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
      #expect(parsedColor(name) == parsedColor(hex))
      #expect(parsedColor(name.uppercased()) == parsedColor(hex))
    }
    #expect(parsedColor("aliceblue")?.text == "#f0f8ffff")
    #expect(parsedColor("yellowgreen")?.text == "#9acd32ff")
  }

  @Test func `every byte keeps its value`() throws {
    for byte in UInt8.min ... .max {
      let bytes = Color.Bytes(red: byte, green: 255 - byte, blue: byte / 2, alpha: byte)
      let written = Color(bytes).text
      #expect(parsedColor(written)?.bytes == bytes)
      #expect(parsedColor(written) == Color(bytes))
      #expect(parsedColor("rgb(\(byte) \(255 - byte) \(byte / 2))")?.bytes?.red == byte)
    }
  }

  @Test func `components that are bytes to one in a million are printed as bytes`() {
    let near = Color(.srgb, [0.2 + 3e-9, 0.4 - 3e-9, 1], alpha: 0.6)
    #expect(near.text == "#3366ff99")
    let far = Color(.srgb, [0.2 + 5e-9, 0.4, 1])
    #expect(far.text == "color(srgb 0.200000005 0.4 1)")
    #expect(Color(.srgb, [0, 0.4, 1], missing: .first).bytes == nil)
    #expect(Color(.displayP3, [0, 0.4, 1]).bytes == nil)
  }

  @Test(arguments: ColorSpace.allCases)
  func `what is printed reads back as the same color`(_ space: ColorSpace) throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let expected = Self.randomColor(space, &random)
      #expect(parsedColor(expected.text) == expected, "\(expected.text)")
    }
  }

  private static func randomColor(_ space: ColorSpace, _ random: inout SplitMix64) -> Color {
    var components = SIMD3<Double>()
    var missing: Color.Missing = []
    for index in 0..<3 {
      let rule = space.components[index]
      if Int.random(in: 0..<8, using: &random) == 0 {
        missing.insert(.component(index))
      } else {
        components[index] = Double.random(
          in: max(rule.lowerBound, -200)..<min(rule.upperBound, 200), using: &random)
      }
    }
    let alpha = Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random)
    return Color(space, components, missing: missing, alpha: alpha)
  }

  @Test(arguments: [
    "currentColor", "inherit", "INITIAL", "unset", "revert", "revert-layer", "var(--brand)",
    "linear-gradient(90deg, #fff 0%, rgb(0 0 0) 100%)", "color-mix(in oklab, red 40%, blue)",
    "rgba(#0b5fff, 0.5)", "rgba( #fff , 50%)", "rgb(from red r g b)", "rgb(calc(1 + 2) 0 0)",
    "rgba(rgba(#fff, 0.5), 0.5)", "rgb(1 + 2, 0, 0)", "rgb(1+2, 0, 0)", "rgb(3-2, 0, 0)",
    "rgba(0, 0, 0, 0.5*2)",
    "rgb(var(--triple))", "hsl(var(--hue), 1%,, 2%)", "color(--ours 1 0 0)",
    "color(rec2100-pq 1 0 0)", "color(hsl 1 2 3)", "color(from red srgb r g b)", "rgba($ink, 0.5)",
    "-webkit-gradient()", "url(\"a)b\")", "url('a\\')b')", "light-dark(red, blue)", "é()",
  ])
  func `what CSS computes later is foreign`(_ text: String) {
    #expect(colorReading(text) == .foreign)
  }

  @Test(arguments: ["#fff", " #12345678 ", "rgb(1,2,3)", "RGB(1)", "color(srgb 1 0 0)", "lab()"])
  func `hex and color functions are evidently colors`(_ text: String) {
    #expect(Color.isEvident(in: Array(text.utf8)[...]))
  }

  @Test(arguments: ["red", "", "#12345", "#tag", "rgb", "rgb(1,2", "var(--a)", "rgb(1) (2)", "(1)"])
  func `other texts are not evidently colors`(_ text: String) {
    #expect(!Color.isEvident(in: Array(text.utf8)[...]))
  }

  @Test func `no text makes the reader crash`() throws {
    var random = SplitMix64(seed: 4)
    let seeds = Self.spellings.map { Array($0.0.utf8) }
    let alphabet =
      Array("#0f9 .,/%()+-eE'\"\\nonedgrtu\u{e9}\u{1f600}\0".utf8) + [0xff, 0xc0, 0x80]
    for _ in 0..<20_000 {
      var text = try #require(seeds.randomElement(using: &random))
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let byte = try #require(alphabet.randomElement(using: &random))
        let index = Int.random(in: 0...text.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.insert(byte, at: index)
        case 1 where index < text.count: text[index] = byte
        default: text.removeLast(text.count - index)
        }
      }
      switch Color.read(text[...]) {
      case .color(let read):
        let printed = read.text
        #expect(parsedColor(printed)?.text == printed)
      case .wrong(let fault): #expect(!fault.message.isEmpty)
      case .foreign: break
      }
    }
  }
}
