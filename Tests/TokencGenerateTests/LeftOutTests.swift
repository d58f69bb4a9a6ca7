import TokencTestSupport
import Testing

@testable import TokencCommand

/// What `--unrepresentable skip` leaves out is said, once for each reason.
@Suite struct LeftOutTests {
  private static let tokens = """
    { "d": { "$type": "dimension", "a": { "$value": "1em" }, "b": { "$value": "2vw" }, "c": { "$value": "3ch" },
        "e": { "$value": "4ex" }, "f": { "$value": "5px" } },
      "s": { "$type": "shadow", "one": { "$value": "none" } }, "n": { "$value": null }, "l": { "$value": [1] } }
    """

  private func lines(_ format: String, _ options: String...) -> [String] {
    let system = InMemorySystem(["t.json": Self.tokens])
    _ = system.run(
      ["generate", format, "--no-defaults", "t.json", "-o", "out", "--unrepresentable", "skip"]
        + options)
    return system.errorOutput.split(separator: "\n").map(String.init)
      .filter { $0.contains("left out of") }
  }

  @Test func `each reason has one warning, with the number of tokens and three of them`() {
    #expect(
      lines("swift", "--keep-going") == [
        "t.json:1:32: warning: 4 tokens are left out of Swift, with a value that is not a dimension: "
          + "'d.a', 'd.b', 'd.c' and 1 more [unrepresentable-value]",
        "t.json:3:29: warning: one token is left out of Swift, with a value that is not a shadow: "
          + "'s.one' [unrepresentable-value]",
        "t.json:3:60: warning: 2 tokens are left out of Swift, with a list, object or null of no known "
          + "type: 'n', 'l' [unrepresentable-value]",
      ])
  }

  @Test(arguments: ["dtcg", "css"])
  func `in every format`(_ format: String) {
    #expect(!lines(format, "--keep-going").isEmpty)
  }

  @Test func `nothing is said where nothing is left out`() {
    let system = InMemorySystem(["t.json": #"{ "a": { "$type": "number", "$value": 1 } }"#])
    #expect(
      system.run(
        "generate", "swift", "--no-defaults", "t.json", "-o", "out", "--unrepresentable", "skip")
        == .success)
    #expect(system.errorOutput.isEmpty)
  }
}
