import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

/// Types that only the spelling of a text, or another name, suggests.
@Suite struct GuessedTypeTests {
  static let units: [(String, String)] =
    [
      "px", "rem", "em", "ex", "ch", "vw", "vh", "svh", "dvb", "vmin", "cqw", "cm", "mm", "in",
      "pt",
    ]
    .map { ("1.5\($0)", "dimension") } + [
      ("-4px", "dimension"), ("+.5em", "dimension"), ("1e2px", "dimension"), (" 4px ", "dimension"),
      ("4PX", "dimension"), ("0px", "dimension"), ("0.1s", "duration"), ("200ms", "duration"),
      ("50%", "string"), ("4", "string"), ("4 px", "string"), ("4px 8px", "string"),
      ("4dp", "string"), ("4fr", "string"), ("90deg", "string"), ("px", "string"),
      ("4px!", "string"), ("calc(4px + 1em)", "string"), ("4pxx", "string"), ("2x", "string"),
    ]

  @Test(arguments: units)
  func `a text that is a number with a unit has the type of its unit`(
    _ text: String, _ type: String
  ) {
    let stack = compile("{ \"a\": { \"value\": \"\(text)\" } }")
    stack.expect()
    #expect(stack.type("a") == type)
    // Nothing is printed in another way for it, but blanks and the case of units.
    #expect(
      stack["a"] == text
        || type != "string" && stack["a"].elementsEqual(text.lowercased().filter { $0 != " " }))
  }

  @Test func `what is only guessed is not judged, in any mode and behind any alias`() {
    let stack = compile(
      """
      {
        "a": { "$value": { "light": "4px", "dark": "auto" } },
        "b": { "$value": "{a}" }, "c": { "$value": "1.5em" },
        "d": { "$type": "string", "$value": "{c}" }
      }
      """)
    stack.expect()
    #expect(
      stack.typedValues == [
        "a: dimension = 4px / auto", "b: dimension = 4px / auto", "c: dimension = 1.5em",
        "d: string = 1.5em",
      ])
  }

  @Test func `where the type is declared, the same text is judged`() {
    let stack = compile(
      """
      {
        "a": { "$value": 1️⃣"1.5em" }, "b": { "$type": "dimension", "$value": "{a}" },
        "c": { "$type": "border", "$value": { "color": "#000", "width": "{a}", "style": "solid" } }
      }
      """)
    stack.expect([
      .warning(
        .unsupportedValue, "1️⃣",
        "'1.5em' is not a dimension in px or rem here; kept as written (2 times in this file)")
    ])
  }

  @Test func `a color, number or object stays judged`() {
    let stack = compile(
      ##"{ "a": { "$value": 1️⃣"rgb(1 2)" }, "b": { "$value": { "value": 2️⃣"x", "unit": "px" } } }"##)
    #expect(stack.diagnostics.count == 2)
  }

  /// Names of types, values, and the types that they have together.
  static let synonyms: [(String, String, String?)] = [
    ("font", #""Inter, sans-serif""#, "fontFamily"), ("font", #""12px""#, "dimension"),
    ("font", "16", "number"), ("font", ##""#ff0000""##, "color"), ("size", #""12px""#, "dimension"),
    ("size", #""1.5em""#, "dimension"), ("size", ##""#ff0000""##, "color"),
    ("size", #""large""#, "string"), ("sizing", "[1, 2]", nil), ("radius", "true", "boolean"),
    ("time", #""12px""#, "dimension"), ("elevation", "3", "number"),
    ("opacity", #""bold""#, "string"), ("text", #""Save""#, "string"),
    ("font-weight", #""0.1s""#, "fontWeight"), ("easing", #""0.1s""#, "duration"),
  ]

  @Test(arguments: synonyms)
  func `another name stands for a type only where the value fits`(
    _ name: String, _ value: String, _ type: String?
  ) {
    for file in [
      "{ \"a\": { \"type\": \"\(name)\", \"value\": \(value) }, \"b\": { \"value\": \"{a}\" } }",
      "{ \"a\": { \"value\": \(value), \"type\": \"\(name)\" }, \"b\": { \"type\": \"\(name)\", \"value\": \"{a}\" } }",
    ] {
      let stack = compile(file)
      #expect(!stack.diagnostics.contains { $0.severity == .error })
      #expect(stack.type("a") == type)
      #expect(stack.type("b") == type)
    }
  }

  @Test func `a type of DTCG, and one of a dialect in its files, is what it says`() {
    let plain = compile(#"{ "a": { "$type": "dimension", "$value": 1️⃣"large" } }"#)
    #expect(plain.diagnostics.map(\.code) == [.invalidDimension])
    let studio = compile(
      """
      { "s": { "a": { "type": "sizing", "value": 1️⃣"large" } }, "$metadata": { "tokenSetOrder": ["s"] } }
      """)
    #expect(studio.diagnostics.map(\.code) == [.invalidDimension])
  }

  @Test func `an alias of a type of another name takes its target's type where it does not fit`() {
    let stack = compile(
      ##"{ "a": { "type": "color", "value": "#f00" }, "b": { "type": "size", "value": "{a}" } }"##)
    stack.expect()
    #expect(stack.type("b") == "color")
  }

  /// Colors, a text around a reference to them, and what becomes of it.
  static let insertions: [(String, String, String)] = [
    (##""#0b6b75""##, "{a}33", "#0b6b7533"), (##""#ABC""##, "1px {a}", "1px #ABC"),
    (##""red""##, "x {a}", "x red"), (##""#0b6b7580""##, "x {a}", "x #0b6b7580"),
    (##""rgba(1, 2, 3, 0.5)""##, "x {a}", "x rgba(1, 2, 3, 0.5)"),
    (##"{ "r": 1, "g": 2, "b": 3 }"##, "{a}33", "#01020333"),
    (##"{ "colorSpace": "srgb", "components": [1, 0, 0] }"##, "x {a}", "x #ff0000"),
    (##"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.6 }"##, "x {a}", "x #ff000099"),
    (
      ##"{ "colorSpace": "oklch", "components": [0.5, 0.1, 20] }"##, "x {a}",
      "x oklch(0.5 0.1 20)"
    ),
  ]

  @Test(arguments: insertions)
  func `inside text a color is what its source wrote`(
    _ color: String, _ text: String, _ result: String
  ) {
    let stack = compile(
      """
      {
        "a": { "$type": "color", "$value": \(color) }, "c": { "$value": "{a}" },
        "b": { "$type": "string", "$value": "\(text)" },
        "d": { "$type": "string", "$value": "\(text.replacing("{a}", with: "{c}"))" }
      }
      """)
    stack.expect()
    #expect(stack["b"] == result)
    #expect(stack["d"] == result)
  }

  @Test func `a color of two modes is in each what its source wrote`() {
    let stack = compile(
      ##"{ "a": { "$value": { "light": "#FFF", "dark": { "r": 0, "g": 0, "b": 0 } } }, "b": { "$value": "x {a}" } }"##
    )
    #expect(stack["b"] == "x #FFF / x #000000")
  }

  @Test func `a computed color is inserted as it is printed`() {
    let stack = compile(
      """
      {
        "s": {
          "a": { "type": "color", "value": "rgba(#ff0000, 1)" },
          "b": { "type": "color", "value": "rgba(#ff0000, 0.5)" },
          "t": { "type": "text", "value": "{a} {b}" }
        },
        "$metadata": { "tokenSetOrder": ["s"] }
      }
      """)
    #expect(stack["t"] == "#ff0000 color(srgb 1 0 0 / 0.5)")
  }
}
