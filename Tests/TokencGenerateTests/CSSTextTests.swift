import TokencTestSupport
import Testing

@testable import TokencEmitters

/// Values that only CSS understands pass as they are written, unless they could end more than
/// themselves.
@Suite struct CSSTextTests {
  @Test(arguments: [
    ("calc(100% - 4px)", true), ("clamp(1rem, 2.5vw, 3rem)", true), ("1px / 2", true),
    ("a*b", true), ("((a))", true), ("#fff", true), ("a * / b", true), ("+1", true), ("_", true),
    ("", false), ("/*", false), ("a /* b", false), ("*/", false), ("a */ b", false),
    ("calc(1px /* 2 */ + 3px)", false), ("(", false), (")", false), (")(", false), ("(()", false),
    ("())", false), ("a;b", false), ("a}b", false), ("a{b", false), ("a\"b", false),
    ("a'b", false), ("a\\b", false), ("a\nb", false), ("a:b", false), ("a!b", false),
    ("a<b", false), ("é", false), ("a@b", false),
  ])
  func `a text that ends neither its declaration nor its block`(_ text: String, _ isSafe: Bool) {
    #expect(CSSText.isSafe(text) == isSafe)
  }

  @Test(arguments: [("calc(1px + 2vw)", true), ("calc(1px /* + */ 2vw)", false)])
  func `a style sheet has it as it is written, or refuses it`(_ value: String, _ isKept: Bool) {
    let system = InMemorySystem([
      "a.json":
        "{ \"b\": { \"$type\": \"number\", \"$value\": \"\(value)\" } }"
    ])
    _ = system.run("generate", "css", "--no-defaults", "a.json", "-o", "-")
    #expect(system.output.contains("--b: \(value);") == isKept)
    #expect(system.output.isEmpty != isKept)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a*/b", "a* /b"), ("*/", "* /"), ("*/*/", "* /* /"), ("a**/", "a** /"),
    ("/*", "/*"), ("/", "/"), ("", ""),
  ])
  func `a comment does not end early`(_ text: String, _ expected: String) {
    #expect(CSSText.comment(text) == expected)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a-b_C9", "a-b_C9"), ("a b", "a-b"), ("a.b/c", "a-b-c"), ("é", "é"),
    ("色", "色"), ("\u{7f}", "-"), ("a\u{9f}", "a-"), ("🔥", "-"), ("", ""),
  ])
  func `a name has letters, digits and dashes`(_ name: String, _ expected: String) {
    #expect(CSSText.identifierPart(name) == expected)
  }

  @Test(arguments: [
    ("plain", "\"plain\""), ("a\"b", "\"a\\\"b\""), ("a\\b", "\"a\\\\b\""),
    ("a\nb", "\"a\\a b\""), ("\0", "\"\\fffd \""), ("\u{1b}1", "\"\\1b 1\""), ("é", "\"é\""),
  ])
  func `a text in quotes`(_ text: String, _ expected: String) {
    #expect(CSSText.quoted(text) == expected)
  }
}
