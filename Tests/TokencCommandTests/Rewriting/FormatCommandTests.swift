import TokencTestSupport
import Testing

@testable import TokencCommand

@Suite struct FormatCommandTests {
  private static let loose = #"{"a":{"$value":1.50}}"#
  private static let neat = "{\n  \"a\": { \"$value\": 1.50 }\n}\n"

  @Test func `a file is printed, and stays as it is`() {
    let system = InMemorySystem(["a.json": Self.loose])
    #expect(system.run("format", "a.json") == .success)
    #expect(system.output == Self.neat)
    #expect(system.writtenPaths == [])
  }

  @Test func `the result goes to another file, or in place`() {
    let system = InMemorySystem(["a.json": Self.loose, "b.json": Self.neat])
    #expect(system.run("format", "a.json", "-o", "c.json") == .success)
    #expect(system.files["c.json"] == Array(Self.neat.utf8))
    #expect(system.run("format", "--write", "a.json", "b.json") == .success)
    #expect(system.files["a.json"] == Array(Self.neat.utf8))
    #expect(system.output == "")
  }

  @Test func `check prints what would change`() {
    let system = InMemorySystem(["a.json": Self.loose, "b.json": Self.neat])
    #expect(system.run("format", "--check", "b.json") == .success)
    #expect(system.output == "")
    #expect(system.run("format", "--check", "b.json", "a.json") == .problems)
    #expect(system.output.hasPrefix("--- a.json\n+++ a.json\n@@ -1,1 +1,3 @@\n-\(Self.loose)\n"))
    #expect(system.errorOutput.hasPrefix("tokenc: error: 'a.json' is not formatted\n"))
    #expect(system.writtenPaths == [])
  }

  @Test func `standard input is printed`() {
    let system = InMemorySystem()
    system.input = Array(Self.loose.utf8)
    #expect(system.run("format", "-") == .success)
    #expect(system.output == Self.neat)
  }

  @Test func `a file with errors stops all`() {
    let system = InMemorySystem(["a.json": Self.loose, "b.json": #"{"a":1,"a":2}"#, "c.json": "{"])
    #expect(system.run("format", "--write", "a.json", "b.json", "c.json") == .problems)
    #expect(system.writtenPaths == [])
    #expect(system.errorOutput.contains("b.json:1:8: error: the key 'a' is given twice"))
    #expect(system.errorOutput.contains("c.json:1:2: error: "))
    #expect(system.run("format", "--write", "--keep-going", "a.json", "b.json") == .problems)
    #expect(system.writtenPaths == ["a.json"])
    #expect(system.run("format", "none.json") == .failure)
  }

  @Test func `all files of a folder are laid out in their places`() {
    let system = InMemorySystem(["f/a.json": Self.loose, "f/g/b.json": Self.loose, "f/c.txt": ""])
    #expect(system.run("format", "f") == .failure)
    #expect(system.run("migrate", "f") == .failure)
    #expect(system.output == "")
    #expect(system.run("format", "--write", "f") == .success)
    #expect(system.writtenPaths == ["f/a.json", "f/g/b.json"])
  }

  @Test func `a name that would not read the result is refused`() {
    let system = InMemorySystem(["a.json5": "{a: 1}", "b.jsonc": "{\"a\": 1} // x"])
    #expect(system.run("format", "a.json5", "-o", "a.json") == .failure)
    #expect(system.run("format", "b.jsonc", "-o", "b.json") == .failure)
    #expect(system.writtenPaths == [])
    #expect(system.run("format", "b.jsonc", "-o", "b.json5") == .success)
  }

  private static let usage: [([String], String)] = [
    (["a.json", "-o", "a.json"], "'a.json' is an input"),
    (["a.json", "b.json"], "several files cannot be printed as one"),
    (["a.json", "b.json", "-o", "c.json"], "several files cannot be printed as one"),
    (["--write", "-"], "'--write' needs a file, not standard input ('-')"),
    (["--write", "--check", "a.json"], "'--output', '--write' and '--check' exclude each other"),
    ([], "'tokenc format' needs FILE"),
  ]

  @Test(arguments: usage)
  func `a line that cannot be meant is refused`(_ arguments: [String], _ message: String) {
    let system = InMemorySystem(["a.json": Self.loose, "b.json": Self.loose])
    #expect(system.run(["format"] + arguments) == .failure)
    #expect(system.errorOutput.hasPrefix("tokenc: error: \(message)"), "\(system.errorOutput)")
    #expect(system.writtenPaths == [])
  }
}
