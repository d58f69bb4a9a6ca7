import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencTestSupport
import TokencSystem
import Testing

@testable import TokencCommand

@Suite struct ExitStatusTests {
  /// A reference to nowhere: an error.
  private static let broken = #"{ "a": { "$value": "{b}" } }"#
  /// A type that nobody knows: a warning.
  private static let doubtful = #"{ "a": { "$type": "tint", "$value": "x" } }"#

  /// A machine with one file of each kind.
  private func machine() -> InMemorySystem {
    InMemorySystem([
      "broken.json": Self.broken, "doubtful.json": Self.doubtful,
      "sound.json": #"{ "a": { "$value": 1 } }"#,
    ])
  }

  private func arguments(_ line: String...) throws -> Arguments {
    guard case .run(_, let arguments) = try Request(line) else {
      throw UsageError("nothing to run")
    }
    return arguments
  }

  @Test func `a sound stack is success`() {
    let theme = """
      { "theme": { "spacing": { "md": 12 } } }
      """
    let machine = InMemorySystem(["theme.json": theme])
    #expect(machine.run("check", "theme.json") == .success)
    #expect(machine.output == "496 tokens, 0 errors, 0 warnings\n")
    #expect(machine.errorOutput.isEmpty)
    #expect(machine.run("resolve") == .success)
  }

  @Test func `what is wrong with the defaults alone is said, and is not an error`() {
    let machine = InMemorySystem()
    #expect(machine.run("check") == .success)
    #expect(machine.output == "496 tokens, 0 errors, 11 warnings\n")
    #expect(machine.run("check", "--strict") == .problems)
  }

  @Test func `a missing file is a failure, and all missing files are named`() {
    for command in ["check", "resolve"] {
      let machine = InMemorySystem(["b.json": "{}"])
      machine.refusals["c.json"] = .forbidden
      #expect(machine.run(command, "a.json", "b.json", "c.json") == .failure)
      #expect(
        machine.errorOutput == """
          a.json:1:1: error: cannot read the file: no such file or directory [unreadable-file]
          c.json:1:1: error: cannot read the file: permission denied [unreadable-file]

          """)
      #expect(machine.output.isEmpty)
    }
  }

  @Test func `missing files are in the JSON report too`() {
    let machine = InMemorySystem()
    #expect(machine.run("check", "a.json", "--diagnostics", "json") == .failure)
    #expect(machine.output.contains(#""code": "unreadable-file""#))
    #expect(machine.errorOutput.isEmpty)
  }

  @Test func `a file above the bound is a problem of the tokens`() {
    let machine = InMemorySystem()
    machine.refusals["a.json"] = .tooLarge
    #expect(machine.run("check", "a.json") == .problems)
    #expect(
      machine.errorOutput == "a.json:1:1: error: the file is larger than 512 MiB [file-too-large]\n"
    )
    #expect(machine.run("check", "a.json", "b.json") == .failure)
    #expect(machine.run("check", "b.json", "a.json") == .failure)
  }

  @Test func `without defaults there must be a file`() {
    for command in ["check", "resolve"] {
      let machine = InMemorySystem()
      #expect(machine.run(command, "--no-defaults") == .failure)
      #expect(
        machine.errorOutput == "tokenc: error: '--no-defaults' needs a file to read\n")
    }
  }

  @Test func `standard input is a theme, and can be the defaults`() throws {
    let machine = InMemorySystem()
    machine.input = Array("{}".utf8)
    var log = DiagnosticLog()
    let theme = try Stack(
      arguments("check", "-"), themes: ["-"], machine.system, log: &log)
    #expect(theme.files.map(\.path) == ["<defaults>", "<stdin>"])
    #expect(theme.files.map(\.role) == [.builtIn, .theme])
    #expect(theme.files[1].bytes == machine.input)

    let defaults = try Stack(
      arguments("check", "--defaults", "-"), themes: [String](), machine.system, log: &log)
    #expect(defaults.files.map(\.path) == ["<stdin>"])
    #expect(defaults.files.map(\.role) == [.defaults])
  }

  @Test func `layers are defaults first, then themes, each as given`() throws {
    let machine = InMemorySystem(["a": "1", "b": "2", "c": "3", "d": "4"])
    var log = DiagnosticLog()
    let stack = try Stack(
      arguments("check", "d", "--defaults", "b", "c", "--defaults", "a"), themes: ["d", "c"],
      machine.system, log: &log)
    #expect(stack.files.map(\.path) == ["b", "a", "d", "c"])
    #expect(stack.files.map(\.role) == [.defaults, .defaults, .theme, .theme])
  }

  @Test func `with errors nothing is written unless asked for`() {
    let machine = machine()
    #expect(machine.run("resolve", "--no-defaults", "broken.json", "-o", "a") == .problems)
    #expect(machine.run("resolve", "--no-defaults", "broken.json") == .problems)
    #expect(machine.writtenPaths.isEmpty)
    #expect(machine.output.isEmpty)
    #expect(
      machine.run("resolve", "--no-defaults", "broken.json", "-o", "a", "--keep-going")
        == .problems)
    #expect(machine.writtenPaths == ["a"])
  }

  @Test func `warnings stop nothing, unless they are errors`() {
    let machine = machine()
    #expect(machine.run("resolve", "--no-defaults", "doubtful.json", "-o", "a") == .success)
    #expect(machine.writtenPaths == ["a"])
    #expect(machine.errorOutput.contains(": warning: "))
    #expect(
      machine.run("resolve", "--no-defaults", "doubtful.json", "-o", "b", "--strict") == .problems)
    #expect(machine.writtenPaths == ["a"])
    #expect(machine.errorOutput.contains(": error: "))
  }

  @Test(arguments: [
    ["--mode", "drak"], ["--group", "icon-buton"], ["--mode", "dark", "--mode", "drak"],
  ])
  func `a mistyped choice is a failure`(_ choice: [String]) {
    let machine = InMemorySystem()
    let result = TokenCommand.run(
      arguments: ["resolve", "-o", "a"] + choice, system: machine.system)
    #expect(result == .failure)
    #expect(machine.writtenPaths.isEmpty)
    #expect(machine.errorOutput.hasPrefix("tokenc: error: no "))
  }

  @Test func `a result that cannot be written is a failure`() throws {
    let machine = InMemorySystem()
    machine.refusals["out/a.csv"] = .missing
    #expect(machine.run("resolve", "-o", "out/a.csv") == .failure)
    #expect(
      machine.errorOutput == "tokenc: error: cannot write 'out/a.csv': no such file or directory\n")

    let full = InMemorySystem()
    full.outputRefusal = .refused(code: 28, reason: "no space left on device")
    #expect(full.run("defaults") == .failure)
    #expect(full.run("check") == .failure)
    #expect(full.run("--help") == .failure)
    #expect(
      full.errorOutput.hasPrefix(
        "tokenc: error: cannot write standard output: no space left on device\n"))
  }

  @Test(arguments: [
    (["sound.json"], Int32(0), "1 token, 0 errors, 0 warnings\n"),
    (["broken.json"], 1, "1 token, 1 error, 0 warnings\n"),
    (["doubtful.json"], 0, "1 token, 0 errors, 1 warning\n"),
    (["--strict", "doubtful.json"], 1, "1 token, 1 error, 0 warnings\n"),
    (["--quiet", "sound.json"], 0, ""),
    (["--quiet", "doubtful.json"], 0, ""),
    (["--quiet", "broken.json"], 1, "1 token, 1 error, 0 warnings\n"),
  ])
  func `check closes with its counts, a quiet one only with errors`(
    _ line: [String], _ status: Int32, _ closingLine: String
  ) {
    let machine = machine()
    let arguments = ["check", "--no-defaults"] + line
    let result = TokenCommand.run(arguments: arguments, system: machine.system)
    #expect(result.rawValue == status)
    #expect(machine.output == closingLine)
  }

  @Test func `a quiet run prints errors and no warnings`() {
    let machine = machine()
    #expect(machine.run("check", "--quiet", "--no-defaults", "doubtful.json") == .success)
    #expect(machine.errorOutput.isEmpty)
    #expect(machine.run("check", "--quiet", "--no-defaults", "broken.json") == .problems)
    #expect(machine.errorOutput.contains(": error: "))
  }

  @Test func `a JSON report of check goes to standard output, alone`() {
    let machine = InMemorySystem(["theme.json": #"{ "theme": { "spacing": { "md": 12 } } }"#])
    #expect(machine.run("check", "--diagnostics", "json", "theme.json") == .success)
    #expect(machine.output == "[]\n")
    #expect(machine.errorOutput.isEmpty)
  }

  @Test func `a JSON report of errors is an array of objects`() {
    let machine = machine()
    #expect(
      machine.run("check", "--no-defaults", "broken.json", "--diagnostics=json") == .problems)
    #expect(machine.output.hasPrefix("[\n  {\n    \"severity\": \"error\",\n"))
    #expect(machine.output.hasSuffix("  }\n]\n"))
    #expect(machine.errorOutput.isEmpty)
  }

  @Test func `a JSON report of the others goes to standard error, also of nothing`() {
    for command in ["resolve", "defaults"] {
      let machine = InMemorySystem()
      #expect(machine.run(command, "--diagnostics", "json") == .success)
      #expect(machine.errorOutput == "[]\n")
    }
  }

  @Test func `the defaults are printed byte for byte`() {
    let machine = InMemorySystem()
    #expect(machine.run("defaults") == .success)
    #expect(machine.output.utf8.elementsEqual(SourceFile.builtInDefaults.bytes))
    #expect(machine.run("defaults", "--output", "copy.json") == .success)
    #expect(machine.files["copy.json"] == SourceFile.builtInDefaults.bytes)
  }

  @Test(arguments: ["-", "/dev/stdout"])
  func `standard output can be named`(_ name: String) {
    let machine = InMemorySystem()
    #expect(machine.run("defaults", "-o", name) == .success)
    #expect(machine.output.utf8.elementsEqual(SourceFile.builtInDefaults.bytes))
    #expect(machine.writtenPaths.isEmpty)
  }
}
