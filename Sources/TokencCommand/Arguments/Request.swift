/// What a command line asks for.
enum Request: Sendable {
  /// The help of a command, or that of the program.
  case help(Command?)
  case version
  case run(Command, Arguments)

  /// Reads a command line, without the program's name.
  ///
  /// Help and version take precedence over any error.
  init(_ line: [String]) throws(UsageError) {
    var typed = TypedArguments(line)
    let name = typed.operands.first
    if typed.contains("--help", "-h") {
      self = .help(try name.map { name throws(UsageError) in try Command.named(name) })
    } else if typed.contains("--version") {
      self = .version
    } else {
      try typed.checkSpelling()
      guard let name else {
        throw UsageError("no command given", help: "'tokenc --help' lists the commands")
      }
      let command = try Command.named(name)
      self = .run(command, try Arguments(typed, command))
    }
  }
}
