import TokencTestSupport
import Testing

@testable import TokencCommand

/// The `$ref` of a source is a URI below the document's folder.
@Suite struct DocumentPathTests {
  private func check(_ reference: String) -> String {
    let system = InMemorySystem([
      "d/x.resolver.json": """
      { "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "\(reference)" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/s" }] }
      """,
      "d/my tokens.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
      "d/100%.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
      "d/é.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
      "d/in/b.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
      "out.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
    ])
    _ = system.run("check", "--no-defaults", "--dialect", "dtcg", "d/x.resolver.json")
    return system.output + system.errorOutput
  }

  @Test(arguments: [
    "my%20tokens.json", "my tokens.json", "./my%20tokens.json", "100%.json", "100%25.json",
    "%C3%A9.json", "é.json", "in/b.json", "in%2fb.json".replacing("%2f", with: "/"),
    "in/../in/b.json", "./in/./b.json", "x/../my%20tokens.json", "in/b%2Ejson", "in/x/../b.json",
  ])
  func `a file is found`(_ reference: String) {
    #expect(check(reference) == "1 token, 0 errors, 0 warnings\n", "\(reference)")
  }

  @Test(arguments: [
    ("../out.json", "'..' leaves it"), ("in/../../out.json", "'..' leaves it"),
    ("%2e%2e/out.json", "'..' leaves it"), ("in%2Fb.json", "does not name a file"),
    ("in/", "does not name a file"), ("in/..", "does not name a file"),
    ("a%00.json", "does not name a file"), (".", "does not name a file"),
    ("my%2520tokens.json", "there is no file 'd/my%20tokens.json'"),
  ])
  func `what leads elsewhere is refused`(_ reference: String, _ message: String) {
    #expect(check(reference).contains(message), "\(check(reference))")
  }
}
