import DesignTokens
import JSON
import TestSupport
import Testing

@testable import TokenCommand

@Suite struct ExitStatusTests {
  /// What the phases before a command hand over where they found something of these severities.
  private func frontEnd(_ severities: [Diagnostic.Severity]) -> FrontEnd {
    let file = SourceFile(path: "t.json", role: .theme, bytes: Array("{}".utf8))
    var unused = DiagnosticLog()
    let tokens = Compilation.resolve([file], options: CompilationOptions(), log: &unused)
    var log = DiagnosticLog()
    for severity in severities {
      let place = Diagnostic.Place(FileID(0), SourceRange(0, 1))
      log.report(Diagnostic(severity, .invalidValue, "found", at: place))
    }
    return FrontEnd(files: [file], tokens: tokens, log: log)
  }

  private func arguments(_ line: String...) throws -> Arguments {
    guard case .run(_, let arguments) = try Request(line) else {
      throw UsageError("nothing to run")
    }
    return arguments
  }

  @Test func `a sound stack is success`() {
    let machine = InMemorySystem()
    #expect(machine.run("check") == .success)
    #expect(machine.output.hasSuffix(" tokens, 0 errors, 0 warnings\n"))
    #expect(machine.errorOutput.isEmpty)
    #expect(machine.run("resolve") == .success)
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
    #expect(theme.files.map(\.role) == [.defaults, .theme])
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

  @Test func `with errors nothing is written unless asked for`() throws {
    let machine = InMemorySystem()
    let broken = frontEnd([.error, .warning])
    #expect(
      ResolveCommand.finish(broken, try arguments("resolve", "-o", "a"), machine.system)
        == .problems)
    #expect(machine.writtenPaths.isEmpty)
    #expect(
      ResolveCommand.finish(
        broken, try arguments("resolve", "-o", "a", "--keep-going"), machine.system) == .problems)
    #expect(machine.writtenPaths == ["a"])
  }

  @Test func `warnings stop nothing`() throws {
    let machine = InMemorySystem()
    #expect(
      ResolveCommand.finish(
        frontEnd([.warning]), try arguments("resolve", "-o", "a"), machine.system) == .success)
    #expect(machine.writtenPaths == ["a"])
    #expect(machine.errorOutput.hasPrefix("t.json:1:1: warning: found [invalid-value]\n"))
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

  @Test(
    arguments: [
      ([.error], "1 error, 0 warnings"), ([.warning], "0 errors, 1 warning"),
      ([.error, .error, .warning], "2 errors, 1 warning"),
    ] as [([Diagnostic.Severity], String)])
  func `check closes with its counts`(_ severities: [Diagnostic.Severity], _ counts: String) throws
  {
    let machine = InMemorySystem()
    let status = CheckCommand.finish(
      frontEnd(severities), try arguments("check"), machine.system)
    #expect(status == (severities.contains(.error) ? .problems : .success))
    #expect(machine.output.hasSuffix(" tokens, \(counts)\n"))
  }

  @Test func `a quiet check says nothing where all is well`() throws {
    let machine = InMemorySystem()
    #expect(machine.run("check", "--quiet") == .success)
    #expect(
      CheckCommand.finish(frontEnd([.warning]), try arguments("check", "--quiet"), machine.system)
        == .success)
    #expect(machine.output.isEmpty)
    #expect(machine.errorOutput.isEmpty)
    #expect(
      CheckCommand.finish(frontEnd([.error]), try arguments("check", "--quiet"), machine.system)
        == .problems)
    #expect(machine.output.hasSuffix("1 error, 0 warnings\n"))
    #expect(machine.errorOutput.contains("error: found"))
  }

  @Test func `a JSON report of check goes to standard output, alone`() {
    let machine = InMemorySystem()
    #expect(machine.run("check", "--diagnostics", "json") == .success)
    #expect(machine.output == "[]\n")
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
