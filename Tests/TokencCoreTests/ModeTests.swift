import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct ModeTests {
  private static let base = Layer.defaults(
    "base.json",
    """
    {
      "pair": { 1️⃣"a": { "$value": { "light": "#111", "dark": "#222" } } },
      2️⃣"one": { "$value": "#333" }
    }
    """)

  @Test func `a theme that gives one mode leaves the other, with a warning`() {
    let stack = compile(
      Self.base,
      .theme("theme.json", ##"{ "pair": { "a": { "$value": 3️⃣{ "dark": "#000" }4️⃣ } } }"##))
    stack.expect([
      .warning(
        .missingMode, "3️⃣4️⃣",
        "'pair.a' has no value for light here; the earlier layer's is kept",
        .note("1️⃣", "the earlier value is here"))
    ])
    #expect(stack.values == ["pair.a = #111111ff / #000000ff", "one = #333333ff"])
  }

  @Test func `one mode over a value for all modes`() {
    let stack = compile(
      Self.base, .theme("theme.json", ##"{ "one": { "$value": 3️⃣{ "light": "#fff" } } }"##))
    stack.expect([
      .warning(
        .missingMode, "3️⃣", "'one' has no value for dark here; the earlier layer's is kept",
        .note("2️⃣", "the earlier value is here"))
    ])
    #expect(stack["one"] == "#ffffffff / #333333ff")
  }

  @Test func `a value for all modes replaces both, and a pair replaces one for all`() {
    let stack = compile(
      Self.base,
      .theme(
        "theme.json",
        """
        {
          "pair": { "a": { "$value": "#0f0" } },
          "one": { "$value": { "dark": "#008", "light": "#0ff" } }
        }
        """))
    stack.expect()
    #expect(stack.values == ["pair.a = #00ff00ff", "one = #00ffffff / #000088ff"])
  }

  @Test func `each layer of a tall stack may give another mode`() {
    let stack = compile(
      Self.base,
      .theme("one.json", ##"{ "pair": { 5️⃣"a": { "$value": 3️⃣{ "dark": "#f00" } } } }"##),
      .theme("two.json", ##"{ "pair": { "a": { "$value": 4️⃣{ "light": "#00f" } } } }"##))
    stack.expect([
      .warning(
        .missingMode, "3️⃣",
        "'pair.a' has no value for light here; the earlier layer's is kept",
        .note("1️⃣", "the earlier value is here")),
      .warning(
        .missingMode, "4️⃣",
        "'pair.a' has no value for dark here; the earlier layer's is kept",
        .note("5️⃣", "the earlier value is here")),
    ])
    #expect(stack["pair.a"] == "#0000ffff / #ff0000ff")
  }

  @Test func `a later layer may give what an earlier one lacks`() {
    let stack = compile(
      .defaults("base.json", #"{ 2️⃣"a": { "$value": { "light": 1 } } }"#),
      .theme("theme.json", #"{ "a": { "$value": 1️⃣{ "dark": 2 } } }"#))
    stack.expect([
      .warning(
        .missingMode, "1️⃣", "'a' has no value for light here; the earlier layer's is kept",
        .note("2️⃣", "the earlier value is here"))
    ])
    #expect(stack.values == ["a = 1 / 2"])
  }

  @Test func `a mode that no layer gives is an error`() {
    let stack = compile(
      .defaults("base.json", #"{ "a": { "$value": { "light": 1, "dark": 2 } } }"#),
      .theme(
        "theme.json",
        """
        {
          "a": { "$value": { "light": 3, "dark": 4 } },
          3️⃣"other": { "$value": 1️⃣{ "light": 5 }2️⃣ }
        }
        """))
    stack.expect([
      .warning(.unknownToken, "3️⃣", "the defaults have no token 'other'"),
      .error(.missingMode, "1️⃣2️⃣", "'other' has no value for dark"),
    ])
    #expect(stack.values == ["a = 3 / 4", "other = 5 / ‹missing›"])
  }

  @Test func `in one set a missing mode is an error`() {
    let stack = compile(
      """
      {
        "a": { "$value": { "light": 1, "dark": 2 } },
        "b": { "$value": 1️⃣{ "dark": 3 }2️⃣ },
        "c": { "$value": "{b}" }
      }
      """)
    stack.expect([.error(.missingMode, "1️⃣2️⃣", "'b' has no value for light")])
    #expect(stack.values == ["a = 1 / 2", "b = ‹missing› / 3", "c = ‹affected› / 3"])
  }

  @Test func `the modes are those that values have, light first`() {
    #expect(compile(#"{ "a": { "$value": 1 } }"#).modes == ["default"])
    #expect(
      compile(#"{ "a": { "$value": { "dark": 1, "light": 2 } } }"#).modes == ["light", "dark"])
    let light = compile(#"{ "a": { "$value": { "light": 1 } }, "b": { "$value": "{a}" } }"#)
    light.expect()
    #expect(light.modes == ["light"])
    #expect(light.values == ["a = 1", "b = 1"])
    let dark = compile(#"{ "a": { "$value": { "dark": 1 } }, "b": { "$value": "{a}" } }"#)
    dark.expect()
    #expect(dark.modes == ["dark"])
    #expect(dark.values == ["a = 1", "b = 1"])
  }

  @Test func `another key beside the modes is a mode, unless it is misspelled or a member`() {
    let stack = compile(
      """
      {
        "a": { "$value": { "dark": 1, "light": 2, "high-contrast": 3, "drak": 4 } },
        "b": { "$value": 3️⃣{ "light": 1, 1️⃣"drak": 2 } },
        "c": { "$value": 4️⃣{ "light": 1, "dark": 2, 2️⃣"width": 3 } }
      }
      """)
    stack.expect([
      .error(.missingMode, "3️⃣", "'b' has no value for dark"),
      .error(.missingMode, "3️⃣", "'b' has no value for high-contrast"),
      .error(.missingMode, "3️⃣", "'b' has no value for drak"),
      .error(
        .invalidValue, "1️⃣", "'drak' beside the other mode looks like 'dark'",
        help: "did you mean 'dark'?"),
      .error(.missingMode, "4️⃣", "'c' has no value for high-contrast"),
      .error(.missingMode, "4️⃣", "'c' has no value for drak"),
      .error(
        .invalidValue, "2️⃣", "an object holds either modes or members such as 'width'",
        help: "write the modes as '\"$extensions\": { \"mode\": { … } }', each with its whole value"
      ),
    ])
    #expect(stack.modes == ["light", "dark", "high-contrast", "drak"])
    #expect(stack.values.first == "a = 2 / 1 / 3 / 4")
  }

  @Test(arguments: [
    #"{ "Light": 1, "Dark": 2 }"#, #"{ "LIGHT": 1, "dark": 2 }"#, #"{ "dArK": 2, "light": 1 }"#,
  ])
  func `light and dark are modes in any case`(_ value: String) {
    let stack = compile("{ \"a\": { \"$type\": \"number\", \"$value\": \(value) } }")
    stack.expect()
    #expect(stack.modes == ["light", "dark"])
    #expect(stack.values == ["a = 1 / 2"])
  }

  @Test func `words that begin like them are no modes`() {
    let stack = compile(#"{ "a": { "$value": { "lights": 1, "darker": 2, "ligh": 3 } } }"#)
    #expect(stack.modes == ["default"])
  }

  @Test func `a mode's value may be an object, an array, or a reference`() {
    let stack = compile(
      """
      {
        "gap": { "$type": "dimension", "$value": {
          "light": { "value": 4, "unit": "px" }, "dark": { "value": 0.5, "unit": "rem" }
        } },
        "fonts": { "$type": "fontFamily", "$value": { "light": ["A"], "dark": "B" } },
        "row": { "$value": { "light": "{gap}", "dark": "{gap}" } }
      }
      """)
    stack.expect()
    #expect(
      stack.typedValues == [
        "gap: dimension = 4px / 0.5rem", #"fonts: fontFamily = ["A"] / B"#,
        "row: dimension = 4px / 0.5rem",
      ])
  }

  @Test func `DTCG has no modes`() {
    let stack = compile(
      #"{ "a": { "$type": "number", "$value": 1️⃣{ "light": 1, "dark": 2 } } }"#, dialect: .dtcg)
    stack.expect([.error(.invalidValue, "1️⃣", "expected a number, found an object")])
    #expect(stack.modes == ["default"])
  }
}
