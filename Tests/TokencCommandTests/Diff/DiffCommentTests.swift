import Foundation
import TokencTestSupport
import Testing

@testable import TokencCommand

/// A comment on GitHub has room for 65,536 characters.
@Suite struct DiffCommentTests {
  /// Two files with `edits` edited tokens, each with `followers` that follow.
  private func comment(edits: Int, followers: Int, value: String = "#") -> String {
    func file(_ digit: String) -> String {
      let tokens = (0..<edits).map { edit in
        let follow = (0..<followers).map {
          "\"user-\($0)\": { \"$value\": \"{a.edit-\(edit).own}\" }"
        }
        let own = "\"own\": { \"$value\": \"\(value)\(digit)\(1_000_000 + edit)\" }"
        return "\"edit-\(edit)\": { \(([own] + follow).joined(separator: ", ")) }"
      }
      return "{\"a\": { \"$type\": \"string\", \(tokens.joined(separator: ",\n")) }}"
    }
    let machine = InMemorySystem(["old.json": file("1"), "new.json": file("2")])
    #expect(
      machine.run(
        "diff", "--no-defaults", "old.json", "new.json", "--format", "markdown", "--quiet")
        == .problems)
    return machine.output
  }

  private func count(_ text: String, in comment: String) -> Int {
    comment.components(separatedBy: text).count - 1
  }

  @Test func `what has room is there as a whole`() {
    let comment = comment(edits: 20, followers: 5)
    #expect(count("left out", in: comment) == 0)
    #expect(count("| `a.edit-", in: comment) == 20 * 6)
  }

  @Test(arguments: [(2_000, 0), (40, 200), (1, 3_000), (1_000, 1)])
  func `what has no room is counted`(_ edits: Int, _ followers: Int) throws {
    let comment = comment(edits: edits, followers: followers)
    #expect(comment.count <= 65_536)
    #expect(comment.count > 50_000)
    #expect(count("<details>", in: comment) == count("</details>", in: comment))
    let shown = count("\n| `a.edit-", in: comment)
    let total = edits * (1 + followers)
    #expect(
      comment.hasSuffix(
        "\n**\(total - shown) rows are left out because the comment is full; "
          + "`--format html` has all rows.**\n"))
    #expect(comment.hasPrefix("**\(edits == 1 ? "1 edit" : "\(edits) edits")"))
  }

  @Test func `a value larger than a comment is cut`() {
    let comment = comment(edits: 1, followers: 0, value: String(repeating: "x", count: 70_000))
    #expect(count("| `a.edit-0", in: comment) == 1)
    #expect(comment.count < 1_000)
  }
}
