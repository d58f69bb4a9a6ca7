import TokencText
import TokencCore
import TokencTestSupport
import Testing

@testable import TokencEmitters

@Suite struct TableEmitterTests {
  private let themed = compile(
    """
    {
      "ink": { "light": { "$value": "#123456" }, "dark": { "$value": "#abcdef" } },
      "text": {
        "strong": { "$value": { "light": "{ink.light}", "dark": "{ink.dark}" } },
        "weak": { "$value": { "light": "{text.strong}", "dark": "{text.strong}" } },
        "half": { "$value": { "light": "{ink.light}", "dark": "#00000080" } }
      },
      "n": { "$value": 4 }
    }
    """)

  @Test func `columns are aligned, references have one text for all modes`() throws {
    expectText(
      try themed.emitted(.table),
      """
      TOKEN        LIGHT      DARK       REFERENCE
      ink.light    #123456ff  #123456ff
      ink.dark     #abcdefff  #abcdefff
      text.strong  #123456ff  #abcdefff  ink.{light,dark}
      text.weak    #123456ff  #abcdefff  text.strong
      text.half    #123456ff  #00000080  {ink.light,–}
      n            4          4

      """)
  }

  @Test func `the single mode is called a value`() throws {
    let stack = compile(
      #"{ "a": { "$value": ["x", 1] }, "long.name": { "$value": "" }, "c": { "$value": "{a}" } }"#)
    expectText(
      try stack.emitted(.table),
      """
      TOKEN      VALUE    REFERENCE
      a          ["x",1]
      long.name
      c          ["x",1]  a

      """)
  }

  @Test func `a mode without a value has a dash, a token without any is left out`() throws {
    let stack = compile(
      #"{ "a": { "$value": { "light": 1, "dark": "{gone}" } }, "b": { "$value": "{b}" } }"#)
    expectText(
      try stack.emitted(.table),
      """
      TOKEN  LIGHT  DARK  REFERENCE
      a      1      –

      """)
  }

  @Test func `wide and combining characters take the columns that they take`() throws {
    let stack = compile(
      """
      {
        "色": { "$value": "x" }, "e\u{301}é": { "$value": "y" }, "🎨🎨": { "$value": "青い" },
        "abcd": { "$value": "{色}" }
      }
      """)
    expectText(
      try stack.emitted(.table),
      """
      TOKEN  VALUE  REFERENCE
      色     x
      e\u{301}é     y
      🎨🎨   青い
      abcd   x      色

      """)
  }

  @Test func `a narrow terminal cuts the references first, then what is longest`() throws {
    let stack = compile(
      """
      {
        "a": { "very": { "long": { "path": { "$value": "#123456" } } } },
        "b": { "$value": "{a.very.long.path}" }
      }
      """)
    expectText(
      try stack.emitted(.table) { $0.width = 46 },
      """
      TOKEN             VALUE      REFERENCE
      a.very.long.path  #123456ff
      b                 #123456ff  a.very.long.path

      """)
    expectText(
      try stack.emitted(.table) { $0.width = 41 },
      """
      TOKEN             VALUE      REFERENCE
      a.very.long.path  #123456ff
      b                 #123456ff  a.very.long…

      """)
    let narrow = try stack.emitted(.table) { $0.width = 38 }
    expectText(
      narrow,
      """
      TOKEN          VALUE      REFERENCE
      a.very.long.…  #123456ff
      b              #123456ff  a.very.long…

      """)
    for width in 20...60 {
      let lines = try stack.emitted(.table) { $0.width = width }.split(separator: "\n")
      let longest = lines.map { DisplayWidth.of(String($0)) }.max() ?? 0
      #expect(longest <= max(width, 12 + 2 + 9 + 2 + 12), "\(width) columns")
    }
  }

  @Test func `without a terminal nothing is cut`() throws {
    let text = String(repeating: "word ", count: 200)
    let stack = compile(#"{ "a": { "$value": "\#(text)." } }"#)
    #expect(try stack.emitted(.table).contains("a      \(text).\n"))
  }

  @Test func `without color there is no escape, whatever the names and values hold`() throws {
    let stack = compile(
      #"""
      {
        "\u001b[31mred": { "$type": "color", "$value": "#f00" },
        "line\nbreak": { "$value": "\u001b]0;title\u0007" },
        "turn\u202e": { "$value": "\r\b\u0000\u009b1m" }
      }
      """#)
    let text = try stack.emitted(.table)
    expectText(
      text,
      #"""
      TOKEN           VALUE                    REFERENCE
      \u{1B}[31mred   #ff0000ff
      line\u{A}break  \u{1B}]0;title\u{7}
      turn\u{202E}    \u{D}\u{8}\u{0}\u{9B}1m

      """#)
  }

  @Test func `with color a swatch stands before each color, and columns stay aligned`() throws {
    let stack = compile(
      """
      {
        "a": { "$type": "color", "$value": "#102030" },
        "b": { "$type": "color", "$value": "oklch(50% 0.1 20)" },
        "c": { "$value": "{a}" },
        "n": { "$value": 1 }
      }
      """)
    let text = try stack.emitted(.table) { $0.usesColor = true }
    let escape = "\u{1b}[48;2;16;32;48m"
    #expect(text.contains(escape))
    let plain = text.replacing(escape, with: "").replacing("\u{1b}[0m", with: "")
    expectText(
      plain,
      """
      TOKEN  VALUE                REFERENCE
      a        #102030ff
      b        oklch(0.5 0.1 20)
      c        #102030ff          a
      n      1

      """)
  }

  @Test func `one chosen mode has one column and its own references`() throws {
    expectText(
      try themed.emitted(.table, groups: ["text"], modes: ["dark"]),
      """
      TOKEN        DARK       REFERENCE
      text.strong  #abcdefff  ink.dark
      text.weak    #abcdefff  text.strong
      text.half    #00000080

      """)
  }

  /// Texts, and the one that stands for all.
  static let expansions: [([String], String)] = [
    ([], ""), (["a.b"], "a.b"), (["a.b", "a.b"], "a.b"), (["", ""], ""),
    (["a.x.b", "a.y.b"], "a.{x,y}.b"), (["a.x", "a.y"], "a.{x,y}"), (["x.b", "y.b"], "{x,y}.b"),
    (["x", "y"], "{x,y}"), (["a.b", ""], "{a.b,–}"), (["", "a"], "{–,a}"),
    (["a.x.y.b", "a.z.b"], "a.{x.y,z}.b"), (["a.b", "a.x.b"], "a.{–,x}.b"),
    (["a.a", "a.a.a"], "a.a.{–,a}"), (["a.x.b", "a.y.b", "a.x.b"], "a.{x,y,x}.b"),
    (["ab.c", "ac.c"], "{ab,ac}.c"),
  ]

  @Test(arguments: expansions)
  func `texts that share their ends are one text`(_ texts: [String], _ expected: String) {
    #expect(BraceExpansion.text(texts) == expected)
  }
}
