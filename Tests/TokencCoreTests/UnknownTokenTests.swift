import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct UnknownTokenTests {
  private static let base = Layer.defaults(
    "base.json",
    """
    {
      "radius": { 1️⃣"button": { "$value": 4 }, "sheet": { "$value": 8 } },
      "width": { "$value": 1 }
    }
    """)

  @Test func `a theme's token that the defaults do not have is kept, with a warning`() {
    let stack = compile(
      Self.base,
      .theme(
        "theme.json",
        """
        {
          "radius": {
            2️⃣"buton"3️⃣: { "$value": 5 },
            "sheet": { "$value": 6 },
            4️⃣"carousel": { "$value": "{radius.buton}" }
          }
        }
        """))
    stack.expect([
      .warning(
        .unknownToken, "2️⃣3️⃣", "the defaults have no token 'radius.buton'",
        help: "did you mean 'radius.button'?", helpPlace: "1️⃣"),
      .warning(.unknownToken, "4️⃣", "the defaults have no token 'radius.carousel'"),
    ])
    #expect(stack["radius.buton"] == "5")
    #expect(stack["radius.button"] == "4")
    #expect(stack["radius.carousel"] == "5")
  }

  @Test func `the nearest name is one of the defaults, never the theme's own`() {
    let stack = compile(
      Self.base,
      .theme(
        "theme.json",
        """
        {
          "width": { "$value": 2 },
          2️⃣"palette": { "$value": 3 }, 3️⃣"palettes": { "$value": 4 }
        }
        """))
    stack.expect([
      .warning(.unknownToken, "2️⃣", "the defaults have no token 'palette'"),
      .warning(.unknownToken, "3️⃣", "the defaults have no token 'palettes'"),
    ])
  }

  @Test func `under the built-in defaults it is the same`() {
    let stack = compile(
      .builtIn(#"{ "width": { "$value": 1 }, "height": { "$value": 2 } }"#),
      .theme(
        "theme.json", #"{ "width": { "$value": 3 }, 1️⃣"heigth": { "$value": 4 } }"#))
    stack.expect([
      .warning(
        .unknownToken, "1️⃣", "the defaults have no token 'heigth'",
        help: "did you mean 'height'?")
    ])
  }

  @Test func `where no token of a file is known, one warning stands for all`() {
    let stack = compile(
      Self.base,
      .theme(
        "tokens.json",
        """
        2️⃣{
          "palette": { "$value": 1 }, "paper": { "$value": 2 }, "ink": { "$value": 3 }
        }
        """),
      .theme("theme.json", #"{ "width": { "$value": 7 }, 3️⃣"other": { "$value": 8 } }"#))
    stack.expect([
      .warning(
        .unknownToken, "2️⃣", "none of the 3 tokens of tokens.json is in the defaults",
        help: "'--no-defaults' reads the file alone"),
      .warning(.unknownToken, "3️⃣", "the defaults have no token 'other'"),
    ])
    #expect(stack["paper"] == "2")
  }

  @Test func `without defaults files are parts of one set`() {
    let stack = compile(
      .theme("one.json", #"{ "a": { "$value": 1 } }"#),
      .theme("two.json", #"{ "b": { "$value": 2 } }"#),
      .theme("three.json", #"{ "a": { "$value": 3 }, "c": { "$value": 4 } }"#))
    stack.expect()
    #expect(stack.values == ["a = 3", "b = 2", "c = 4"])
  }

  @Test func `files of defaults are parts of one set too`() {
    let stack = compile(
      .defaults("one.json", #"{ "a": { "$value": 1 } }"#),
      .defaults("two.json", #"{ "b": { "$value": 2 } }"#),
      .theme("theme.json", #"{ "b": { "$value": "{a}" } }"#))
    stack.expect()
    #expect(stack.values == ["a = 1", "b = 1"])
  }

  @Test func `where warnings count as errors it is an error`() {
    let stack = compile(
      Self.base,
      .theme("theme.json", #"{ "width": { "$value": 2 }, 2️⃣"other": { "$value": 3 } }"#),
      isStrict: true)
    stack.expect([.error(.unknownToken, "2️⃣", "the defaults have no token 'other'")])
  }
}
