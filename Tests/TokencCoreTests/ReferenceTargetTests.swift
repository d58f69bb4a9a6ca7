import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct ReferenceTargetTests {
  @Test func `a group is not a token; its tokens are named`() {
    let stack = compile(
      """
      {
        "radius": {
          "card": { "$value": 1 },
          "sheet": { "$value": 2 },
          "round": { "full": { "$value": 3 } },
          "chip": { "$value": 4 }
        },
        "a": { "$value": "1️⃣{radius}2️⃣" },
        "b": { "$value": "r: 3️⃣{radius.round}4️⃣" },
        "c": { "$value": "{a}" }
      }
      """)
    stack.expect([
      .error(
        .referenceToGroup, "1️⃣2️⃣", "'radius' is a group, not a token",
        help: "it contains 'radius.card', 'radius.sheet', the group 'radius.round', …"),
      .error(
        .referenceToGroup, "3️⃣4️⃣", "'radius.round' is a group, not a token",
        help: "it contains 'radius.round.full'"),
    ])
    #expect(stack["a"] == "‹broken›")
    #expect(stack["c"] == "‹affected›")
  }

  @Test func `a group's own value is its root token`() {
    let stack = compile(
      """
      {
        "tint": {
          "$type": "color",
          "$root": { "$value": "#0a7" },
          "weak": { "$value": "#0a73" }
        },
        "pill": { "$value": "{tint.$root}" },
        "dot": { "$value": "1️⃣{tint}2️⃣" }
      }
      """)
    stack.expect([
      .error(
        .referenceToGroup, "1️⃣2️⃣", "'tint' is a group, not a token",
        help: "did you mean '{tint.$root}'?")
    ])
    #expect(stack["pill"] == "#00aa77ff")
    #expect(stack.paths == ["tint.$root", "tint.weak", "pill", "dot"])
  }

  @Test func `a group without tokens is a group still`() {
    let stack = compile(
      #"{ "void": { "in": {} }, "a": { "$value": "1️⃣{void}" }, "b": { "$value": "2️⃣{void.in}" } }"#)
    stack.expect([
      .error(.referenceToGroup, "1️⃣", "'void' is a group, not a token"),
      .error(.referenceToGroup, "2️⃣", "'void.in' is a group, not a token"),
    ])
  }

  @Test func `a dotted name is found by its path`() {
    let stack = compile(
      """
      {
        "space": {
          1️⃣"0.25"2️⃣: { "$value": "1px" },
          3️⃣"v1.a": { "b": { "$value": "2px" } }
        },
        "a": { "$value": "{space.0.25}" },
        "b": { "$value": "{space.v1.a.b} {space.0.25}" }
      }
      """)
    stack.expect([
      .warning(
        .invalidName, "1️⃣2️⃣", "the name '0.25' contains a dot, which separates the names of a path"),
      .warning(
        .invalidName, "3️⃣", "the name 'v1.a' contains a dot, which separates the names of a path"),
    ])
    #expect(stack.values == ["space.0.25 = 1px", "space.v1.a.b = 2px", "a = 1px", "b = 2px 1px"])
    #expect(stack.alias("a") == "space.0.25")
  }

  @Test func `names are compared by code point`() {
    let stack = compile(
      """
      {
        "caf\u{e9}": { "$value": "one scalar" },
        "cafe\u{301}": { "$value": "two scalars" },
        "a": { "$value": "{caf\u{e9}}" },
        "b": { "$value": "{cafe\u{301}}" },
        "c": { "$value": "{caf\\u00e9}" },
        "\\u006fne": { "$value": 1 },
        "d": { "$value": "{one}" }
      }
      """)
    stack.expect()
    #expect(stack["a"] == "one scalar")
    #expect(stack["b"] == "two scalars")
    #expect(stack["c"] == "one scalar")
    #expect(stack["d"] == "1")
    #expect(stack.tokens.tokenCount == 7)
    #expect(stack.alias("c") == "caf\u{e9}")
    #expect(stack.alias("d") == "one")
  }

  @Test func `any other character may stand in a name`() {
    let stack = compile(
      """
      {
        "a/b": { "x y": { "$value": 1 } }, "ƒ🎨": { "$value": 2 }, "-1": { "$value": 3 },
        "\\"q\\"": { "$value": 4 }, "value": { "$value": 5 }, "a$": { "$value": 6 },
        "all": { "$value": "{a/b.x y} {ƒ🎨} {-1} {\\"q\\"} {value} {a$}" }
      }
      """)
    stack.expect()
    #expect(stack["all"] == "1 2 3 4 5 6")
  }

  @Test func `a name must not be empty or hold a brace`() {
    let stack = compile(
      """
      {
        1️⃣"": { "$value": 1 },
        "a": { 2️⃣"b{": { "$value": 2 }, 3️⃣"}": { "in": { "$value": 3 } } },
        "ok": { "$value": 4 }
      }
      """)
    stack.expect([
      .error(.invalidName, "1️⃣", "a name must not be empty"),
      .error(
        .invalidName, "2️⃣", "the name 'b{' contains a brace",
        help: "braces mark references; remove them from the name"),
      .error(
        .invalidName, "3️⃣", "the name '}' contains a brace",
        help: "braces mark references; remove them from the name"),
    ])
    #expect(stack.values == ["ok = 4"])
  }

  @Test func `Style Dictionary files refer to plain properties too`() {
    let stack = compile(
      """
      {
        "config": { "base": 4, "unit": "px", "deep": { "on": true } },
        "gap": { "value": "{config.base}{config.unit}" },
        "num": { "value": "{config.base}" },
        "flag": { "value": "{ config.deep.on }" },
        "note": { "value": "6px", "comment": "for rows" },
        "copy": { "value": "{note.comment}" }
      }
      """)
    stack.expect()
    #expect(
      stack.typedValues == [
        "gap: string = 4px", "num: number = 4", "flag: boolean = true", "note: dimension = 6px",
        "copy: string = for rows",
      ])
    #expect(stack.alias("num") == "config.base")
  }

  @Test func `elsewhere a stray scalar cannot be referred to`() {
    let stack = compile(
      #"{ "config": { "base": 4 }, "gap": { "$value": "1️⃣{config.base}" } }"#)
    stack.expect([.error(.unresolvedReference, "1️⃣", "no token named 'config.base'")])
  }
}
