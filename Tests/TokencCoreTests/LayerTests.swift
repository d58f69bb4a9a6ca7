import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencTestSupport
import Testing

@Suite struct LayerTests {
  @Test func `layers are merged first, references are followed after`() {
    let stack = compile(
      .defaults(
        "base.json",
        """
        {
          "brand": { "$value": "#00f" },
          "button": { "$value": "{brand}" },
          "link": { "$value": "{button}" }
        }
        """),
      .theme("one.json", ##"{ "brand": { "$value": "#f00" } }"##),
      .theme("two.json", #"{ "button": { "$value": "x{brand}" } }"#))
    stack.expect()
    #expect(
      stack.typedValues == [
        "brand: color = #ff0000ff", "button: string = x#f00", "link: string = x#f00",
      ])
  }

  @Test func `a value is replaced whole, never member by member`() {
    let stack = compile(
      .defaults(
        "base.json",
        """
        {
          "lift": {
            "$type": "shadow",
            "$value": {
              "color": "#0003", "offsetX": "1px", "offsetY": "2px", "blur": "3px", "spread": "4px",
              "inset": true
            }
          },
          "fonts": { "$type": "fontFamily", "$value": ["Lora", "Cambria", "serif"] }
        }
        """),
      .theme(
        "theme.json",
        """
        {
          "lift": {
            "$value": {
              "blur": "9px", "color": "#0006", "offsetX": "0px", "offsetY": "5px", "spread": "0px"
            }
          },
          "fonts": { "$value": ["Karla"] }
        }
        """))
    stack.expect()
    #expect(
      stack.typedValues == [
        "lift: shadow = "
          + ##"{"blur":"9px","color":"#00000066","offsetX":"0px","offsetY":"5px","spread":"0px"}"##,
        #"fonts: fontFamily = ["Karla"]"#,
      ])
  }

  @Test func `tokens stand in the order of their first definition, additions at the end`() {
    let stack = compile(
      .defaults(
        "base.json",
        #"{ "b": { "$value": 1 }, "g": { "z": { "$value": 2 }, "a": { "$value": 3 } } }"#),
      .theme(
        "theme.json",
        """
        {
          "g": { 1️⃣"new": { "$value": 10 }, "a": { "$value": 11 }, "z": { "$value": 12 } },
          "b": { "$value": 13 }
        }
        """),
      .theme("more.json", #"{ 2️⃣"0": { "$value": 20 }, "g": { "new": { "$value": 21 } } }"#))
    stack.expect([
      .warning(.unknownToken, "1️⃣", "the defaults have no token 'g.new'"),
      .warning(.unknownToken, "2️⃣", "the defaults have no token '0'", help: "did you mean 'b'?"),
    ])
    #expect(stack.values == ["b = 13", "g.z = 12", "g.a = 11", "g.new = 21", "0 = 20"])
  }

  @Test func `metadata that a theme does not give stays`() throws {
    let stack = compile(
      .defaults(
        "base.json",
        """
        {
          "a": {
            "$type": "dimension", "$value": "1px", "$description": "thin", "$deprecated": "use b"
          },
          "b": { "$type": "dimension", "$value": "2px", "$description": "old words" }
        }
        """),
      .theme(
        "theme.json",
        """
        {
          "a": { "$value": "3px" },
          "b": { "$value": "4px", "$description": "new words", "$deprecated": true }
        }
        """))
    stack.expect()
    #expect(stack.typedValues == ["a: dimension = 3px", "b: dimension = 4px"])
    let a = try #require(stack.token("a"))
    let b = try #require(stack.token("b"))
    #expect(stack.tokens.description(of: a) == Array("thin".utf8))
    #expect(stack.tokens.deprecation(of: a) == .some(Array("use b".utf8)))
    #expect(stack.tokens.description(of: b) == Array("new words".utf8))
    #expect(stack.tokens.deprecation(of: b) == .some(nil))
  }

  @Test func `a group's deprecation counts for its tokens, and can be lifted`() throws {
    let stack = compile(
      """
      {
        "old": {
          "$deprecated": "gone soon",
          "a": { "$value": 1 },
          "b": { "$value": 2, "$deprecated": false },
          "in": { "$deprecated": true, "c": { "$value": 3 } }
        }
      }
      """)
    stack.expect()
    let deprecations = stack.tokens.visibleTokens.map { stack.tokens.deprecation(of: $0) }
    #expect(deprecations == [.some(Array("gone soon".utf8)), nil, .some(nil)])
  }

  @Test func `another type than before is an error`() {
    let stack = compile(
      .defaults(
        "base.json",
        """
        {
          3️⃣"a": { "$type": "dimension", "$value": "1px" },
          "g": { "$type": "color", 4️⃣"b": { "$value": "#fff" } },
          "c": { "$value": "#eee" }
        }
        """),
      .theme(
        "theme.json",
        """
        {
          "a": { "$type": 1️⃣"duration"2️⃣, "$value": "1s" },
          "g": { "b": { "$type": 5️⃣"string", "$value": "white" } },
          "c": { "$type": "string", "$value": "free" }
        }
        """))
    stack.expect([
      .error(
        .typeChanged, "1️⃣2️⃣", "'a' was a dimension and becomes a duration",
        .note("3️⃣", "the earlier value is here")),
      .error(
        .typeChanged, "5️⃣", "'g.b' was a color and becomes a string",
        .note("4️⃣", "the earlier value is here")),
    ])
  }

  @Test func `the same type again is not a change`() {
    let stack = compile(
      .defaults("base.json", #"{ "a": { "$type": "number", "$value": 1 } }"#),
      .theme("one.json", #"{ "a": { "$type": "number", "$value": 2 } }"#),
      .theme("two.json", #"{ "a": { "$value": 3 } }"#))
    stack.expect()
    #expect(stack.typedValues == ["a: number = 3"])
  }
}
