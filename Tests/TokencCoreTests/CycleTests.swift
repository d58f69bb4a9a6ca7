import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct CycleTests {
  @Test func `a token that refers to itself`() {
    let stack = compile(
      """
      { "a": { "$value": "1️⃣{a}2️⃣" }, "b": { "$value": "{a}" }, "c": { "$value": 3 } }
      """)
    stack.expect([.error(.referenceCycle, "1️⃣2️⃣", "'a' refers to itself")])
    #expect(stack.values == ["a = ‹cyclic›", "b = ‹affected›", "c = 3"])
  }

  @Test func `two tokens that refer to each other`() {
    let stack = compile(
      """
      {
        "day": { "$value": "1️⃣{night}2️⃣" },
        "night": { "$value": "3️⃣{day}4️⃣" }
      }
      """)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣2️⃣", "reference cycle: day → night → day",
        .note("3️⃣4️⃣", "'night' continues the cycle here"))
    ])
  }

  @Test func `a loop begins at its first member, wherever the way into it begins`() {
    let stack = compile(
      """
      {
        "outer": { "$value": "{in.two}" },
        "in": {
          "one": { "$value": "1️⃣{in.three}" },
          "two": { "$value": "2️⃣{in.one}" },
          "three": { "$value": "3️⃣{in.two}" }
        },
        "later": { "$value": "x {outer}" },
        "last": { "$value": "{later}" }
      }
      """)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle: in.one → in.three → in.two → in.one",
        .note("3️⃣", "'in.three' continues the cycle here"),
        .note("2️⃣", "'in.two' continues the cycle here"))
    ])
    #expect(
      stack.values == [
        "outer = ‹affected›", "in.one = ‹cyclic›", "in.two = ‹cyclic›", "in.three = ‹cyclic›",
        "later = ‹affected›", "last = ‹affected›",
      ])
  }

  @Test func `loops run through text, arrays and objects`() {
    let stack = compile(
      """
      {
        "text": { "$value": "1px 1️⃣{list} {ok}" },
        "list": { "$value": ["{ok}", "2️⃣{object}"] },
        "object": { "$value": { "deep": [{ "end": "{ok} 3️⃣{text}" }] } },
        "ok": { "$value": "fine" }
      }
      """)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle: text → list → object → text",
        .note("2️⃣", "'list' continues the cycle here"),
        .note("3️⃣", "'object' continues the cycle here"))
    ])
    #expect(stack["ok"] == "fine")
  }

  @Test func `loops that share a token are one finding, the shortest way round`() {
    let stack = compile(
      """
      {
        "hub": { "$value": "{far.one} 1️⃣{near}" },
        "near": { "$value": "2️⃣{hub}" },
        "far": {
          "one": { "$value": "{far.two}" },
          "two": { "$value": "{hub}" }
        }
      }
      """)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle: hub → near → hub",
        .note("2️⃣", "'near' continues the cycle here"))
    ])
    #expect(Set(stack.paths.map { stack[$0] }) == ["‹cyclic›"])
  }

  @Test func `loops without a common token are findings of their own, in file order`() {
    let stack = compile(
      """
      {
        "a": { "$value": "1️⃣{b}" },
        "x": { "$value": "3️⃣{y} {a}" },
        "b": { "$value": "2️⃣{a}" },
        "y": { "$value": "4️⃣{x}" },
        "z": { "$value": "5️⃣{z}{x}" }
      }
      """)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle: a → b → a",
        .note("2️⃣", "'b' continues the cycle here")),
      .error(
        .referenceCycle, "3️⃣", "reference cycle: x → y → x",
        .note("4️⃣", "'y' continues the cycle here")),
      .error(.referenceCycle, "5️⃣", "'z' refers to itself"),
    ])
    #expect(Set(stack.paths.map { stack[$0] }) == ["‹cyclic›"])
  }

  @Test func `a token that refers to itself and stands in a loop is one finding`() {
    let stack = compile(
      #"{ "a": { "$value": "{b} 1️⃣{a}" }, "b": { "$value": "{a}" } }"#)
    stack.expect([.error(.referenceCycle, "1️⃣", "'a' refers to itself")])
    #expect(stack.values == ["a = ‹cyclic›", "b = ‹cyclic›"])
  }

  @Test func `a token that is named twice in a loop is one finding`() {
    let stack = compile(
      #"{ "a": { "$value": "1️⃣{b}{b}" }, "b": { "$value": ["2️⃣{a}", "{a}"] } }"#)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle: a → b → a",
        .note("2️⃣", "'b' continues the cycle here"))
    ])
  }

  @Test func `a loop in one mode leaves the other alone`() {
    let stack = compile(
      """
      {
        "ink": { "$value": { "light": "#123", "dark": "1️⃣{paper}" } },
        "paper": { "$value": { "light": "{ink}", "dark": "2️⃣{ink}" } },
        "on": { "$value": "{paper}" }
      }
      """)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle in dark: ink → paper → ink",
        .note("2️⃣", "'paper' continues the cycle here"))
    ])
    #expect(
      stack.values == [
        "ink = #112233ff / ‹cyclic›", "paper = #112233ff / ‹cyclic›", "on = #112233ff / ‹affected›",
      ])
  }

  @Test func `the same loop in both modes is one finding`() {
    let stack = compile(
      """
      {
        "pair": { "$value": { "light": "#000", "dark": "#fff" } },
        "a": { "$value": "1️⃣{b}" },
        "b": { "$value": "2️⃣{a}" }
      }
      """)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle: a → b → a",
        .note("2️⃣", "'b' continues the cycle here"))
    ])
  }

  @Test func `loops that each mode writes for itself are one finding a mode`() {
    let stack = compile(
      """
      {
        "a": { "$value": { "light": "1️⃣{b}", "dark": "3️⃣{b}" } },
        "b": { "$value": { "light": "2️⃣{a}", "dark": "4️⃣{a}" } },
        "c": { "$value": { "light": "#000", "dark": "5️⃣{c}" } }
      }
      """)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle in light: a → b → a",
        .note("2️⃣", "'b' continues the cycle here")),
      .error(
        .referenceCycle, "3️⃣", "reference cycle in dark: a → b → a",
        .note("4️⃣", "'b' continues the cycle here")),
      .error(.referenceCycle, "5️⃣", "'c' refers to itself in dark"),
    ])
  }

  @Test func `loops of both modes that only begin alike are one finding a mode`() {
    let stack = compile(
      """
      {
        "a": { "$value": "1️⃣{b}" },
        "b": { "$value": { "light": "2️⃣{a}", "dark": "3️⃣{c}" } },
        "c": { "$value": "4️⃣{a}" }
      }
      """)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle in light: a → b → a",
        .note("2️⃣", "'b' continues the cycle here")),
      .error(
        .referenceCycle, "1️⃣", "reference cycle in dark: a → b → c → a",
        .note("3️⃣", "'b' continues the cycle here"), .note("4️⃣", "'c' continues the cycle here")),
    ])
    #expect(stack["c"] == "‹affected› / ‹cyclic›")
  }

  @Test func `a loop may run through the modes' different values`() {
    let stack = compile(
      """
      {
        "a": { "$value": { "light": "{b}", "dark": "1️⃣{c}" } },
        "b": { "$value": { "light": "{c}", "dark": "{a}" } },
        "c": { "$value": { "light": "#222", "dark": "2️⃣{a}" } }
      }
      """)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle in dark: a → c → a",
        .note("2️⃣", "'c' continues the cycle here"))
    ])
    #expect(
      stack.values == [
        "a = #222222ff / ‹cyclic›", "b = #222222ff / ‹affected›", "c = #222222ff / ‹cyclic›",
      ])
  }

  @Test func `a theme may close a loop; the places are those of the values that count`() {
    let stack = compile(
      .defaults(
        "base.json",
        """
        { "a": { "$value": "1️⃣{b}" }, "b": { "$value": "{c}" }, "c": { "$value": 1 } }
        """),
      .theme("theme.json", #"{ "b": { "$value": "2️⃣{a}" } }"#))
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle: a → b → a",
        .note("2️⃣", "'b' continues the cycle here"))
    ])
    #expect(stack["c"] == "1")
  }

  @Test func `a theme may open a loop`() {
    let stack = compile(
      .defaults("base.json", #"{ "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }"#),
      .theme("theme.json", #"{ "b": { "$value": 2 } }"#))
    stack.expect()
    #expect(stack.values == ["a = 2", "b = 2"])
  }

  @Test func `of a long loop the message names the first seven, the notes all`() throws {
    let tokens = (0..<20).map { #""t\#($0)": { "$value": "{t\#(($0 + 1) % 20)}" }"# }
    let stack = compile("{ \(tokens.joined(separator: ", ")) }")
    let cycle = try #require(stack.diagnostics.first)
    #expect(stack.diagnostics.count == 1)
    #expect(
      cycle.message == "reference cycle: t0 → t1 → t2 → t3 → t4 → t5 → t6 → … → t0")
    #expect(cycle.notes.map(\.message) == (1..<20).map { "'t\($0)' continues the cycle here" })
  }

  @Test func `what is in or behind a loop is not judged`() {
    let stack = compile(
      """
      {
        "a": { "$type": "color", "$value": "1️⃣{b}" },
        "b": { "$type": "dimension", "$value": "2️⃣{a}" },
        "c": { "$type": "duration", "$value": "{b}" }
      }
      """)
    stack.expect([
      .error(
        .referenceCycle, "1️⃣", "reference cycle: a → b → a",
        .note("2️⃣", "'b' continues the cycle here"))
    ])
  }
}
