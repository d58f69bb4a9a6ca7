import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct ReferenceSpellingTests {
  @Test func `blanks just inside the braces are ignored with a warning`() {
    let stack = compile(
      """
      {
        "gap": { "s": { "$value": "2px" } },
        "row": { "$value": "1️⃣{ gap.s }2️⃣" },
        "text": { "$value": "{gap.s} 3️⃣{gap.s }4️⃣" }
      }
      """)
    stack.expect([
      .warning(
        .malformedReference, "1️⃣2️⃣",
        "blanks inside the braces; no token has them in its name, so 'gap.s' is meant",
        help: "write '{gap.s}'"),
      .warning(
        .malformedReference, "3️⃣4️⃣",
        "blanks inside the braces; no token has them in its name, so 'gap.s' is meant",
        help: "write '{gap.s}'"),
    ])
    #expect(stack.values == ["gap.s = 2px", "row = 2px", "text = 2px 2px"])
    #expect(stack.alias("row") == "gap.s")
  }

  @Test func `blanks elsewhere belong to a name`() {
    let stack = compile(
      """
      {
        "my gap": { "in": { "$value": 1 } },
        " gap": { "$value": 2 },
        "gap": { "$value": 3 },
        "a": { "$value": "{my gap.in}" },
        "b": { "$value": "{ gap}" },
        "c": { "$value": "1️⃣{my gap . in}2️⃣" }
      }
      """)
    stack.expect([
      .error(
        .unresolvedReference, "1️⃣2️⃣", "no token named 'my gap . in'",
        help: "did you mean 'my gap.in'?")
    ])
    #expect(stack["a"] == "1")
    #expect(stack["b"] == "2")
  }

  @Test func `Style Dictionary's ending is left off`() {
    let stack = compile(
      """
      {
        "size": { "m": { "value": "12px" } },
        "row": { "value": "{size.m.value}" },
        "text": { "value": "calc({size.m.value} * 2)" },
        "odd": { "value": { "value": "4px" } },
        "again": { "value": "{row.value}" }
      }
      """)
    stack.expect()
    #expect(stack["row"] == "12px")
    #expect(stack.alias("row") == "size.m")
    #expect(stack["text"] == "calc(12px * 2)")
    #expect(stack["again"] == "12px")
  }

  @Test func `a token that is really called value wins over the ending`() {
    let stack = compile(
      """
      {
        "a": { "value": { "$value": "inner" }, "$root": { "$value": "outer" } },
        "b": { "$value": "{a.value}" }
      }
      """)
    stack.expect()
    #expect(stack["b"] == "inner")
  }

  /// A text between angles, and what it comes to where `hue.warm` is `#f80` and `lone` a token.
  static let angles: [(String, String)] = [
    ("<hue.warm>", "#ff8800ff"),
    ("<hue.deep.cold>", "#0088ffff"),
    // No root of the stack, or a root alone.
    ("<hues.warm>", "<hues.warm>"), ("<lone>", "<lone>"), ("<none>", "<none>"), ("<b>", "<b>"),
    ("<hue>", "<hue>"),
    // Not all of the string, blanks, or a slash.
    (" <hue.warm>", " <hue.warm>"), ("<hue.warm> x", "<hue.warm> x"),
    ("a<hue.warm>", "a<hue.warm>"),
    ("<hue.warm >", "<hue.warm >"), ("<hue .warm>", "<hue .warm>"), ("</hue.warm>", "</hue.warm>"),
    ("<hue.warm/>", "<hue.warm/>"), ("<<hue.warm>>", "<<hue.warm>>"),
    ("<hue.warm><hue.warm>", "<hue.warm><hue.warm>"), ("<>", "<>"), ("<.>", "<.>"), ("<", "<"),
  ]

  @Test(arguments: angles)
  func `angles are braces only around a path from a root`(_ text: String, _ value: String) {
    let stack = compile(
      """
      {
        "hue": { "$type": "color", "warm": { "$value": "#f80" }, "deep": { "cold": { "$value": "#08f" } } },
        "lone": { "$value": "here" },
        "it": { "$value": "\(text)" }
      }
      """)
    stack.expect()
    #expect(stack["it"] == value)
    #expect((stack.alias("it") == nil) == (text == value))
  }

  @Test func `angles that name nothing below a root are a missing reference`() {
    let stack = compile(
      """
      { "hue": { "warm": { "$value": "#f80" } }, "it": { "$value": "1️⃣<hue.warn>2️⃣" } }
      """)
    stack.expect([
      .error(
        .unresolvedReference, "1️⃣2️⃣", "no token named 'hue.warn'",
        help: "did you mean 'hue.warm'?")
    ])
  }

  /// A JSON string's content, and the text it comes to where `n` is `1`.
  static let escapes: [(String, String)] = [
    (#"\\{n\\}"#, "{n}"), (#"\\{n} {n}"#, "{n} 1"), (#"a } b"#, "a } b"), (#"}{n}{n}}"#, "}11}"),
    (#"{n}\\}"#, "1}"), (#"\\\\{n\\}"#, #"\{n}"#), (#"\\n"#, #"\n"#), (#"C:\\dir\\"#, #"C:\dir\"#),
    (#"\\"#, #"\"#), (#"\\\\"#, #"\\"#), (#"\u007bn\u007d"#, "1"), (#"\u005c{n}"#, "{n}"),
    (#"{\u006e}"#, "1"), (#"\"{n}\""#, #""1""#), (#"\\{\\{n}\\}"#, "{{n}}"), (#"\\}"#, "}"),
    (#"{n}\t{n}"#, "1\t1"), (#"Größe {n} 🎨"#, "Größe 1 🎨"),
  ]

  @Test(arguments: escapes)
  func `a backslash makes a brace text, and stands for itself elsewhere`(
    _ written: String, _ text: String
  ) {
    let stack = compile(
      "{ \"n\": { \"$value\": 1 }, \"it\": { \"$type\": \"string\", \"$value\": \"\(written)\" } }")
    #expect(stack["it"] == text)
    #expect(stack.diagnostics.allSatisfy { $0.code == .typeMismatch })
  }

  /// A JSON string's content, its broken part between two markers.
  static let malformed: [String] = [
    "1️⃣{2️⃣", "1️⃣{}2️⃣", "a 1️⃣{n2️⃣", "{n} 1️⃣{}2️⃣ {n}", "1️⃣{{n}2️⃣}", "1️⃣{n {n}2️⃣", "é 1️⃣{2️⃣", #"\u00e9 1️⃣\u007b2️⃣"#,
    "1️⃣{n2️⃣",
  ]

  @Test(arguments: malformed)
  func `a brace that begins no reference is an error`(_ text: String) {
    let stack = compile(
      """
      {
        "n": { "$value": 1 },
        "it": { "$value": "\(text)" },
        "on": { "$value": "{it}" }
      }
      """)
    stack.expect([
      .error(
        .malformedReference, "1️⃣2️⃣", "this '{' does not begin a reference",
        help: #"a reference is '{group.token}'; write '\\{' in JSON for a brace that is text"#)
    ])
    #expect(stack.values == ["n = 1", "it = ‹broken›", "on = ‹affected›"])
  }

  @Test func `DTCG has whole strings in braces and nothing else`() {
    let stack = compile(
      """
      {
        "a": { "b": { "$type": "fontFamily", "$value": "Karla" } },
        "$type": "fontFamily",
        "whole": { "$value": "{a.b}" },
        "inside": { "$value": "1️⃣{a.b}2️⃣ Display" },
        "angles": { "$value": "<a.b>" },
        "ending": { "$value": "3️⃣{a.b.value}4️⃣" },
        "blanks": { "$value": "5️⃣{ a.b }6️⃣" }
      }
      """, dialect: .dtcg)
    stack.expect([
      .error(
        .malformedReference, "1️⃣2️⃣", "DTCG has no references inside text",
        help: "make the reference the whole string"),
      .error(.unresolvedReference, "3️⃣4️⃣", "no token named 'a.b.value'"),
      .error(
        .malformedReference, "5️⃣6️⃣",
        "blanks inside the braces; no token has them in its name, so 'a.b' is meant",
        help: "write '{a.b}'"),
    ])
    #expect(stack["whole"] == "Karla")
    #expect(stack["angles"] == "<a.b>")
  }
}
