import TokencCore
import TokencTestSupport
import Testing
import TokencSettings

@testable import TokencCommand
@testable import TokencEmitters

@Suite struct ArgumentsTests {
  /// The command and its arguments; fails for a line that asks for help or the version.
  private func parse(_ line: String...) throws -> (command: String, arguments: Arguments) {
    guard case .run(let command, let arguments) = try Request(line) else {
      throw UsageError("nothing to run")
    }
    return (command.name, arguments)
  }

  @Test func `options may stand anywhere`() throws {
    let lines = [
      ["--strict", "--format", "csv", "resolve", "a.json", "b.json"],
      ["resolve", "a.json", "--format", "csv", "b.json", "--strict"],
      ["resolve", "--format=csv", "a.json", "--strict", "--", "b.json"],
    ]
    for line in lines {
      guard case .run(let command, let arguments) = try Request(line) else {
        Issue.record("\(line) runs nothing")
        continue
      }
      #expect(command.name == "resolve")
      #expect(arguments.operands == ["a.json", "b.json"])
      #expect(arguments[.format].name == "csv")
      #expect(arguments[.strict])
    }
  }

  @Test func `two dashes end the options`() throws {
    let (_, arguments) = try parse("check", "--", "--strict", "--", "-")
    #expect(arguments.operands == ["--strict", "--", "-"])
    #expect(!arguments[.strict])
  }

  @Test func `a value may hold an equals sign`() throws {
    #expect(try parse("resolve", "--output=a=b").arguments[.output] == "a=b")
    #expect(try parse("resolve", "-o=a=b").arguments[.output] == "a=b")
    #expect(try parse("resolve", "-o", "a=b").arguments[.output] == "a=b")
  }

  @Test func `a dash is standard input, as a file and as a value`() throws {
    #expect(try parse("check", "-").arguments.operands == ["-"])
    #expect(try parse("check", "--defaults", "-", "a.json").arguments[.defaults] == ["-"])
  }

  @Test func `a value may begin with a dash behind an equals sign`() throws {
    #expect(try parse("resolve", "--mode=-dark").arguments[.mode] == ["-dark"])
  }

  @Test func `repeatable options keep their order`() throws {
    let (_, arguments) = try parse(
      "resolve", "--defaults", "b", "--group", "x", "--defaults=a", "--group", "y", "--mode", "dark"
    )
    #expect(arguments[.defaults] == ["b", "a"])
    #expect(arguments[.selectedGroup] == ["x", "y"])
    #expect(arguments[.mode] == ["dark"])
  }

  @Test func `every flag sets its field`() throws {
    let (_, arguments) = try parse(
      "resolve", "--no-defaults", "--dialect", "dtcg", "--keep-going", "--raw", "--csv-safe",
      "--quiet", "--diagnostics", "json", "--color", "never", "--strict", "--strict")
    #expect(arguments[.noDefaults])
    #expect(arguments[.dialect] == .dtcg)
    #expect(arguments[.keepGoing])
    #expect(arguments[.raw])
    #expect(arguments[.csvSafe])
    #expect(arguments[.quiet])
    #expect(arguments[.diagnostics].name == "json")
    #expect(arguments[.color] == .never)
    #expect(arguments[.strict])
  }

  @Test func `explain has formats of its own`() throws {
    #expect(try parse("explain", "a.b", "--format", "json").arguments[.explanationFormat] == .json)
  }

  @Test func `help and version win over what is wrong`() throws {
    for line in [["check", "--nope", "--help"], ["check", "-h", "--format"], ["-h", "check"]] {
      guard case .help(let command) = try Request(line) else {
        Issue.record("\(line) asks for no help")
        continue
      }
      #expect(command?.name == "check")
    }
    guard case .help(nil) = try Request(["--strict", "--help"]) else {
      Issue.record("no help")
      return
    }
    guard case .version = try Request(["check", "--nope", "--version"]) else {
      Issue.record("no version")
      return
    }
  }

  @Test func `help and version are answered in every spelling of their settings`() throws {
    for spelling in [Setting.help.any.option, Setting.help.any.shortOption].compactMap(\.self) {
      guard case .help(nil) = try Request([spelling]) else {
        Issue.record("no help for \(spelling)")
        continue
      }
    }
    guard case .version = try Request([Setting.version.any.option]) else {
      Issue.record("no version")
      return
    }
    #expect(Setting.version.any.shortOption == nil)
  }

  @Test func `behind two dashes there is no help`() throws {
    #expect(try parse("check", "--", "--help").arguments.operands == ["--help"])
  }

  @Test func `an option takes a value in all commands or in none`() {
    for setting in Command.all.flatMap(\.settings) {
      for other in Command.all.flatMap(\.settings) where other.name == setting.name {
        #expect(setting.isFlag == other.isFlag, "\(setting.name)")
        #expect(setting.description.short == other.description.short, "\(setting.name)")
      }
    }
  }

  @Test func `no command has two options of one name`() {
    for command in Command.all {
      let names = command.settings.flatMap { [$0.option, $0.shortOption].compactMap(\.self) }
      #expect(Set(names).count == names.count, "\(command.name)")
    }
  }
}
