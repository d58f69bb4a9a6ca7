import TokencKit
import Testing

/// A file that a resolver document reads may be damaged; the document is not blamed for it.
@Suite struct DamagedDocumentTests {
  private static let document = """
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }]
    }
    """

  @Test func `a damaged source is the only finding`() {
    let stack = ResolvedStack([
      TokenSource(path: "app.resolver.json", text: Self.document),
      TokenSource(
        path: "base.json", text: #"{ "a": { "$value": 1 }, "b": { "$value": tru }, "c": 3 "#),
    ])
    #expect(!stack.findings.isEmpty)
    #expect(stack.findings.allSatisfy { $0.code == "invalid-json" })
  }

  @Test func `a damaged document is the only finding`() {
    let text = Self.document.replacing(#""base": {"#, with: #""base": "#)
    let stack = ResolvedStack([
      TokenSource(path: "app.resolver.json", text: text),
      TokenSource(path: "base.json", text: #"{ "a": { "$value": 1 } }"#),
    ])
    #expect(!stack.findings.isEmpty)
    #expect(stack.findings.allSatisfy { $0.code == "invalid-json" })
  }
}
