import TokencTestSupport
import Testing
import TokencCore

@testable import TokencCommand

@Suite struct HelpTests {
  @Test func `the help of the program`() throws {
    let machine = InMemorySystem()
    #expect(machine.run("--help") == .success)
    try expectGolden(machine.output, "Goldens/help/tokenc.txt")
    #expect(machine.errorOutput.isEmpty)
  }

  @Test(arguments: Command.all.map(\.name))
  func `the help of a command`(_ name: String) throws {
    let machine = InMemorySystem()
    #expect(machine.run(name, "--help") == .success)
    try expectGolden(machine.output, "Goldens/help/\(name).txt")

    let other = InMemorySystem()
    #expect(other.run("help", name) == .success)
    #expect(other.output == machine.output)
  }

  @Test func `without arguments the usage goes to standard error`() throws {
    let machine = InMemorySystem()
    #expect(machine.run() == .failure)
    try expectGolden(machine.errorOutput, "Goldens/help/usage.txt")
    #expect(machine.output.isEmpty)
  }

  @Test func `help alone is the help of the program`() {
    let machine = InMemorySystem()
    #expect(machine.run("help") == .success)
    #expect(machine.output == Help.program)
  }

  @Test func `help of no command names the nearest one`() {
    let machine = InMemorySystem()
    #expect(machine.run("help", "resolv") == .failure)
    #expect(machine.errorOutput.contains("did you mean 'resolve'?"))
  }

  @Test func `the version is one line`() {
    let machine = InMemorySystem()
    #expect(machine.run("--version") == .success)
    #expect(machine.output == "tokenc \(Version.current)\n")
  }

  @Test func `no line of the help is wider than 80 columns`() {
    for text in [Help.program, Help.short] + Command.all.map(Help.command) {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func `the tables of the README`() throws {
    try expectGolden(HelpTables.commands, "Goldens/tables/commands.md")
    try expectGolden(HelpTables.options, "Goldens/tables/options.md")
    try expectGolden(HelpTables.formats, "Goldens/tables/formats.md")
  }
}
