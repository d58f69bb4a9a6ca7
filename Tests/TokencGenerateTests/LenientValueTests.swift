import TokencTestSupport
import Testing

@testable import TokencCommand

/// Values beside DTCG that mean one thing all the same, in Swift and CSS.
@Suite struct LenientValueTests {
  @Test(arguments: [
    (##""type": "dimension", "value": "0""##, "Double { 0 }", "0px"),
    (##""type": "duration", "value": "0""##, "TokenDuration(seconds: 0)", "0ms"),
    (
      ##""type": "fontFamily", "value": "Source Sans Pro, 'A, B', sans-serif""##,
      ##"TokenFontFamily("Source Sans Pro", "A, B", "sans-serif")"##,
      ##""Source Sans Pro", "A, B", sans-serif"##
    ),
    (
      ##""type": "fontFamily", "value": "Inter,, Arial""##,
      ##"TokenFontFamily("Inter,, Arial")"##, ##""Inter,, Arial""##
    ),
    (
      ##""type": "typography", "value": { "fontFamily": "A", "fontSize": "20px", "letterSpacing": "-0.5", "paragraphSpacing": "0" }"##,
      "letterSpacing: -0.5, lineHeight: nil, paragraphSpacing: 0)", "20px \"A\""
    ),
  ])
  func `what only one thing can be meant by is written`(
    _ members: String, _ swift: String, _ css: String
  ) {
    for (format, text) in [("swift", "{ \(swift)"), ("css", "--a: \(css);")] {
      let system = InMemorySystem(["a.json": "{ \"a\": { \(members) } }"])
      #expect(system.run("generate", format, "--no-defaults", "a.json", "-o", "-") == .success)
      let isThere = system.output.contains(text) || system.output.contains(swift)
      #expect(isThere, "\(system.output.split(separator: "\n").filter { $0.contains("a:") })")
    }
  }

  @Test(arguments: [("e\u{301}", "\u{e9}"), ("क्\u{937}", "क्\u{937}"), ("\u{308}a", "n\u{308}a")])
  func `accents stay with their letters in every normal form`(_ name: String, _ member: String) {
    let file = ["a.json": #"{ "\#(name)": { "$type": "number", "$value": 1 } }"#]
    let swift = InMemorySystem(file)
    #expect(swift.run("generate", "swift", "--no-defaults", "a.json", "-o", "-") == .success)
    // Equal strings are equal in every normal form.
    #expect(swift.output.contains("var \(member): Double { 1 }"))
    let css = InMemorySystem(file)
    #expect(css.run("generate", "css", "--no-defaults", "a.json", "-o", "-") == .success)
    #expect(css.output.contains("--\(name): 1;"))
  }

  @Test func `a part of a text style and a token of one name collide`() {
    let file = [
      "a.json": """
      { "t": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "1px", "letterSpacing": "2px" } },
        "t-letter-spacing": { "$type": "dimension", "$value": "9px" } }
      """
    ]
    let line = ["generate", "css", "--no-defaults", "a.json", "-o", "-"]
    let system = InMemorySystem(file)
    #expect(system.run(line) == .problems)
    #expect(
      system.errorOutput.contains(
        "a.json:1:3: error: a part of 't' and 't-letter-spacing' would both be "
          + "'--t-letter-spacing' in CSS [name-collision]"))
    #expect(system.output.isEmpty)
    let other = InMemorySystem(file)
    #expect(other.run(line + ["--on-collision", "number"]) == .success)
    #expect(other.output.contains("--t-letter-spacing: 9px;"))
    #expect(other.output.contains("--t-letter-spacing-2: 2px;"))
  }

  @Test func `what Tokens Studio gives a text style is nothing to warn of in its files`() {
    let system = InMemorySystem(["a.json": Inputs.textStyles])
    #expect(system.run("check", "--no-defaults", "a.json") == .success)
    #expect(!system.errorOutput.contains("is not a part of"))
  }

  @Test(arguments: ["swift", "css", "dtcg", "xcassets"])
  func `what is wrong is written in no format`(_ format: String) {
    let system = InMemorySystem([
      "a.json":
        ##"{ "bad": { "$type": "color", "$value": "#12345" }, "good": { "$type": "color", "$value": "#123" } }"##
    ])
    let line = ["generate", format, "--no-defaults", "a.json", "--keep-going", "-o", "o.json"]
    #expect(system.run(line) == .problems)
    #expect(!system.files.filter { $0.key != "a.json" }.isEmpty)
    for (path, bytes) in system.files where path != "a.json" {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      // Comments say what is left out, and why.
      let code = lines.filter { !$0.hasPrefix("//") && !$0.hasPrefix("    bad: ") }
      #expect(!code.contains { $0.contains("12345") })
    }
  }
}
