import TokencSystem
import TokencTestSupport
import Testing

@testable import TokencCommand

@Suite struct DiffCommandTests {
  private func machine() -> InMemorySystem {
    InMemorySystem([
      "old.json":
        ##"{"p": {"a": {"$value": "#111111"}}, "u": {"$value": "{p.a}"}, "r": {"$value": 1.0}}"##,
      "same.json":
        ##"{"r": {"$value": 1}, "u": {"$value": "{p.a}"}, "p": {"a": {"$value": "#111"}}}"##,
      "new.json":
        ##"{"p": {"a": {"$value": "#222222"}}, "u": {"$value": "{p.a}"}, "n": {"$value": "8px"}}"##,
      "broken.json": ##"{"p": {"a": {"$value": "{no}"}}, "u": {"$value": "{p.a}"}}"##,
      "noise.json": "{",
    ])
  }

  @Test(arguments: ["text", "markdown", "github"])
  func `nothing is printed where nothing is different`(_ format: String) {
    let machine = machine()
    #expect(
      machine.run("diff", "--no-defaults", "old.json", "same.json", "--format", format) == .success)
    #expect(machine.output.isEmpty)
    #expect(machine.errorOutput.isEmpty)
  }

  private static let statuses: [(options: String, status: Int32)] = [
    ("", 1), ("--exit-zero", 0), ("--fail-on renamed,contrast", 0), ("--fail-on changed", 1),
    ("--fail-on=any", 1), ("--only metadata", 0), ("--only added", 1), ("--group n", 1),
    ("--group r --fail-on added,changed", 0),
  ]

  @Test(arguments: statuses)
  func `the exit status speaks of what is reported`(_ options: String, _ status: Int32) {
    let words = options.split(separator: " ").map(String.init)
    let line = ["diff", "--no-defaults", "old.json", "new.json"] + words
    #expect(TokenCommand.run(arguments: line, system: machine().system).rawValue == status)
  }

  private static let wrongLines: [[String]] = [
    ["old.json", "broken.json"], ["old.json", "noise.json"], ["old.json", "missing.json"],
    ["missing.json", "old.json"], ["old.json", "new.json", "same.json"], ["new.json"],
    ["old.json", "new.json", "--only", "chnged"], ["old.json", "new.json", "--group", "x"],
    ["old.json", "new.json", "--mode", "x"], ["--git", "-x", "new.json"],
    ["--git", "HEAD", "new.json"], ["old.json", "new.json", "-o", "new.json"],
  ]

  @Test(arguments: wrongLines)
  func `what cannot be compared`(_ operands: [String]) {
    let machine = machine()
    let status = TokenCommand.run(
      arguments: ["diff", "--no-defaults"] + operands, system: machine.system)
    #expect(status == .failure)
    #expect(machine.output.isEmpty)
    #expect(!machine.errorOutput.isEmpty)
  }

  @Test(arguments: ["broken.json", "noise.json"])
  func `a broken old file can be compared with a mended one`(_ old: String) {
    let machine = machine()
    #expect(machine.run("diff", "--no-defaults", old, "old.json") == .problems)
    #expect(machine.errorOutput.contains(": warning: "))
    #expect(!machine.errorOutput.contains(": error: "))
    #expect(machine.output.contains("Added\n"))
  }

  @Test func `a base lies below both`() {
    let machine = machine()
    #expect(
      machine.run("diff", "--no-defaults", "--base", "old.json", "new.json", "--only", "added")
        == .problems)
    #expect(machine.output.hasPrefix("old.json → new.json: 1 added\n"))
  }

  @Test(arguments: [["--git=-x"], ["--git=--output=x"], ["--git=-"], ["--git", "-x"]])
  func `git is never run with an option for a revision`(_ options: [String]) {
    let machine = machine()
    machine.runProgram = { _, _, _ throws(FileError) in
      ProgramResult(status: 0, bytes: Array(##"{"a": {"$value": 1}}"##.utf8))
    }
    #expect(machine.run(["diff", "--no-defaults", "new.json"] + options) == .failure)
    #expect(machine.output.isEmpty)
    #expect(
      machine.errorOutput.contains(
        options.joined().replacing("--git=", with: "").replacing("--git", with: "")))
  }

  @Test func `a revision is compared with the file`() {
    let machine = machine()
    machine.runProgram = { _, _, _ throws(FileError) in
      ProgramResult(status: 0, bytes: Array(##"{"n": {"$value": "4px"}}"##.utf8))
    }
    #expect(machine.run("diff", "--no-defaults", "new.json", "--git=x-") == .problems)
    #expect(machine.output.hasPrefix("x-:new.json → new.json: "))
  }

  @Test func `without git the message says so`() {
    let machine = machine()
    #expect(machine.run("diff", "--git", "HEAD", "new.json") == .failure)
    #expect(machine.errorOutput.contains("cannot run git: no such file or directory"))
  }

  @Test func `a full export shows its edits`() throws {
    let machine = InMemorySystem()
    for name in ["meridian", "harbour"] {
      let path = "Tokens/Themes/\(name)Tokens.json"
      machine.files[path] = try ProjectFiles.read(path)
    }
    #expect(
      machine.run("diff", "Tokens/Themes/meridianTokens.json", "--format", "json") == .problems)
    // What the export repeats of the defaults is not an edit.
    #expect(!machine.output.contains(#""kind": "added""#))
    #expect(!machine.output.contains("theme.radius.none"))
  }

  @Test func `the deepest document is read on either thread`() {
    let depth = 510
    let text =
      String(repeating: #"{"a":"#, count: depth) + ##"{"$value":"#fff"}"##
      + String(repeating: "}", count: depth)
    let system = InMemorySystem(["old.json": text, "new.json": text])
    #expect(system.run("diff", "--no-defaults", "old.json", "new.json") == .success)
    #expect(system.errorOutput == "")
  }
}
