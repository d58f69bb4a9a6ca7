import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

/// Colors with parts beside those of DTCG, and lists inside lists.
@Suite struct ColorInColorTests {
  private static let lenient =
    "DTCG has no color inside a color; read as that color with this alpha"

  /// Values of a `$value` file, and what they are read as.
  static let exact: [(String, String)] = [
    (##"{ "components": 1️⃣"{brand}", "alpha": 0.2 }"##, "#33669933"),
    (##"{ "components": 1️⃣"{brand}", "alpha": "{n}" }"##, "#33669999"),
    (##"{ "components": 1️⃣"#fff", "alpha": "20%" }"##, "#ffffff33"),
    (##"{ "components": 1️⃣"{far}" }"##, "#336699ff"),
    (##"{ "color": 1️⃣"{far}", "alpha": 1 }"##, "#336699ff"),
    (
      ##"{ "components": 1️⃣{ "colorSpace": "srgb", "components": [1, 0, 0] }, "alpha": 0 }"##,
      "#ff000000"
    ),
  ]

  @Test(arguments: exact)
  func `a color with an alpha of its own is read`(_ value: String, _ printed: String) {
    let stack = compile(
      """
      {
        "brand": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6] } },
        "far": { "$value": "{brand}" }, "n": { "$type": "number", "$value": 0.6 },
        "a": { "$type": "color", "$value": \(value) }
      }
      """)
    stack.expect([.warning(.unsupportedValue, "1️⃣", Self.lenient)])
    #expect(stack["a"] == printed)
  }

  @Test func `in a value file it needs no remark`() {
    let stack = compile(
      ##"{ "a": { "type": "color", "value": { "color": "#f00", "alpha": 0.2 } } }"##)
    stack.expect()
    #expect(stack["a"] == "#ff000033")
  }

  @Test func `where it is no color, the help spells one that is`() {
    let stack = compile(
      ##"{ "a": { "$type": "color", "$value": { "components": 1️⃣"wide", "alpha": 0.5 } } }"##)
    stack.expect([
      .error(
        .invalidColor, "1️⃣", "'components' is not a color",
        help: "a color with an alpha of its own is written '{ \"colorSpace\": \"srgb\", "
          + "\"components\": { \"$ref\": \"#/name/$value/components\" }, \"alpha\": 0.5 }'")
    ])
    let spaceless = compile(
      ##"{ "a": { "$type": "color", "$value": 1️⃣{ "components": [1, 0, 0], "alpha": 0.5 } } }"##)
    spaceless.expect([
      .error(
        .invalidColor, "1️⃣",
        "an object is not a color unless it has 'colorSpace' and 'components'")
    ])
    let far = compile(
      ##"{ "a": { "$type": "color", "$value": { "color": "#fff", "alpha": 1️⃣1.5 } } }"##)
    #expect(far.diagnostics.map(\.code).contains(.numberOutOfRange))
  }

  @Test func `a description inside a color is ignored with a word`() {
    let stack = compile(
      ##"{ "a": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], 1️⃣"description": "x" } } }"##
    )
    #expect(stack["a"] == "#ff0000ff")
    #expect(
      stack.diagnostics.map(\.message) == [
        "DTCG has no 'description' inside a color; it is ignored"
      ])
  }

  @Test func `numbers beyond all numbers are errors wherever they are meant`() {
    for value in [
      #""number", "$value": 1e400"#, #""number", "$value": "1e400""#,
      #""dimension", "$value": "1e400px""#, #""dimension", "$value": 1e400"#,
      #""duration", "$value": { "value": 1e400, "unit": "s" }"#, #""fontWeight", "$value": 1e400"#,
      #""cubicBezier", "$value": [0, 1e400, 1, 1]"#, #""mine", "$value": 1e400"#,
      #""color", "$value": { "colorSpace": "srgb", "components": [1e400, 0, 0] }"#,
      #""color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": -1e400 }"#,
      #""color", "$value": { "r": 1e400, "g": 0, "b": 0 }"#,
      ##""gradient", "$value": [{ "color": "#000", "position": 1e400 }]"##,
    ] {
      let stack = compile("{ \"a\": { \"$type\": \(value) } }")
      #expect(stack.diagnostics.map(\.code).contains(.numberOutOfRange), "\(value)")
      #expect(!stack.diagnostics.contains { $0.message.contains("null") })
    }
    let untyped = compile(#"{ "a": { "$value": 1️⃣1e400 } }"#)
    untyped.expect([
      .error(.numberOutOfRange, "1️⃣", "'1e400' exceeds the largest number, about 1.8e308")
    ])
  }

  @Test(arguments: [
    ("gradient", ##"{ "color": "#000", "position": 0 }"##),
    (
      "shadow",
      ##"{ "color": "#000", "offsetX": "1px", "offsetY": "1px", "blur": "1px", "spread": "1px" }"##
    ),
  ])
  func `lists inside a list are in its place`(_ type: String, _ part: String) {
    let stack = compile(
      """
      {
        "two": { "$type": "\(type)", "$value": [\(part), \(part)] },
        "four": { "$type": "\(type)", "$value": ["{two}", \(part), "{two}"] },
        "nine": { "$type": "\(type)", "$value": ["{four}", "{two}", "{two}"] },
        "flat": { "$type": "\(type)", "$value": [\(part), \(part), \(part), \(part), \(part)] }
      }
      """)
    #expect(!stack.diagnostics.contains { $0.severity == .error })
    #expect(stack["four"] == stack["flat"])
    #expect(!stack["nine"].contains("[["))
    #expect(stack["nine"].split(separator: "#").count == 10)
  }

  static let sums: [(String, String)] = [
    ("calc(4px + 8px)", "12px"), ("calc(1rem * 1.5)", "1.5rem"), ("calc(1.5em - 0.5em)", "1em"),
    ("calc((1rem + 2rem) / 2)", "1.5rem"), ("calc(100% - 4px)", "calc(100% - 4px)"),
    ("calc(1rem + 2em)", "calc(1rem + 2em)"), ("calc(2 * 3)", "6px"),
    ("calc(calc(1rem + 1rem) * 2)", "4rem"), ("clamp(1rem, 2vw, 3rem)", "clamp(1rem, 2vw, 3rem)"),
  ]

  @Test(arguments: sums)
  func `a sum of one unit inside calc is calculated`(_ text: String, _ result: String) {
    let stack = compile(
      """
      { "s": { "a": { "type": "sizing", "value": "\(text)" } }, "$metadata": { "tokenSetOrder": ["s"] } }
      """)
    #expect(stack["a"] == result)
  }
}
