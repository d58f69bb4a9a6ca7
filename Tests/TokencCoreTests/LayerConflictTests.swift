import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct LayerConflictTests {
  @Test func `a group over a token is an error, and nothing else is blamed`() {
    let stack = compile(
      .defaults(
        "base.json",
        """
        {
          "corner": { 1️⃣"card"2️⃣: { "$value": "5px" } },
          "use": { "$value": "{corner.card}" }
        }
        """),
      .theme(
        "theme.json",
        """
        {
          "corner": { 3️⃣"card"4️⃣: { "top": { "$value": "6px" }, "low": { "$value": "7px" } } },
          "use": { "$value": "{corner.card} {corner.card.top}" }
        }
        """))
    stack.expect([
      .error(
        .tokenGroupConflict, "3️⃣4️⃣", "'corner.card' is a token in an earlier layer and a group here",
        .note("1️⃣2️⃣", "the token is here"))
    ])
    #expect(
      stack.values == [
        "corner.card = 5px", "use = 5px 6px", "corner.card.top = 6px", "corner.card.low = 7px",
      ])
  }

  @Test func `a token over a group is an error, and nothing else is blamed`() {
    let stack = compile(
      .defaults(
        "base.json",
        """
        {
          1️⃣"grid": { "row": { "$value": "8px" }, "in": { "col": { "$value": "9px" } } },
          "use": { "$value": "{grid.row} {grid.in.col}" }
        }
        """),
      .theme("theme.json", #"{ 2️⃣"grid": { "$value": "10px" } }"#))
    stack.expect([
      .error(
        .tokenGroupConflict, "2️⃣", "'grid' is a group in an earlier layer and a token here",
        .note("1️⃣", "the group is here"))
    ])
    #expect(
      stack.values == ["grid.row = 8px", "grid.in.col = 9px", "use = 8px 9px", "grid = 10px"])
  }

  @Test func `an empty group over a token is not a conflict`() {
    let stack = compile(
      .defaults("base.json", #"{ "a": { "$value": 1 } }"#),
      .theme("theme.json", #"1️⃣{ "a": { "$description": "nothing" }, "b": {}, "a2": { "x": {} } }"#),
      .theme("last.json", #"{ "a": { "$value": 2 } }"#))
    stack.expect([.warning(.invalidRoot, "1️⃣", "the file contains no token")])
    #expect(stack.values == ["a = 2"])
  }

  @Test func `a token with tokens inside is an error`() {
    let stack = compile(
      """
      {
        1️⃣"ring": {
          "$value": "1px",
          2️⃣"wide"3️⃣: { "$value": "2px" },
          4️⃣"more": { "deep": { "$value": "{ring} {ring.wide}" } },
          "empty": { "in": {} }
        }
      }
      """)
    stack.expect([
      .error(
        .tokenHasChildren, "2️⃣3️⃣", "'ring' is a token and cannot contain other tokens ('wide')",
        .note("1️⃣", "the token is here"),
        help: "make it a group whose own value is the token '$root'"),
      .error(
        .tokenHasChildren, "4️⃣", "'ring' is a token and cannot contain other tokens ('more')",
        .note("1️⃣", "the token is here"),
        help: "make it a group whose own value is the token '$root'"),
    ])
    #expect(stack.values == ["ring = 1px", "ring.wide = 2px", "ring.more.deep = 1px 2px"])
  }

  @Test func `in files that spell it value, it is a warning, and other objects are properties`() {
    let stack = compile(
      """
      {
        1️⃣"ring": {
          "value": "1px",
          2️⃣"wide": { "value": "2px" },
          "attributes": { "category": "ring", "item": { "name": "wide" } }
        }
      }
      """)
    stack.expect([
      .warning(
        .tokenHasChildren, "2️⃣", "'ring' is a token and cannot contain other tokens ('wide')",
        .note("1️⃣", "the token is here"),
        help: "make it a group whose own value is the token '$root'")
    ])
    #expect(stack.values == ["ring = 1px", "ring.wide = 2px"])
  }

  @Test func `a key that is given twice is an error at every level, and the last one counts`() {
    let stack = compile(
      """
      {
        1️⃣"tone": { "lost": { "$value": 0 } },
        2️⃣"tone"3️⃣: {
          4️⃣"a": { "$value": 1 },
          "b": { 5️⃣"$value": 2, 6️⃣"$value": { 7️⃣"light": 3, 8️⃣"light": 4 } },
          9️⃣"a": { "$value": 5 }
        }
      }
      """)
    let help = "keep one of them; the last one is used"
    stack.expect([
      .error(
        .duplicateKey, "2️⃣3️⃣", "the key 'tone' is given twice in one object",
        .note("1️⃣", "first given here"), help: help),
      .error(
        .duplicateKey, "6️⃣", "the key '$value' is given twice in one object",
        .note("5️⃣", "first given here"), help: help),
      .error(
        .duplicateKey, "8️⃣", "the key 'light' is given twice in one object",
        .note("7️⃣", "first given here"), help: help),
      .error(
        .duplicateKey, "9️⃣", "the key 'a' is given twice in one object",
        .note("4️⃣", "first given here"), help: help),
    ])
    #expect(stack.values == ["tone.b = 4", "tone.a = 5"])
  }

  @Test func `a key that is given three times is two findings, each with the one before`() {
    let stack = compile(
      #"{ 1️⃣"a": { "$value": 1 }, 2️⃣"\u0061": { "$value": 2 }, 3️⃣"a": { "$value": 3 } }"#)
    stack.expect([
      .error(
        .duplicateKey, "2️⃣", "the key 'a' is given twice in one object",
        .note("1️⃣", "first given here"), help: "keep one of them; the last one is used"),
      .error(
        .duplicateKey, "3️⃣", "the key 'a' is given twice in one object",
        .note("2️⃣", "first given here"), help: "keep one of them; the last one is used"),
    ])
    #expect(stack.values == ["a = 3"])
  }

  @Test func `keys inside values and metadata may not be given twice either`() {
    let stack = compile(
      """
      {
        "a": {
          "$type": "dimension", "$value": { "value": 1, 1️⃣"unit": "px", 2️⃣"unit": "rem" },
          "$extensions": { "x": { 3️⃣"y": 1, 4️⃣"y": 2 } }
        }
      }
      """)
    stack.expect([
      .error(
        .duplicateKey, "2️⃣", "the key 'unit' is given twice in one object",
        .note("1️⃣", "first given here"), help: "keep one of them; the last one is used"),
      .error(
        .duplicateKey, "4️⃣", "the key 'y' is given twice in one object",
        .note("3️⃣", "first given here"), help: "keep one of them; the last one is used"),
    ])
    #expect(stack.values == ["a = 1rem"])
  }

  @Test func `two spellings of one path are an error, and the nested one counts`() {
    let stack = compile(
      """
      {
        "step": {
          1️⃣"1.5": { "$value": "dotted" },
          "1": { 2️⃣"5": { "$value": "nested" } }
        },
        "use": { "$value": "{step.1.5}" }
      }
      """)
    stack.expect([
      .warning(
        .invalidName, "1️⃣", "the name '1.5' contains a dot, which separates the names of a path"),
      .error(
        .ambiguousPath, "1️⃣", "the path 'step.1.5' is spelled in two ways; the nested one is used",
        .note("2️⃣", "the nested one is here")),
    ])
    #expect(stack.values == ["step.1.5 = nested", "use = nested"])
  }

  @Test func `the two spellings may stand in two files`() {
    let stack = compile(
      .theme("a.json", #"{ "step": { "1": { 2️⃣"5": { "$value": "nested" } } } }"#),
      .theme("b.json", #"{ "step": { 1️⃣"1.5": { "$value": "dotted" } } }"#))
    stack.expect([
      .warning(
        .invalidName, "1️⃣", "the name '1.5' contains a dot, which separates the names of a path"),
      .error(
        .ambiguousPath, "1️⃣", "the path 'step.1.5' is spelled in two ways; the nested one is used",
        .note("2️⃣", "the nested one is here")),
    ])
    #expect(stack.values == ["step.1.5 = nested"])
  }

  @Test(arguments: [true, false])
  func `a dotted name may be the path of a group, too`(_ isGroupFirst: Bool) {
    let group = #"1️⃣"a": { 2️⃣"b": { "c": { "$value": 1 } } }"#
    let token = #"3️⃣"a.b": { "$value": 2 }"#
    let stack = compile("{ \(isGroupFirst ? "\(group), \(token)" : "\(token), \(group)") }")
    stack.expect([
      .warning(
        .invalidName, "3️⃣", "the name 'a.b' contains a dot, which separates the names of a path"),
      .error(
        .ambiguousPath, "3️⃣", "'a.b' is the path of this token and, in another spelling, of a group",
        .note("2️⃣", "the group is here")),
    ])
  }
}
