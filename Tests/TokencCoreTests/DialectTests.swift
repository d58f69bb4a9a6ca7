import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct DialectTests {
  @Test func `the Backbase roots say whether values vary by mode`() {
    let stack = compile(
      """
      {
        "$version": "9.9.9",
        "theme": {
          "$type": "dynamic",
          "color": { "sea": { "$value": { "light": "{primitives.color.blue}", "dark": "navy" } } },
          "height": { "bar": { "$value": { "light": 48, "dark": 56 } }, "row": { "$value": 40 } },
          "font-family": { "body": { "$type": "fontFamily", "$value": "Karla" } }
        },
        "primitives": { "$type": "fixed", "color": { "blue": { "$value": "#0000ccff" } } }
      }
      """)
    stack.expect()
    #expect(
      stack.typedValues == [
        "theme.color.sea: color = #0000ccff / #000080ff", "theme.height.bar: number = 48 / 56",
        "theme.height.row: number = 40", "theme.font-family.body: fontFamily = Karla",
        "primitives.color.blue: color = #0000ccff",
      ])
    #expect(stack.alias("theme.color.sea") == "primitives.color.blue / –")
  }

  @Test func `bare scalars are tokens below roots that say dynamic or fixed`() {
    let stack = compile(
      """
      {
        "theme": { "$type": "dynamic", "gap": { "s": 4, "name": "small", "on": true } },
        "primitives": { "$type": "fixed", "base": 2, "twice": "{primitives.base}{theme.gap.s}" },
        "other": { "stray": 9, "real": { "$value": "{theme.gap.s}" } }
      }
      """)
    stack.expect()
    #expect(
      stack.values == [
        "theme.gap.s = 4", "theme.gap.name = small", "theme.gap.on = true", "primitives.base = 2",
        "primitives.twice = 24", "other.real = 4",
      ])
  }

  @Test func `bare scalars are tokens over the built-in defaults without such a word`() {
    let stack = compile(
      .builtIn(#"{ "theme": { "$type": "dynamic", "gap": { "s": { "$value": 4 } } } }"#),
      .theme("theme.json", #"{ "theme": { "gap": { "s": 5 } }, "other": { "gap": 6 } }"#))
    stack.expect()
    #expect(stack.values == ["theme.gap.s = 5"])
  }

  @Test func `bare scalars are not tokens below roots that say nothing`() {
    let stack = compile(
      #"{ "theme": { "gap": { "s": 4, "m": { "$value": 8 } } }, "primitives": { "x": "y" } }"#)
    stack.expect()
    #expect(stack.values == ["theme.gap.m = 8"])
  }

  @Test func `below a Backbase root a type is a type`() {
    let stack = compile(
      """
      {
        "theme": {
          "$type": "dynamic",
          "space": { "$type": "dimension", "s": { "$value": "4px" } },
          "speed": { "$value": 1️⃣"slow", "$type": "duration" }
        }
      }
      """)
    stack.expect([
      .error(
        .invalidValue, "1️⃣", "'slow' is not a duration",
        help: "write a number with its unit, such as '200ms'")
    ])
    #expect(stack.type("theme.space.s") == "dimension")
  }

  @Test func `a leaf is spelled with or without a dollar sign, file by file`() {
    let stack = compile(
      .theme(
        "dtcg.json",
        """
        {
          "$schema": "https://example.org/format.json",
          "ink": { "$value": "#123", "$type": "color", "$description": "d", "$extensions": {} },
          "value": { "$value": "a token called value" }
        }
        """),
      .theme(
        "style.json",
        """
        {
          "gap": { "value": "4px", "type": "dimension", "comment": "c", "themeable": true },
          "edge": { "value": "{gap.value} solid {ink}" }
        }
        """))
    stack.expect()
    #expect(
      stack.typedValues == [
        "ink: color = #112233ff", "value: string = a token called value", "gap: dimension = 4px",
        "edge: string = 4px solid #123",
      ])
  }

  @Test func `a value file's group type and metadata have no dollar sign either`() throws {
    let stack = compile(
      """
      {
        "tone": { "type": "color", "a": { "value": "red", "description": "warm" } },
        "type": { "value": "a token called type" }
      }
      """)
    stack.expect()
    #expect(
      stack.typedValues == ["tone.a: color = #ff0000ff", "type: string = a token called type"])
    let token = try #require(stack.token("tone.a"))
    #expect(stack.tokens.description(of: token) == Array("warm".utf8))
  }

  @Test func `in a plain stack every scalar and array is a token`() {
    let stack = compile(
      .theme("a.json", #"{ "size": { "s": 4, "m": 8.50 }, "name": "x{size.s}", "list": [1, 2] }"#),
      .theme("b.json", ##"{ "ink": "#123", "none": false, "$note": "no token" }"##))
    #expect(
      stack.typedValues == [
        "size.s: number = 4", "size.m: number = 8.50", "name: string = x4", "list: – = [1,2]",
        "ink: color = #112233ff", "none: boolean = false",
      ])
  }

  @Test func `one file with values makes the scalars of the others stray`() {
    let stack = compile(
      .theme("plain.json", #"1️⃣{ "size": { "s": 4 }, "name": "x" }"#),
      .theme("a.json", #"{ "a": { "$value": 1 } }"#))
    stack.expect([.warning(.invalidRoot, "1️⃣", "the file contains no token")])
    #expect(stack.values == ["a = 1"])
  }

  @Test func `stray scalars are not tokens, and no group either`() {
    let stack = compile(
      """
      {
        "note": "for people", "count": 3, "list": [{ "$value": 1 }], "nothing": null,
        "a": { "$value": 1, "author": "me", "tags": ["x"] }
      }
      """)
    stack.expect()
    #expect(stack.values == ["a = 1"])
  }

  @Test func `keys with a dollar sign are never tokens, but for the root token`() {
    let stack = compile(
      """
      {
        "$root": { "$value": 1 },
        "a": { "$root": { "$value": 2 }, 1️⃣"$other": { "$value": 3 }, "b": { "$value": 4 } }
      }
      """)
    stack.expect([
      .warning(
        .unknownProperty, "1️⃣", "unknown property '$other'", help: nil)
    ])
    #expect(stack.values == ["$root = 1", "a.$root = 2", "a.b = 4"])
  }

  @Test func `properties that no dialect knows are warned of, each where it stands`() {
    let stack = compile(
      """
      {
        "$version": 1, "$schema": "x", "$extensions": { "any": { "$thing": 1 } },
        "$description": "d", "$deprecated": false, 1️⃣"$extension": {},
        "a": {
          "$value": 1, 2️⃣"$tpye": "color", 3️⃣"$version": "2", 4️⃣"$description": 5,
          5️⃣"$deprecated": "yes", 6️⃣"$extensions": []
        },
        "g": { "$description": null, 7️⃣"$deprecated": 1, 8️⃣"$schema": "x" }
      }
      """)
    stack.expect([
      .warning(
        .unknownProperty, "1️⃣", "unknown property '$extension'",
        help: "did you mean '$extensions'?"),
      .warning(
        .unknownProperty, "2️⃣", "unknown property '$tpye'",
        help: "did you mean '$type'?"),
      .warning(.unknownProperty, "3️⃣", "unknown property '$version'"),
      .warning(.unknownProperty, "4️⃣", "'$description' must be text"),
      .warning(.unknownProperty, "6️⃣", "'$extensions' must be an object"),
      .warning(.unknownProperty, "7️⃣", "'$deprecated' must be true, false or a reason"),
      .warning(.unknownProperty, "8️⃣", "unknown property '$schema'"),
    ])
  }

  @Test func `a type must be text, and a root token an object`() {
    let stack = compile(
      """
      {
        "a": { "$value": 1, "$type": 1️⃣5 },
        "g": { "$type": 2️⃣null, "$root": 3️⃣"x", "b": { "$value": 2 } }
      }
      """)
    stack.expect([
      .error(.invalidValue, "1️⃣", "'$type' must be text"),
      .error(.invalidValue, "2️⃣", "'$type' must be text"),
      .error(.invalidValue, "3️⃣", "'$root' must be a token"),
    ])
    #expect(stack.values == ["a = 1", "g.b = 2"])
  }

  @Test func `the root of a document cannot be a token`() {
    let stack = compile(#"1️⃣{ "$value": 1, "a": { "$value": 2 } }"#)
    stack.expect([
      .error(.invalidRoot, "1️⃣", "the root of a document is a group and cannot be a token")
    ])
    #expect(stack.values == ["a = 2"])
  }

  @Test func `the sets of a Tokens Studio file are layers in their order`() {
    let stack = compile(
      """
      {
        "light/base": { "ink": { "value": "#111", "type": "color" } },
        "over": { "ink": { "value": "#222", "type": "color" }, "edge": { "value": "{ink} 1px" } },
        "unlisted": { "gone": { "value": 1 } },
        "$themes": [],
        "$metadata": { "tokenSetOrder": ["light/base", "over"] }
      }
      """)
    stack.expect()
    #expect(stack.values == ["ink = #222222ff", "edge = #222 1px", "gone = 1"])
  }
}
