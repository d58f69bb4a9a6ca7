import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

/// Modes in `$extensions.mode`, as Terrazzo and Cobalt write them.
@Suite struct ExtensionModeTests {
  @Test func `each mode has its value, and references inside are followed`() {
    let stack = compile(
      ##"""
      {
        "c": {
          "$type": "color",
          "sea": { "$value": "#00f", "$extensions": { "mode": { "light": "#00f", "dark": "#001", "loud": "{c.red}" } } },
          "red": { "$value": "#f00" },
          "bar": { "$value": "{c.sea}" }
        }
      }
      """##)
    stack.expect()
    #expect(stack.modes == ["light", "dark", "loud"])
    #expect(
      stack.values == [
        "c.sea = #0000ffff / #000011ff / #ff0000ff", "c.red = #ff0000ff",
        "c.bar = #0000ffff / #000011ff / #ff0000ff",
      ])
    #expect(stack.alias("c.sea") == "– / – / c.red")
  }

  @Test func `a mode that a token does not name has its value`() {
    let stack = compile(
      """
      {
        "a": { "$value": 1, "$extensions": { "mode": { "s": 1, "l": 3 } } },
        "b": { "$value": 4, "$extensions": { "mode": { "m": 4, "l": 6 } } }
      }
      """)
    stack.expect()
    #expect(stack.modes == ["s", "l", "m"])
    #expect(stack.values == ["a = 1 / 3 / 1", "b = 4 / 6 / 4"])
  }

  @Test func `a value that is none of the modes has a column of its own`() {
    let stack = compile(
      #"{ "a": { "$value": 1, "$extensions": { "mode": { "dark": 2 } } }, "b": { "$value": 3 } }"#)
    stack.expect()
    #expect(stack.modes == ["default", "dark"])
    #expect(stack.values == ["a = 1 / 2", "b = 3"])
  }

  @Test func `a later layer replaces all of them`() {
    let stack = compile(
      .theme("a.json", #"{ "a": { "$value": 1, "$extensions": { "mode": { "s": 1, "l": 2 } } } }"#),
      .theme("b.json", #"{ "a": { "$value": 5, "$extensions": { "mode": { "l": 6, "s": 5 } } } }"#),
      .theme("c.json", #"{ "b": { "$value": "{a}" } }"#))
    stack.expect()
    #expect(stack.values == ["a = 5 / 6", "b = 5 / 6"])
  }

  @Test func `cycles and missing references are found mode by mode`() {
    let stack = compile(
      """
      {
        "a": { 1️⃣"$value": 1, "$extensions": { "mode": { "s": 1, "l": "2️⃣{b}" } } },
        "b": { "$value": "3️⃣{a}" },
        "c": { "$value": 1, "$extensions": { "mode": { "s": 1, "l": "4️⃣{d.e.f}" } } }
      }
      """)
    #expect(stack.values == ["a = 1 / ‹cyclic›", "b = 1 / ‹cyclic›", "c = 1 / ‹broken›"])
    #expect(stack.diagnostics.map(\.code) == [.referenceCycle, .unresolvedReference])
  }

  @Test func `extensions are nobody's business under DTCG, and raw values are those of the token`()
  {
    let file =
      #"{ "a": { "$type": "number", "$value": 1, "$extensions": { "mode": { "l": "{b}" } } } }"#
    let strict = compile(file, dialect: .dtcg)
    strict.expect()
    #expect(strict.modes == ["default"])
    let raw = compile(file, isRaw: true)
    raw.expect()
    #expect(raw.values == ["a = 1"])
  }

  @Test func `modes are an object`() {
    let stack = compile(#"{ "a": { "$value": 1, "$extensions": { "mode": 1️⃣"dark" } } }"#)
    stack.expect([.error(.invalidValue, "1️⃣", "'mode' must be an object of modes")])
  }
}
