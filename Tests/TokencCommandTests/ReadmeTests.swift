import Foundation
import TokencTestSupport
import Testing

@testable import TokencCommand

/// Keeps README.md true: its tables come from the lists in the code, and what it shows of a
/// terminal is what the program prints.
///
/// With `TOKENC_RECORD=1` the file is written anew, and the tests fail.
@Suite struct ReadmeTests {
  @Test func `the README's tables and outputs are those of the program`() throws {
    let path = Self.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: path, encoding: .utf8)
    var readme = Readme(lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    readme.refresh(files: try Self.files())
    try expectGolden(readme.text, "../../README.md")
  }

  @Test func `the README names every target of the Makefile that a newcomer needs`() throws {
    let makefile = try String(
      contentsOf: Self.root.appendingPathComponent("Makefile"), encoding: .utf8)
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    for target in ["run", "test", "release", "install", "bench", "check", "record", "docs"] {
      #expect(makefile.contains("\n\(target): "), "make \(target)")
      #expect(readme.contains("make \(target)"), "make \(target)")
    }
  }

  @Test func `every folder of the sources stands in the README's table`() throws {
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let sources = Self.root.appendingPathComponent("Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    for module in modules where !module.hasPrefix(".") {
      #expect(readme.contains(module), "Sources/\(module)")
    }
    // Of the modules with many folders each folder is told.
    for module in ["TokencCore", "TokencDialects", "TokencCommand", "TokencEmitters"] {
      let folder = sources.appendingPathComponent(module)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where !name.hasPrefix(".") && !name.hasSuffix(".swift") {
        #expect(
          readme.contains("`Sources/\(module)/\(name)`") || readme.contains("`\(name)`"),
          "Sources/\(module)/\(name)")
      }
    }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The token files of the project, by the paths that the README uses.
  private static func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent("Tokens").path) where name.hasSuffix(".json")
    {
      files["Tokens/\(name)"] = try String(
        contentsOf: root.appendingPathComponent("Tokens/\(name)"), encoding: .utf8)
    }
    return files
  }
}

/// The README as lines, with its generated parts made anew.
private struct Readme {
  var lines: [Substring]
  private var files: [String: String] = [:]

  init(lines: [Substring]) {
    self.lines = lines
  }

  var text: String { lines.joined(separator: "\n") }

  mutating func refresh(files: [String: String]) {
    self.files = files
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.hasPrefix("<!-- table: ") {
        replaceTable(named: line.dropFirst(12).dropLast(4).description, after: index)
      } else if line.hasPrefix("<!-- file: ") {
        takeFile(named: line.dropFirst(11).dropLast(4).description, after: index)
      } else if line == "<!-- run -->" {
        replaceOutput(after: index)
      }
      index += 1
    }
  }

  private mutating func replaceTable(named name: String, after index: Int) {
    let tables = [
      "commands": HelpTables.commands, "options": HelpTables.options,
      "formats": HelpTables.formats, "codes": HelpTables.codes,
      "diff-formats": HelpTables.diffFormats, "diff-kinds": HelpTables.diffKinds,
      "generators": HelpTables.generators, "dialects": HelpTables.dialects,
      "unsupported-formats": HelpTables.unsupportedFormats, "rules": HelpTables.rules,
    ]
    guard let table = tables[name], let end = lines[index...].firstIndex(of: "<!-- end -->") else {
      Issue.record("the README has no table '\(name)', or it does not end")
      return
    }
    let rows = table.split(separator: "\n").map { Substring($0) }
    lines.replaceSubrange(index + 1..<end, with: rows)
  }

  /// The next code block is a file that commands may name.
  private mutating func takeFile(named name: String, after index: Int) {
    let block = block(after: index)
    files[name] = lines[block].joined(separator: "\n") + "\n"
  }

  /// The next code block is a command after `$ tokenc` and what it prints.
  private mutating func replaceOutput(after index: Int) {
    let block = block(after: index)
    guard let command = lines[block].first, command.hasPrefix("$ tokenc ") else {
      Issue.record("no command after line \(index + 1) of the README")
      return
    }
    let system = InMemorySystem(files)
    let arguments = command.dropFirst(9).split(separator: " ").map { String($0) }
    _ = TokenCommand.run(arguments: arguments, system: system.system)
    let printed = (system.errorOutput + system.output).split(
      separator: "\n", omittingEmptySubsequences: false)
    lines.replaceSubrange(block, with: [command] + printed.dropLast())
  }

  /// The lines inside the next code block.
  private func block(after index: Int) -> Range<Int> {
    let start = lines[(index + 1)...].firstIndex { $0.hasPrefix("```") } ?? index
    let end = lines[(start + 1)...].firstIndex { $0 == "```" } ?? start + 1
    return start + 1..<end
  }
}
