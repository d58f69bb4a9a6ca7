import TokencTestSupport
import Testing

@testable import TokencCommand
@testable import TokencEmitters

/// A text whose type no file declares goes into CSS as it stands; a declared string is quoted.
@Suite struct CSSOpenTextTests {
  /// The value of the property `--t`.
  private func css(_ token: String) -> String? {
    let system = InMemorySystem(["t.json": "{ \"t\": { \(token) } }"])
    let status = system.run("resolve", "--no-defaults", "t.json", "--format", "css")
    guard status == .success else { return nil }
    return system.output.split(separator: "\n").first { $0.hasPrefix("  --t: ") }
      .map { String($0.dropFirst(7).dropLast()) }
  }

  @Test(arguments: [
    "0.1s", "5px", "1.50em", "-0.125rem", "100vw", "1px solid #123456ff",
    "cubic-bezier(0.4, 0, 0.2, 1)",
    "steps(4, end)", "ease-in-out", "50%", "calc(100% - (1px + 2em))", "auto",
    "Helvetica Neue, Arial",
    "'Open Sans', serif", "[full-start] 1fr [full-end]", "bold", "0", "No results yet",
    "url(a.png)",
    "var(--x, 1px)", "a:b", "1 / 2", "50% 50%", "#zzz",
  ])
  func `a text is written as it stands`(_ text: String) {
    #expect(css("\"$value\": \"\(text)\"") == text)
    #expect(css("\"value\": \"\(text)\"") == text)
    #expect(css("\"value\": \"\(text)\", \"type\": \"primitive\"") == text)
    #expect(css("\"$type\": \"string\", \"$value\": \"\(text)\"") == "\"\(text)\"".escaped)
  }

  @Test(arguments: [
    ("it's", #""it's""#), ("a; b", #""a; b""#), ("a)", #""a)""#), ("(a", #""(a""#),
    ("(]", #""(]""#), ("a /* b", #""a /* b""#), ("!important", #""!important""#),
    ("</style>", #""\3c /style>""#), ("@import", #""@import""#), (" ", #"" ""#), ("", "\"\""),
    (#"a \\"#, #""a \\""#), (#"\n"#, #""\a ""#),
  ])
  func `a text that is no CSS value is quoted, never refused`(_ text: String, _ quoted: String) {
    #expect(css("\"$value\": \"\(text)\"") == quoted)
  }

  @Test func `texts of the Backbase dialect are strings`() {
    let system = InMemorySystem([
      "t.json":
        #"{ "theme": { "$type": "dynamic", "string": { "title": { "$value": "Hi there" } } } }"#
    ])
    #expect(system.run("resolve", "--no-defaults", "t.json", "--format", "css") == .success)
    #expect(system.output.contains("--string-title: \"Hi there\";"), "\(system.output)")
  }
}

extension String {
  /// With the escape of `<` in CSS; the samples have no other.
  fileprivate var escaped: String { self }
}
