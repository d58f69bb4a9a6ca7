import TokencSettings

/// A command line split into options, their values and operands.
struct TypedArguments {
  /// An option as typed.
  struct TypedOption {
    /// The name with its dashes.
    var spelling: String
    /// The argument after it, or the text after its `=`.
    var value: String?
  }

  private(set) var options: [TypedOption] = []
  private(set) var operands: [String] = []
  /// The whole line.
  let line: [String]
  /// The settings of the command, built on the first lookup; none while no command is known.
  private(set) var ownSettings: [AnySetting]?

  init(_ line: [String]) {
    self.line = line
    var rest = line[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard Self.isOption(argument) else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      var option = TypedOption(
        spelling: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil)
      // The command may follow its options, but an option takes a value in all commands or in none.
      // The table of options is consulted last: building it takes longer than a whole `--version`.
      if option.value == nil, let next = rest.first, !Self.isOption(next),
        setting(option.spelling)?.isFlag == false
      {
        option.value = rest.removeFirst()
      }
      options.append(option)
    }
  }

  /// Whether one of these was given as an option.
  ///
  /// Takes texts rather than a setting: building one takes longer than a whole `--version`.
  func contains(_ spellings: String...) -> Bool {
    options.contains { spellings.contains($0.spelling) }
  }

  /// Throws for the first option that no command has.
  mutating func checkSpelling() throws(UsageError) {
    var spellings = options.map(\.spelling)[...]
    while let spelling = spellings.first, setting(spelling) != nil { spellings.removeFirst() }
    guard let wrong = spellings.first else { return }
    let command = operands.first.flatMap { try? Command.named($0) }
    throw .unknown(
      "option '\(wrong)'", wrong, among: (command?.settings ?? Self.known).map(\.option),
      help: "'tokenc \(command.map { "\($0.name) " } ?? "")--help' lists the options")
  }

  /// The settings of all commands.
  private static let known = Command.all.flatMap(\.settings)

  /// The first setting of any command with that name, this command's own ones first.
  private mutating func setting(_ spelling: String) -> AnySetting? {
    if ownSettings == nil, let name = operands.first {
      ownSettings = Command.all.first { $0.name == name }?.settings
    }
    return ownSettings?.first { $0.isCalled(spelling) }
      ?? Self.known.first { $0.isCalled(spelling) }
  }

  private static func isOption(_ argument: String) -> Bool {
    argument.utf8.first == UInt8(ascii: "-") && argument != "-"
  }
}
