import Foundation
import TokencTestSupport
import Testing

@testable import TokencCommand

@Suite struct DiffFormatTests {
  private func machine() -> InMemorySystem {
    InMemorySystem([
      "old.json": ##"""
      {
        "color": {
          "$type": "color",
          "blue": { "$value": "#0b5fff" },
          "spare": { "$value": "#c0ffee" },
          "gone": { "$value": "#999999" },
          "background": { "card": { "$value": { "light": "#ffffff", "dark": "#000000" } } },
          "on-background": { "card": { "$value": { "light": "{color.blue}", "dark": "#eeeeee" } } },
          "focus": { "$value": "{color.on-background.card}", "$description": "Rings" }
        },
        "size": { "$value": "16px", "$type": "dimension" },
        "kind": { "$value": "1", "$type": "string" }
      }

      """##,
      "new.json": ##"""
      {
        "color": {
          "$type": "color",
          "blue": { "$value": "#5fa8ff80" },
          "extra": { "$value": "#c0ffee" },
          "fresh": { "$value": "#123456" },
          "background": { "card": { "$value": { "light": "#ffffff", "dark": "#000000" } } },
          "on-background": { "card": { "$value": { "light": "{color.blue}", "dark": "#dddddd" } } },
          "focus": { "$value": "{color.on-background.card}", "$description": "Rings | frames" }
        },
        "size": { "$value": "20px", "$type": "dimension" },
        "kind": { "$value": "1", "$type": "kind" }
      }

      """##,
    ])
  }

  @Test(arguments: DiffFormat.all.map(\.name))
  func `a report in each format`(_ format: String) throws {
    let machine = machine()
    #expect(
      machine.run("diff", "--no-defaults", "old.json", "new.json", "--format", format, "--quiet")
        == .problems)
    try expectGolden(machine.output, "../Goldens/diff/\(format).txt")
  }

  @Test(arguments: [0, 1, 2, 4, 5, 6, 7])
  func `an annotation names five followers and says that there are more`(_ count: Int) {
    func file(_ value: String) -> String {
      let users = (0..<count).map { ", \"u\($0)\": { \"$value\": \"{a}\" }" }.joined()
      return "{ \"a\": { \"$value\": \"\(value)\" }\(users) }"
    }
    let machine = InMemorySystem(["old.json": file("1px"), "new.json": file("2px")])
    #expect(
      machine.run("diff", "--no-defaults", "old.json", "new.json", "--format", "github")
        == .problems)
    let names = (0..<min(5, count)).map { "u\($0)" }.joined(separator: ", ")
    let follow = count == 1 ? "1 token follows" : "\(count) tokens follow"
    let tail = count == 0 ? "" : "; \(follow): \(names)\(count > 5 ? ", …" : "")"
    #expect(machine.output.hasSuffix("::a: 1px → 2px\(tail)\n"), "\(machine.output)")
  }

  @Test(arguments: [(199, false), (200, false), (201, true), (5000, true)])
  func `a value of more than 200 characters loses its middle`(_ count: Int, _ isCut: Bool) {
    let value = String(repeating: "a", count: count - 3) + "xyz"
    let machine = InMemorySystem([
      "old.json": "{ \"a\": { \"$value\": \"b\" } }",
      "new.json": "{ \"a\": { \"$value\": \"\(value)\" } }",
    ])
    #expect(machine.run("diff", "--no-defaults", "old.json", "new.json") == .problems)
    let shown =
      isCut
      ? String(repeating: "a", count: 150) + " … " + String(repeating: "a", count: 37) + "xyz"
      : value
    #expect(machine.output.contains("b → \(shown)  "), "\(machine.output)")
  }

  /// What hostile files hold as names, values and descriptions.
  private static let hostile = [
    "<script>alert(1)</script>", "a|b", "`a` ``b", "::error::x", "x\n::error::y", "\u{1b}[31mred",
    "\"><img src=x>", "[a](javascript:b) @everyone", "%0A::error::z", "a\r\n| b |", "</code>|<b>",
  ]

  private func report(_ text: String, _ format: String) throws -> String {
    let value = String(
      decoding: try JSONSerialization.data(withJSONObject: [text, "\(text)2"]), as: UTF8.self)
    let parts = value.dropFirst().dropLast().components(separatedBy: ",\"")
    let first = parts[0]
    let second = "\"" + parts.dropFirst().joined(separator: ",\"")
    let machine = InMemorySystem([
      "old.json": "{\(first): {\"$value\": \(first), \"$description\": \(first)}}",
      "new.json":
        "{\(first): {\"$value\": \(second), \"$description\": \(second)}, \(second): {\"$value\": 1}}",
    ])
    #expect(
      machine.run(
        "diff", "--no-defaults", "old.json", "new.json", "--format", format, "--color", "never",
        "--quiet") == .problems, "\(machine.errorOutput)")
    return machine.output
  }

  @Test(arguments: hostile) func `hostile text is inert on a terminal`(_ text: String) throws {
    let output = try report(text, "text")
    #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!output.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  @Test(arguments: hostile) func `hostile text is inert in a page`(_ text: String) throws {
    let output = try report(text, "html")
    let body = try #require(output.components(separatedBy: "</header>").last)
    #expect(body.components(separatedBy: "<script").count == 2)
    #expect(!body.contains("<img") && !body.contains("<b>") && !body.contains("\u{1b}"))
    #expect(!body.contains("=x>"))
  }

  @Test(arguments: hostile) func `hostile text is inert in Markdown`(_ text: String) throws {
    let lines = try report(text, "markdown").split(separator: "\n")
    for line in lines where line.hasPrefix("|") {
      // Bars divide cells only where they are the table's own.
      let cells = line.components(separatedBy: "|").count
      #expect(cells == 8 || cells == 6, "\(line)")
      // Outside of code nothing of the file is left as it was.
      let outside = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
        .replacingOccurrences(of: "<code>", with: "")
        .replacingOccurrences(of: "</code>", with: "")
      #expect(!outside.contains("<") && !outside.contains("[") && !outside.contains("@"), "\(line)")
    }
    #expect(!lines.contains { $0.hasPrefix("::") || $0.contains("\u{1b}") })
  }

  @Test(arguments: hostile) func `hostile text is inert in annotations`(_ text: String) throws {
    let lines = try report(text, "github").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("::notice file=new.json,line=1,col=") })
    #expect(!lines.contains { $0.contains("%0A") || $0.contains("\u{1b}") })
  }

  @Test(arguments: hostile) func `hostile text is inert in JSON`(_ text: String) throws {
    let output = try report(text, "json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
  }
}
