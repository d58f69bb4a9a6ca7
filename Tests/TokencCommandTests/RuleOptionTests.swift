import Testing
import TokencTestSupport

@testable import TokencCommand

/// A rule's options are declared in its own file, and `check` takes them from there.
@Suite struct RuleOptionTests {
  private let file = """
    {"theme": {"$type": "dynamic", "card": {"$type": "color", "background": {"$value": "#ffffff"},
      "foreground": {"$value": "#767676"}, "icon": {"$value": "#949494"}}}}
    """

  @Test func `the least contrast of text and icons may be asked for`() {
    let system = InMemorySystem(["t.json": file])
    #expect(system.run("check", "--no-defaults", "t.json") == .success)
    #expect(system.errorOutput == "")
    #expect(
      system.run("check", "--no-defaults", "--text-contrast", "7", "t.json") == .success)
    #expect(
      system.errorOutput.contains(
        "the contrast of 'theme.card.foreground' on 'theme.card.background' is 4.54:1"))
    #expect(system.errorOutput.contains("the least is 7:1 [low-contrast]"))
    #expect(
      system.run("check", "--no-defaults", "--icon-contrast=4.5", "t.json") == .success)
    #expect(system.errorOutput.contains("'theme.card.icon'"))
  }

  @Test func `other commands do not know the options of rules`() {
    let system = InMemorySystem(["t.json": file])
    #expect(system.run("resolve", "--text-contrast", "7", "t.json") == .failure)
    #expect(system.errorOutput.contains("'--text-contrast'"))
    #expect(system.run("check", "--text-contrast", "much", "t.json") == .failure)
  }

  @Test func `fixes stand in the reports for machines`() {
    let system = InMemorySystem([
      "t.json": #"{"brand": {"$value": 1}, "ink": {"$value": "{brnad}"}}"#
    ])
    #expect(
      system.run("check", "--no-defaults", "--diagnostics", "json", "t.json") == .problems)
    #expect(
      system.output.contains(
        """
            "fixes": [
              {
                "title": "write 'brand'",
                "edits": [
                  {
                    "file": "t.json",
                    "line": 1,
                    "column": 46,
                    "endLine": 1,
                    "endColumn": 51,
                    "replacement": "brand"
                  }
                ]
              }
            ]
        """))
    #expect(
      system.run("check", "--no-defaults", "--diagnostics", "sarif", "t.json") == .problems)
    #expect(system.output.contains("\"deletedRegion\""))
    #expect(system.output.contains("\"insertedContent\""))
  }
}
