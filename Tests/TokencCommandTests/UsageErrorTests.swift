import TokencTestSupport
import Testing

@testable import TokencCommand

@Suite struct UsageErrorTests {
  struct Case: CustomTestStringConvertible {
    var line: String
    var message: String
    var help: String?

    init(_ line: String, _ message: String, help: String? = nil) {
      self.line = line
      self.message = message
      self.help = help
    }

    var testDescription: String { line }
  }

  static let cases = [
    Case("--strict", "no command given", help: "'tokenc --help' lists the commands"),
    Case("chek a.json", "unknown command 'chek'; did you mean 'check'?"),
    Case("reslove", "unknown command 'reslove'; did you mean 'resolve'?"),
    Case(
      "frobnicate", "unknown command 'frobnicate'",
      help: "there are resolve, check, diff, explain, generate, format, migrate, defaults and help"),
    Case("theme.json", "unknown command 'theme.json'; did you mean 'tokenc resolve theme.json'?"),
    Case("./theme", "unknown command './theme'; did you mean 'tokenc resolve ./theme'?"),
    Case("-", "unknown command '-'; did you mean 'tokenc resolve -'?"),
    Case("--formt csv resolve", "unknown option '--formt'; did you mean '--format'?"),
    Case("resolve --formt", "unknown option '--formt'; did you mean '--format'?"),
    Case("resolve -format csv", "unknown option '-format'; did you mean '--format'?"),
    Case("check --diag json", "unknown option '--diag'; did you mean '--diagnostics'?"),
    Case("check --Strict", "unknown option '--Strict'; did you mean '--strict'?"),
    Case(
      "check --frobnicate", "unknown option '--frobnicate'",
      help: "'tokenc check --help' lists the options"),
    Case("-x", "unknown option '-x'", help: "'tokenc --help' lists the options"),
    Case("resolve --format jsno", "unknown value 'jsno' for '--format'; did you mean 'json'?"),
    Case(
      "resolve --color red", "unknown value 'red' for '--color'",
      help: "it takes auto, always or never"),
    Case(
      "resolve --mode", "option '--mode' needs a value",
      help: "--mode MODE: print only this mode, such as dark; may be repeated"),
    Case(
      "resolve --mode --raw", "option '--mode' needs a value",
      help: "--mode MODE: print only this mode, such as dark; may be repeated"),
    Case(
      "resolve --mode= a.json", "option '--mode' needs a value",
      help: "--mode MODE: print only this mode, such as dark; may be repeated"),
    Case("check --strict=yes", "option '--strict' takes no value"),
    Case("resolve -o a -o b", "option '--output' is given twice"),
    Case("resolve -o a --output=a", "option '--output' is given twice"),
    Case(
      "check --raw a.json", "'--raw' is not an option of 'tokenc check', but of 'tokenc resolve'"),
    Case(
      "check --mode dark",
      "'--mode' is not an option of 'tokenc check', but of 'tokenc resolve', 'tokenc diff', 'tokenc explain' and 'tokenc generate'"
    ),
    Case(
      "explain", "'tokenc explain' needs TOKEN",
      help: "usage: tokenc explain [OPTION…] TOKEN [THEME…]"),
    Case("defaults a", "unexpected argument 'a'", help: "usage: tokenc defaults [OPTION…]"),
    Case(
      "help check a", "unexpected argument 'a'", help: "usage: tokenc help [OPTION…] [COMMAND]"),
    Case("check - -", "standard input ('-') can be read only once"),
    Case("check --defaults - -", "standard input ('-') can be read only once"),
    Case(
      "check --defaults a --no-defaults", "'--defaults' and '--no-defaults' exclude each other"),
  ]

  @Test(arguments: cases)
  func `a wrong command line names what is right`(_ example: Case) {
    let line = example.line.split(separator: " ").map(String.init)
    #expect(throws: UsageError(example.message, help: example.help)) { _ = try Request(line) }
  }

  @Test func `the error goes to standard error, with status 2`() {
    let machine = InMemorySystem()
    #expect(machine.run("chek") == .failure)
    #expect(
      machine.errorOutput == "tokenc: error: unknown command 'chek'; did you mean 'check'?\n")
    #expect(machine.output.isEmpty)
  }

  @Test func `the help stands below the error`() {
    let machine = InMemorySystem()
    #expect(machine.run("resolve", "--color", "red") == .failure)
    #expect(
      machine.errorOutput == """
        tokenc: error: unknown value 'red' for '--color'
          help: it takes auto, always or never

        """)
  }

  @Test func `control characters of an argument do not reach the terminal`() {
    let machine = InMemorySystem()
    _ = machine.run("\u{1b}[31mred")
    #expect(machine.errorOutput.hasPrefix(#"tokenc: error: unknown command '\u{1B}[31mred'"#))
  }
}
