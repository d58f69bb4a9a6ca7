import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

/// Color modifiers; the results are those of sd-transforms.
@Suite struct ColorModifierTests {
  private func resolve(_ tokens: String, isRaw: Bool = false) -> CompiledStack {
    compile("{ \"$themes\": [], \"core\": { \(tokens) } }", isRaw: isRaw)
  }

  private func modified(_ color: String, _ modifier: String) -> String {
    resolve(
      """
      "it": { "value": "\(color)", "type": "color",
        "$extensions": { "studio.tokens": { "modify": \(modifier) } } }
      """)["it"]
  }

  private static let cases: [(type: String, space: String, result: String)] = [
    ("lighten", "hsl", "hsl(0 50.598% 60.627%)"), ("lighten", "lch", "lch(57.685 47.48 29.704)"),
    ("lighten", "p3", "color(display-p3 0.76016 0.43532 0.42213)"),
    ("lighten", "srgb", "color(srgb 0.80549 0.40706 0.40706)"),
    ("darken", "hsl", "hsl(0 50.598% 40.627%)"), ("darken", "lch", "lch(37.685 47.48 29.704)"),
    ("darken", "p3", "color(display-p3 0.56016 0.23532 0.22213)"),
    ("darken", "srgb", "color(srgb 0.60549 0.20706 0.20706)"),
    ("alpha", "hsl", "hsl(0 50.598% 50.784% / 0.2)"),
    ("alpha", "lch", "lch(47.107 59.35 29.704 / 0.2)"),
    ("alpha", "srgb", "color(srgb 0.75686 0.25882 0.25882 / 0.2)"),
    ("", "hsl", "hsl(0 50.598% 50.784%)"),
  ]

  @Test(arguments: cases)
  func `a color moves in the space of its modifier`(
    _ type: String, _ space: String, _ result: String
  ) {
    let modifier = "{ \"type\": \"\(type)\", \"value\": \"0.2\", \"space\": \"\(space)\" }"
    #expect(modified("#C14242", modifier) == result)
  }

  @Test(arguments: [
    ("hsl", "hsl(220 51.231% 67.933%)"), ("lch", "lch(63.417 43.678 278.69)"),
    ("p3", "color(display-p3 0.49226 0.60164 0.88112)"),
    ("srgb", "color(srgb 0.45733 0.60533 0.90133)"),
  ])
  func `a mix is a point on the way to the other color`(_ space: String, _ result: String) {
    let modifier = """
      { "type": "mix", "value": "0.5 + 6 * 0.04", "color": "#4477DD", "space": "\(space)" }
      """
    #expect(modified("#FFFFFF", modifier) == result)
  }

  @Test(arguments: [
    ("hex", "#9a3535ff"), ("hsl", "hsl(0 49.035% 40.627%)"), ("lch", "lch(37.805 49.408 29.373)"),
    ("p3", "color(display-p3 0.55975 0.23469 0.22176)"),
  ])
  func `the format is the space of the result`(_ format: String, _ result: String) {
    let modifier = """
      { "type": "darken", "value": "20%", "space": "srgb", "format": "\(format)" }
      """
    #expect(modified("#C14242", modifier) == result)
  }

  @Test func `a component just above ten has five digits too`() {
    let modifier = #"{ "type": "alpha", "value": 0.5, "space": "lch" }"#
    #expect(modified("#1c1c1c", modifier) == "lch(10.268 0 none / 0.5)")
  }

  @Test func `what a mix hands on has five digits`() {
    let modifier = """
      { "type": "mix", "value": 0.5, "color": "#4477DD", "space": "srgb", "format": "hex" }
      """
    #expect(modified("#FFFFFF", modifier) == "#a1bbeeff")
  }

  @Test func `a modifier may refer to tokens, in part and as a whole`() {
    let stack = resolve(
      """
      "alpha": { "value": 0.3, "type": "other" },
      "step": { "value": "0.04", "type": "number" },
      "base": { "value": "#202D3B", "type": "color" },
      "ink": { "value": "#4477DD", "type": "color" },
      "modifier": { "value": { "type": "alpha", "value": "{alpha}", "space": "srgb", "format": "hex" } },
      "whole": { "value": "{base}", "type": "color",
        "$extensions": { "studio.tokens": { "modify": "{modifier}" } } },
      "parts": { "$extensions": { "studio.tokens": { "modify": { "type": "mix", "space": "srgb",
          "value": "(0.5 + 6 * {step})", "color": "{ink}", "format": "hex" } } },
        "value": "{base}", "type": "color" },
      "again": { "value": "{parts}", "type": "color" },
      "legacy": { "value": "{base}", "type": "color", "$extensions": { "studio.tokens": {
        "modify": { "type": "alpha", "value": "$alpha", "space": "srgb", "format": "hex" } } } }
      """)
    stack.expect()
    #expect(stack["whole"] == "#202d3b4d")
    #expect(stack["parts"] == "#3b64b3ff")
    #expect(stack["again"] == "#3b64b3ff")
    #expect(stack["legacy"] == "#202d3b4d")
    #expect(stack.alias("parts") == "base")
  }

  @Test func `a modified color may be modified again`() {
    let stack = resolve(
      """
      "base": { "value": "#808080", "type": "color", "$extensions": { "studio.tokens": {
        "modify": { "type": "lighten", "value": "1", "space": "srgb", "format": "hex" } } } },
      "next": { "value": "{base}", "type": "color", "$extensions": { "studio.tokens": {
        "modify": { "type": "darken", "value": "1", "space": "srgb", "format": "hex" } } } },
      "shade": { "value": "rgba({base}, 0.2)", "type": "color" }
      """)
    #expect(stack.values == ["base = #ffffffff", "next = #000000ff", "shade = #ffffff33"])
  }

  @Test func `raw colors are not modified, nor are modifiers followed`() {
    let stack = resolve(
      """
      "it": { "value": "#fff", "type": "color",
        "$extensions": { "studio.tokens": { "modify": { "type": "alpha", "value": "{gone}" } } } }
      """, isRaw: true)
    stack.expect()
    #expect(stack["it"] == "#fff")
  }

  @Test func `references of modifiers are looked up and may not lead back`() {
    resolve(
      """
      "a": { "value": "#fff", "type": "color", "$extensions": { "studio.tokens": {
        "modify": { "type": "alpha", "value": "1️⃣{gone}2️⃣", "space": "srgb" } } } },
      3️⃣"b": { "value": "#000", "type": "color", "$extensions": { "studio.tokens": {
        "modify": { "type": "mix", "value": "0.5", "color": "4️⃣{b}", "space": "srgb" } } } }
      """
    ).expect([
      .error(.unresolvedReference, "1️⃣2️⃣", "no token named 'gone'"),
      .error(.referenceCycle, "4️⃣", "'b' refers to itself"),
    ])
  }

  @Test func `a modifier that means nothing leaves the color and is told`() {
    let stack = resolve(
      """
      "type": { "value": "#111111", "type": "color", "$extensions": { "studio.tokens": {
        "modify": 1️⃣{ "type": "lightn", "value": "0.2", "space": "srgb" } } } },
      "space": { "value": "#222222", "type": "color", "$extensions": { "studio.tokens": {
        "modify": 2️⃣{ "type": "alpha", "value": "0.2", "space": "" } } } },
      "amount": { "value": "#333333", "type": "color", "$extensions": { "studio.tokens": {
        "modify": 3️⃣{ "type": "alpha", "value": "1 / 0", "space": "hsl" } } } },
      "mix": { "value": "#444444", "type": "color", "$extensions": { "studio.tokens": {
        "modify": 4️⃣{ "type": "mix", "value": "0.5", "space": "hsl" } } } },
      "format": { "value": "#555555", "type": "color", "$extensions": { "studio.tokens": {
        "modify": 5️⃣{ "type": "alpha", "value": "0.5", "space": "hsl", "format": "hx" } } } }
      """)
    let start = "this modifier is ignored: "
    stack.expect([
      .warning(
        .unsupportedValue, "1️⃣", start + "unknown type 'lightn'",
        help: "did you mean 'lighten'?"),
      .warning(
        .unsupportedValue, "2️⃣", start + "unknown space ''",
        help: "the known ones are srgb, p3, hsl, lch"),
      .warning(.unsupportedValue, "3️⃣", start + "its value '1 / 0' is not a number"),
      .warning(.unsupportedValue, "4️⃣", start + "a mix needs a 'color'"),
      .warning(
        .unsupportedValue, "5️⃣", start + "unknown format 'hx'",
        help: "did you mean 'hex'?"),
    ])
    #expect(stack["type"] == "#111111ff")
  }
}
