import TokencTestSupport
import Testing
import TokencAnalysis

@Suite struct ModeCrossingTests {
  private static func file(light: String, dark: String) -> String {
    """
    { "p": { "$type": "color", "light": { "ink": { "$value": "#111111" }, "own": { "$value": "#222222" } },
        "dark": { "ink": { "$value": "#eeeeee" } }, "any": { "$value": "#777777" } },
      "c": { "text": { "$value": { "light": "\(light)", "dark": "\(dark)" } } } }
    """
  }

  private static let crossing =
    "the dark value refers to 'p.light.ink', which is for light; did you mean 'p.dark.ink'?"

  @Test(arguments: [
    ("{p.light.ink}", "{p.dark.ink}", []),
    ("{p.any}", "{p.any}", []),
    ("{p.light.ink}", "{p.light.ink}", [crossing]),
    (
      "{p.light.ink}", "{p.light.own}",
      ["the dark value refers to 'p.light.own', which is for light"]
    ),
    (
      "{p.dark.ink}", "{p.light.ink}",
      [
        "the light value refers to 'p.dark.ink', which is for dark; did you mean 'p.light.ink'?",
        crossing,
      ]
    ),
  ])
  func `a mode's value that refers to another mode's tokens`(
    _ light: String, _ dark: String, _ expected: [String]
  ) {
    #expect(warnings(.theme("t.json", Self.file(light: light, dark: dark))) == expected)
  }

  @Test func `a value that a later layer replaces is not looked at`() {
    let slip = Layer.defaults("d.json", Self.file(light: "{p.light.ink}", dark: "{p.light.ink}"))
    #expect(warnings(slip) == [Self.crossing])
    let mended = Layer.theme(
      "t.json",
      ##"{ "c": { "text": { "$value": { "light": "{p.light.ink}", "dark": "#000" } } } }"##)
    #expect(warnings(slip, mended) == [])
    let other = Layer.theme("t.json", ##"{ "p": { "any": { "$value": "#000" } } }"##)
    #expect(warnings(slip, other) == [Self.crossing])
  }

  @Test func `a name that holds both modes is for both`() {
    let file = """
      { "light": { "dark": { "$type": "color", "$value": "#111111" } },
        "c": { "$value": { "light": "{light.dark}", "dark": "{light.dark}" } } }
      """
    #expect(warnings(.theme("t.json", file)) == [])
  }

  @Test func `shades called light and dark are for both`() {
    let shades = ##""light": { "$value": "#eeeeee" }, "dark": { "$value": "#333333" }"##
    #expect(
      warnings(
        .theme(
          "t.json",
          """
          { "brand": { "$type": "color", \(shades) },
            "hover": { "$type": "color", "$value": { "light": "{brand.dark}", "dark": "{brand.light}" } } }
          """)) == [])
  }

  @Test func `a shade of the own mode's name does not hide the other mode's group`() {
    let shades = ##""light": { "$value": "#eeeeee" }, "dark": { "$value": "#333333" }"##
    #expect(
      warnings(
        .theme(
          "t.json",
          """
          { "p": { "$type": "color", "light": { "gray": { \(shades) } }, "dark": { "gray": { \(shades) } } },
            "t": { "$type": "color", "$value": { "light": "{p.light.gray.dark}", "dark": "{p.light.gray.dark}" } } }
          """)) == [
          "the dark value refers to 'p.light.gray.dark', which is for light; "
            + "did you mean 'p.dark.gray.dark'?"
        ])
  }

  @Test func `a group of a mode's name without a counterpart is no mode's`() {
    #expect(
      warnings(
        .theme(
          "t.json",
          ##"{ "p": { "$type": "color", "light": { "ink": { "$value": "#111" } } }, "##
            + ##""t": { "$type": "color", "$value": { "light": "{p.light.ink}", "dark": "{p.light.ink}" } } }"##
        )
      ) == [])
  }

  @Test func `with one mode there is nothing to cross`() {
    let file = """
      { "light": { "$type": "color", "$value": "#111111" }, "c": { "$value": "{light}" } }
      """
    #expect(warnings(.theme("t.json", file)) == [])
  }
}
