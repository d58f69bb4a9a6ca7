import TokencColor
import Testing

@testable import TokencCore

@Suite struct ColorFaultTests {
  /// Texts that are not colors, with the message and the help.
  private static let faults: [(String, String, String?)] = [
    ("", "the color is empty", nil),
    ("  ", "the color is empty", nil),
    ("#", "a hex color has 3, 4, 6 or 8 digits, not 0", nil),
    ("#12345", "a hex color has 3, 4, 6 or 8 digits, not 5", nil),
    ("#123456789", "a hex color has 3, 4, 6 or 8 digits, not 9", nil),
    ("#12g45f", "'g' is not a hexadecimal digit", nil),
    ("#ff\u{e9}", "'\u{e9}' is not a hexadecimal digit", nil),
    ("#fff;", "';' is not a hexadecimal digit", nil),
    ("0b5fff", "'0b5fff' is not a color without a '#'", "write '#0b5fff'"),
    (" FFF ", "'FFF' is not a color without a '#'", "write '#FFF'"),
    ("blu", "'blu' is not a color", "did you mean 'blue'?"),
    ("Dark-Gray", "'Dark-Gray' is not a color", "did you mean 'darkgray'?"),
    ("transparant", "'transparant' is not a color", "did you mean 'transparent'?"),
    ("currentColour", "'currentColour' is not a color", "did you mean 'currentcolor'?"),
    ("brand", "'brand' is not a color", nil),
    ("16px", "'16px' is not a color", nil),
    ("(1, 2, 3)", "'(1, 2, 3)' is not a color", nil),
    ("rgb (1, 2, 3)", "'rgb (1, 2, 3)' is not a color", nil),
    ("1rgb(1, 2, 3)", "'1rgb(1, 2, 3)' is not a color", nil),
    (
      String(repeating: "long ", count: 20),
      "'long long long long long long long long …' is not a color", nil
    ),
    ("rgb(1, 2, 3", "'rgb(' is not closed", nil),
    ("var(--a, (1)", "'var(' is not closed", nil),
    ("url(')", "'url(' is not closed", nil),
    ("rgb(1, 2, 3);", "';' follows the end of 'rgb()'", nil),
    ("var(--a) var(--b)", "'var(--b)' follows the end of 'var()'", nil),
    (
      "rgb(1,2)", "'rgb()' takes 3 numbers and perhaps an alpha, not 2",
      "write 'rgb(red green blue / alpha)' or 'rgb(red, green, blue, alpha)'"
    ),
    (
      "hwb()", "'hwb()' takes 3 numbers and perhaps an alpha, not 0",
      "write 'hwb(hue whiteness blackness / alpha)'"
    ),
    (
      "oklch(1 2 3 4 5)", "'oklch()' takes 3 numbers and perhaps an alpha, not 5",
      "write 'oklch(lightness chroma hue / alpha)'"
    ),
    (
      "color(srgb 1 0)", "'color()' takes 3 numbers and perhaps an alpha, not 2",
      "write 'color(space 1 0.5 0 / 0.8)'"
    ),
    (
      "color(1 0 0)", "'1' cannot be the space of 'color()' here",
      "write 'color(space 1 0.5 0 / 0.8)'"
    ),
  ]

  @Test(arguments: faults)
  func `a fault has a sentence`(_ text: String, _ message: String, _ help: String?) throws {
    let fault = try #require(Self.fault(text))
    #expect(fault.message == message)
    #expect(fault.help == help)
  }

  @Test(arguments: [
    "rgb(1, 2 3)", "rgb(0 0 0 0.5)", "rgb(0, 0, 0 / 0.5)", "rgb(1,,2,3)", "rgb(,1,2,3)",
    "rgb(1,2,3,)", "rgb(1 2 3 /)", "rgb(/ 1 2 3)", "rgb(1.2.3 4)", "rgb(1%2% 3%)", "rgb(1/2/3)",
  ])
  func `separators are those of CSS`(_ text: String) {
    #expect(
      Self.fault(text)?.message == "the arguments of 'rgb()' are not separated as in CSS")
  }

  @Test(arguments: ["lab(1, 2, 3)", "hwb(1, 2%, 3%)", "color(srgb, 1, 0, 0)", "oklch(1, 0, 0)"])
  func `only the older functions take commas`(_ text: String) throws {
    let message = try #require(Self.fault(text)?.message)
    #expect(message.hasSuffix("are not separated as in CSS"))
  }

  private static let kinds: [(String, String)] = [
    ("rgb(1, 2%, 3)", "'2%' cannot be the green of 'rgb()' here"),
    ("rgb(1%, 2%, 3)", "'3' cannot be the blue of 'rgb()' here"),
    ("rgb(none, 2, 3)", "'none' cannot be the red of 'rgb()' here"),
    ("rgb(1, 2, 3, none)", "'none' cannot be the alpha of 'rgb()' here"),
    ("rgb(10px 2 3)", "'10px' cannot be the red of 'rgb()' here"),
    ("rgb(1 2 3deg)", "'3deg' cannot be the blue of 'rgb()' here"),
    ("hsl(210, 50, 50%)", "'50' cannot be the saturation of 'hsl()' here"),
    ("hsl(50% 50% 50%)", "'50%' cannot be the hue of 'hsl()' here"),
    ("lch(1 1 5em)", "'5em' cannot be the hue of 'lch()' here"),
    ("rgb(1 2 3 / 1deg)", "'1deg' cannot be the alpha of 'rgb()' here"),
    ("rgb(1;2;3)", "';' is not allowed in 'rgb()'"),
    ("rgb(1 2 3!)", "'!' is not allowed in 'rgb()'"),
    ("rgb(1\u{ff0c}2\u{ff0c}3)", "'\u{ff0c}' is not allowed in 'rgb()'"),
    ("rgb(. 2 3)", "'.' is not allowed in 'rgb()'"),
  ]

  @Test(arguments: kinds)
  func `an argument has the kind of its place`(_ text: String, _ message: String) {
    #expect(Self.fault(text)?.message == message)
  }

  private static let ranges: [(String, String)] = [
    ("rgb(300, 0, 0)", "red is 300, not between 0 and 255"),
    ("rgb(0 -1 0)", "green is -1, not between 0 and 255"),
    ("rgb(0% 0% 100.5%)", "blue is 100.5%, not between 0% and 100%"),
    ("rgb(0 0 0 / 1.5)", "alpha is 1.5, not between 0 and 1"),
    ("rgba(0, 0, 0, 101%)", "alpha is 101%, not between 0% and 100%"),
    ("hsl(0 120% 0%)", "saturation is 120%, not between 0% and 100%"),
    ("hsl(0 0 101)", "lightness is 101, not between 0 and 100"),
    ("hsl(1e999 0% 0%)", "hue is 1e999, not a finite number"),
    ("lab(101 0 0)", "lightness is 101, not between 0 and 100"),
    ("lab(50 1e999 0)", "a is 1e999, not a finite number"),
    ("lch(50 -1 0)", "chroma is -1, not 0 or more"),
    ("lch(50 -1% 0)", "chroma is -1%, not 0% or more"),
    ("oklch(1.2 0 0)", "lightness is 1.2, not between 0 and 1"),
    ("oklch(120% 0 0)", "lightness is 120%, not between 0% and 100%"),
    ("color(display-p3 1.2 0 0)", "red is 1.2, not between 0 and 1"),
    ("color(xyz 0 0 1.2)", "z is 1.2, not between 0 and 1.1"),
    ("color(xyz 0 0 120%)", "z is 120%, not between 0% and 110%"),
  ]

  @Test(arguments: ranges)
  func `a literal number out of range is wrong`(_ text: String, _ message: String) {
    #expect(Self.fault(text)?.message == message)
    #expect(Self.fault(text)?.help == nil)
  }

  @Test func `a bad digit tells its place in the text as given`() {
    #expect(Self.fault("  #12g4") == .badDigit(offset: 5, "g"))
    let slice = Array("key: #x".utf8)[5...]
    #expect(Color.read(slice) == .wrong(.badDigit(offset: 1, "x")))
  }

  private static func fault(_ text: String) -> ColorFault? {
    if case .wrong(let fault) = colorReading(text) { fault } else { nil }
  }
}
