import TokencTestSupport
import Testing

@testable import TokencCommand

/// Values in spellings that DTCG lacks, but with one possible meaning: all outputs agree on it.
@Suite struct OneMeaningTests {
  private static func style(_ height: String, spacing: String = #""0px""#) -> String {
    #""typography", "value": { "fontFamily": "A", "fontSize": "16px", "fontWeight": "700", "#
      + #""letterSpacing": \#(spacing), "lineHeight": \#(height) }"#
  }

  /// A type with a value, and what Swift, CSS and DTCG write of it.
  static let values: [(String, String, String, String)] = [
    (#""opacity", "value": "40%""#, "{ 0.4 }", "0.4;", #""$value": 0.4"#),
    (#""number", "value": "0.080""#, "{ 0.08 }", "0.08;", #""$value": 0.080"#),
    (#""number", "value": "+.5""#, "{ 0.5 }", "0.5;", #""$value": 0.5"#),
    (#""fontWeight", "value": "650""#, "TokenFontWeight(650)", "650;", #""$value": 650"#),
    (#""cubicBezier", "value": "linear""#, "TokenCurve(0, 0, 1, 1)", "(0, 0, 1, 1)", "1"),
    (#""cubicBezier", "value": "ease""#, "(0.25, 0.1, 0.25, 1)", "(0.25, 0.1, 0.25, 1)", "0.25"),
    (#""cubicBezier", "value": "ease-in""#, "(0.42, 0, 1, 1)", "(0.42, 0, 1, 1)", "0.42"),
    (#""cubicBezier", "value": "ease-out""#, "(0, 0, 0.58, 1)", "(0, 0, 0.58, 1)", "0.58"),
    (#""cubicBezier", "value": "ease-in-out""#, "(0.42, 0, 0.58, 1)", "(0.42, 0, 0.58, 1)", "0.42"),
    (
      #""cubicBezier", "value": "cubic-bezier(.4, 0, 0.2, -1)""#, "(0.4, 0, 0.2, -1)",
      "(0.4, 0, 0.2, -1)", "-1"
    ),
    (style("24"), "lineHeight: 1.5", "700 16px/24px", #""lineHeight": 1.5"#),
    (style(#""24""#), "lineHeight: 1.5", "700 16px/24px", #""lineHeight": 1.5"#),
    (style(#""24px""#), "lineHeight: 1.5", "700 16px/24px", #""lineHeight": 1.5"#),
    (style(#""150%""#), "lineHeight: 1.5", "700 16px/1.5", #""lineHeight": 1.5"#),
    (style("4"), "lineHeight: 4", "700 16px/4 ", #""lineHeight": 4"#),
    (style(#""1.5""#), "lineHeight: 1.5", "700 16px/1.5", #""lineHeight": 1.5"#),
    (style("1", spacing: #""-2%""#), "letterSpacing: -0.32", "-0.02em", #""value": -0.32"#),
    (style("1", spacing: #""0.25em""#), "letterSpacing: 4", "0.25em", #""value": 4"#),
    (style("1", spacing: "0.5"), "letterSpacing: 0.5", "0.5px", #""value": 0.5"#),
    (
      ##""color", "value": { "color": "#336699", "alpha": 0.2 }"##, "0x33669933",
      "#33669933", #""alpha": 0.2"#
    ),
  ]

  @Test(arguments: values)
  func `what can mean one thing only is written by every format`(
    _ members: String, _ swift: String, _ css: String, _ dtcg: String
  ) {
    for (format, text) in [("swift", swift), ("css", css), ("dtcg", dtcg)] {
      let system = InMemorySystem(["a.json": "{ \"a\": { \"type\": \(members) } }"])
      #expect(system.run("generate", format, "--no-defaults", "a.json", "-o", "-") == .success)
      #expect(system.output.contains(text), "\(format): \(system.output.prefix(600))")
    }
  }

  /// Units for bare numbers, a type with a value, and what Swift, CSS and DTCG write of it.
  static let bare: [(String, String, String, String, String)] = [
    ("px", #""dimension", "value": 16"#, "{ 16 }", "16px", #""value": 16, "unit": "px""#),
    ("px", #""dimension", "value": "-.5""#, "{ -0.5 }", "-0.5px", #""value": -0.5, "unit": "px""#),
    ("rem", #""size", "value": 1.50"#, "{ 24 }", "1.5rem", #""value": 1.50, "unit": "rem""#),
    ("ms", #""duration", "value": 200"#, "seconds: 0.2", "200ms", #""value": 200, "unit": "ms""#),
    ("s", #""time", "value": "0.2""#, "seconds: 0.2", "200ms", #""value": 0.2, "unit": "s""#),
    ("px", #""number", "value": 16"#, "{ 16 }", "16;", #""$value": 16"#),
    ("px", #""dimension", "value": "2rem""#, "{ 32 }", "2rem", #""value": 2, "unit": "rem""#),
  ]

  @Test(arguments: bare)
  func `the unit of bare numbers can be said`(
    _ unit: String, _ members: String, _ swift: String, _ css: String, _ dtcg: String
  ) {
    for (format, text) in [("swift", swift), ("css", css), ("dtcg", dtcg)] {
      let system = InMemorySystem(["a.json": "{ \"a\": { \"type\": \(members) } }"])
      let line = ["generate", format, "--no-defaults", "a.json", "-o", "-", "--unitless", unit]
      #expect(system.run(line) == .success)
      let output = system.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(output.contains(text), "\(format): \(output.prefix(600))")
    }
  }

  @Test func `lengths and times each have their unit, and a refusal says how to give it`() {
    let file =
      #"{ "a": { "type": "dimension", "value": 8 }, "b": { "type": "duration", "value": 9 } }"#
    let line = ["generate", "swift", "--no-defaults", "a.json", "-o", "-"]
    let refused = InMemorySystem(["a.json": file])
    #expect(refused.run(line) == .problems)
    #expect(
      refused.errorOutput.contains("help: '--unitless px' reads numbers without a unit in px"))
    #expect(
      refused.errorOutput.contains("help: '--unitless ms' reads numbers without a unit in ms"))
    let half = InMemorySystem(["a.json": file])
    #expect(half.run(line + ["--unitless", "px"]) == .problems)
    let whole = InMemorySystem(["a.json": file])
    #expect(whole.run(line + ["--unitless", "px", "--unitless", "ms"]) == .success)
    let wrong = InMemorySystem(["a.json": file])
    #expect(wrong.run(line + ["--unitless", "em"]) == .failure)
    #expect(wrong.errorOutput.contains("it takes px, rem, ms or s"))
  }

  @Test(arguments: [#""steps(4, end)""#, #""cubic-bezier(2, 0, 1, 1)""#, #""step-start""#])
  func `a curve that is none stays as written`(_ value: String) {
    let file = #"{ "a": { "type": "cubicBezier", "value": \#(value) } }"#
    let swift = InMemorySystem(["a.json": file])
    #expect(swift.run("generate", "swift", "--no-defaults", "a.json", "-o", "-") == .problems)
    let css = InMemorySystem(["a.json": file])
    #expect(css.run("generate", "css", "--no-defaults", "a.json", "-o", "-") == .success)
    #expect(css.output.contains("--a: \(value.dropFirst().dropLast());"))
  }

  @Test func `a line height in pixels over a size in rem is beyond DTCG alone`() {
    let file = #"{ "a": { "type": \#(Self.style("24").replacing("16px", with: "1rem")) } }"#
    for (format, status) in [
      ("swift", TokencCommand.ExitStatus.success), ("css", .success), ("dtcg", .problems),
    ] {
      let system = InMemorySystem(["a.json": file])
      #expect(system.run("generate", format, "--no-defaults", "a.json", "-o", "-") == status)
    }
  }

  @Test func `under DTCG a line height is a multiple of the size, whatever its number`() {
    let file = """
      { "a": { "$type": "typography", "$value": { "fontFamily": "A",
        "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 700,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 24 } } }
      """
    let system = InMemorySystem(["a.json": file])
    let line = ["generate", "css", "--no-defaults", "--dialect", "dtcg", "a.json", "-o", "-"]
    #expect(system.run(line) == .success)
    #expect(system.output.contains("--a: 700 16px/24 \"A\";"))
    #expect(system.errorOutput.isEmpty)
  }

  @Test(arguments: ["1.5em", "10vw", "auto"])
  func `text whose unit an output lacks stays text, in each mode`(_ text: String) {
    let values = [
      (#""\#(text)""#, #"String { "\#(text)" }"#),
      (#"{ "light": "4px", "dark": "\#(text)" }"#, #"TokenModes(light: "4px", dark: "\#(text)")"#),
    ]
    for (value, swift) in values {
      let system = InMemorySystem(["a.json": #"{ "a": { "$value": \#(value) } }"#])
      #expect(system.run("generate", "swift", "--no-defaults", "a.json", "-o", "-") == .success)
      #expect(system.output.contains(swift))
      #expect(system.errorOutput.isEmpty)
    }
  }

  @Test func `text of which only one theme has a unit stays text`() {
    let system = InMemorySystem([
      "d.json": #"{ "a": { "$value": "4px" } }"#, "x.json": #"{ "a": { "$value": "8px" } }"#,
      "y.json": #"{ "a": { "$value": "auto" } }"#,
    ])
    let line = ["generate", "swift", "--defaults", "d.json", "-o", "-"]
    #expect(system.run(line + ["--theme", "x=x.json", "--theme", "y=y.json"]) == .success)
    #expect(system.output.contains(#""8px""#))
    #expect(system.output.contains(#""auto""#))
  }
}
