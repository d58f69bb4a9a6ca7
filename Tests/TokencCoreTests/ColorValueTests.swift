import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct ColorValueTests {
  static let texts: [ValueCase] = [
    .read(##""#1af""##, "#11aaffff"), .read(##""#1AF8""##, "#11aaff88"),
    .read(##""#0B5FFE""##, "#0b5ffeff"), .read(##""  #0b5ffe01  ""##, "#0b5ffe01"),
    .read(##""Tomato""##, "#ff6347ff"), .read(##""transparent""##, "#00000000"),
    .read(##""rgb(1, 2, 3)""##, "#010203ff"), .read(##""rgba(0 0 255 / 20%)""##, "#0000ff33"),
    .read(##""hsl(200 50% 40%)""##, "hsl(200 50% 40%)"),
    .read(##""oklch(62.3% 0.2 259)""##, "oklch(0.623 0.2 259)"),
    .read(##""color(display-p3 1 0 .5)""##, "color(display-p3 1 0 0.5)"),
    .read(##""\u0023fff""##, "#ffffffff"),
    .foreign(##""currentColor""##, no: "color that tokenc reads"),
    .foreign(##""inherit""##, no: "color that tokenc reads"),
    .foreign(##""var(--ink)""##, no: "color that tokenc reads"),
    .foreign(##""rgba(#1a2b3c, 0.4)""##, no: "color that tokenc reads"),
    .foreign(##""linear-gradient(45deg, #fff 0%, #000 100%)""##, no: "color that tokenc reads"),
    .wrong(##""#12345""##, .invalidColor, "a hex color has 3, 4, 6 or 8 digits, not 5"),
    .wrong(##""#12345g""##, .invalidColor, "'g' is not a hexadecimal digit"),
    .wrong(
      ##""0b5fff""##, .invalidColor, "'0b5fff' is not a color without a '#'",
      help: "write '#0b5fff'"),
    .wrong(##""blu""##, .invalidColor, "'blu' is not a color", help: "did you mean 'blue'?"),
    .wrong(##""very light grey""##, .invalidColor, "'very light grey' is not a color"),
    .wrong(##""""##, .invalidColor, "the color is empty"),
    .wrong(##""  ""##, .invalidColor, "the color is empty"),
    .wrong(##""rgb(0 0 300)""##, .numberOutOfRange, "blue is 300, not between 0 and 255"),
    .wrong(##""rgb(0 0 0 / 1.5)""##, .numberOutOfRange, "alpha is 1.5, not between 0 and 1"),
    .wrong("255", .invalidColor, "expected a color, found a number"),
    .wrong("true", .invalidColor, "expected a color, found a boolean"),
    .wrong("null", .invalidColor, "expected a color, found null"),
    .wrong(##"["#fff"]"##, .invalidColor, "expected a color, found an array"),
  ]

  @Test(arguments: texts)
  func `a color as text`(_ value: ValueCase) {
    value.check(as: "color")
  }

  static let objects: [ValueCase] = [
    .read(#"{ "colorSpace": "srgb", "components": [1, 0.2, 0] }"#, "#ff3300ff"),
    .read(#"{ "colorSpace": "srgb", "components": [1, 0.2, 0], "alpha": 0.4 }"#, "#ff330066"),
    .read(
      #"{ "components": [0.1, 0.25, 0.75], "alpha": 0.05, "colorSpace": "srgb" }"#,
      "color(srgb 0.1 0.25 0.75 / 0.05)"),
    .read(
      ##"{ "colorSpace": "display-p3", "components": [0, 1, "none"], "hex": "#00ff00" }"##,
      "color(display-p3 0 1 none)"),
    .foreign(
      #"{ "colorSpace": "oklch", "channels": 1️⃣[0.5, 0.1, 30] }"#, "oklch(0.5 0.1 30)",
      "'channels' is the drafts' name for 'components'; read anyway"),
    .foreign(
      #"{ "colorSpace": "xyz-d65", "components": [0.95, 1, 1️⃣1.08] }"#,
      "color(xyz-d65 0.95 1 1.08)", "DTCG limits the axes of XYZ to 1; read anyway"),
    .read(#"{ "r": 255, "g": 51, "b": 0 }"#, "#ff3300ff"),
    .read(#"{ "b": 0, "a": 0.2, "g": 51, "r": 255 }"#, "#ff330033"),
    .read(#"{ "h": 20, "s": 60, "l": 45 }"#, "hsl(20 60% 45%)"),
    .read(#"{ "h": 20, "s": 60, "l": 45, "a": 0.5 }"#, "hsl(20 60% 45% / 0.5)"),
    .wrong(
      "{}", .invalidColor, "an object is not a color unless it has 'colorSpace' and 'components'"),
    .wrong(
      #"{ "r": 1, "g": 2 }"#, .invalidColor,
      "an object is not a color unless it has 'colorSpace' and 'components'"),
    .wrong(
      #"{ "colorSpace": 1️⃣"sgrb", "components": [0, 0, 0] }"#, .invalidColor,
      "no color space 'sgrb'", help: "did you mean 'srgb'?"),
    .wrong(
      #"{ "colorSpace": 1️⃣5, "components": [0, 0, 0] }"#, .invalidColor, "'colorSpace' must be text"),
    .wrong(
      #"{ "colorSpace": "srgb" }"#, .invalidColor,
      "a color needs 'components', an array of three numbers"),
    .wrong(
      #"{ "colorSpace": "srgb", "components": 1️⃣[0, 0] }"#, .invalidColor,
      "a color has three components, found 2"),
    .wrong(
      #"{ "colorSpace": "srgb", "components": [0, 1️⃣"1", 0] }"#, .invalidColor,
      "a color component must be a number"),
    .wrong(
      #"{ "colorSpace": "srgb", "components": [0, 0, 1️⃣1.5] }"#, .numberOutOfRange,
      "blue is 1.5, not between 0 and 1"),
    .wrong(
      #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1️⃣-0.1 }"#, .numberOutOfRange,
      "alpha is -0.1, not between 0 and 1"),
    .wrong(
      #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1️⃣"1" }"#, .invalidColor,
      "'alpha' must be a number"),
    .wrong(
      #"{ "colorSpace": "hsl", "components": [1️⃣360, 0, 0] }"#, .numberOutOfRange,
      "hue is 360, not at least 0 and below 360"),
    .wrong(
      ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": 1️⃣"white" }"##, .invalidColor,
      "'hex' must be '#' and 3, 4, 6 or 8 hexadecimal digits"),
    .wrong(
      #"{ "colorSpace": "srgb", "components": [0, 0, 0], "opacity": 1️⃣1 }"#, .invalidColor,
      "a color has no member 'opacity'"),
    .wrong(
      #"{ "r": 1️⃣256, "g": 0, "b": 0 }"#, .numberOutOfRange, "red is 256, not between 0 and 255"),
  ]

  @Test(arguments: objects)
  func `a color as an object`(_ value: ValueCase) {
    value.check(as: "color")
  }

  static let letter: [ValueCase] = [
    .read(#"{ "colorSpace": "srgb", "components": [1, 0.2, 0] }"#, "#ff3300ff"),
    .wrong(
      ##""#fff""##, .invalidColor,
      "a DTCG color is an object with 'colorSpace' and 'components'"),
    .wrong(
      #"{ "r": 255, "g": 51, "b": 0 }"#, .invalidColor,
      "a color needs 'colorSpace' and 'components'"),
    .wrong(
      #"{ "colorSpace": "oklch", "channels": [0.5, 0.1, 30] }"#, .invalidColor,
      "a color needs 'components', an array of three numbers"),
    .wrong(
      #"{ "colorSpace": "xyz-d65", "components": [0.9, 1, 1️⃣1.08] }"#, .numberOutOfRange,
      "z is 1.08, not between 0 and 1"),
  ]

  @Test(arguments: letter)
  func `a color to the letter of DTCG`(_ value: ValueCase) {
    value.check(as: "color", dialect: .dtcg)
  }

  @Test func `each number that is out of range has its place`() {
    let stack = compile(
      """
      {
        "$type": "color",
        "a": { "$value": {
          "colorSpace": "srgb", "components": [1️⃣2, 0.5, 2️⃣-1], "alpha": 3️⃣9
        } }
      }
      """)
    stack.expect([
      .error(.numberOutOfRange, "1️⃣", "red is 2, not between 0 and 1"),
      .error(.numberOutOfRange, "2️⃣", "blue is -1, not between 0 and 1"),
      .error(.numberOutOfRange, "3️⃣", "alpha is 9, not between 0 and 1"),
    ])
  }

  @Test func `numbers of a color may be references`() {
    let stack = compile(
      """
      {
        "half": { "$value": 0.5 },
        "a": { "$type": "color", "$value": {
          "colorSpace": "srgb", "components": [0, 0, 1], "alpha": { "$ref": "#/half" }
        } }
      }
      """)
    stack.expect()
    #expect(stack["a"] == "color(srgb 0 0 1 / 0.5)")
  }
}
