extension Arguments {
  /// What `command` gets from a command line.
  init(_ typed: TypedArguments, _ command: Command) throws(UsageError) {
    self.init()
    var given: Set<String> = []
    for typedOption in typed.options {
      let option = try command.option(typedOption.spelling)
      let value = try option.value(of: typedOption)
      guard given.insert(option.name).inserted || option.isRepeatable else {
        throw UsageError("option '\(option.name)' is given twice")
      }
      try option.apply(value, &self)
    }
    operands = Array(typed.operands.dropFirst())
    line = typed.line
    try checkOperands(of: command)
    guard hasDefaults || defaults.isEmpty else {
      throw UsageError("'--defaults' and '--no-defaults' exclude each other")
    }
  }

  private func checkOperands(of command: Command) throws(UsageError) {
    let usage = "usage: \(command.usage)"
    if operands.count > command.operandCount.upperBound {
      let argument = operands[command.operandCount.upperBound]
      throw UsageError("unexpected argument '\(argument)'", help: usage)
    }
    if operands.count < command.operandCount.lowerBound {
      throw UsageError(
        "'tokenc \(command.name)' needs \(command.firstRequired)", help: usage)
    }
    guard (operands + defaults + bases).count(where: { $0 == "-" }) < 2 else {
      throw UsageError("standard input ('-') can be read only once")
    }
  }
}

extension Command {
  /// The first operand that it cannot do without: `NEW`.
  fileprivate var firstRequired: Substring {
    operands.split(separator: " ").first { !$0.hasPrefix("[") } ?? ""
  }

  /// The option that the user means by `spelling`.
  fileprivate func option(_ spelling: String) throws(UsageError) -> Option {
    if let option = options.first(where: { $0.isCalled(spelling) }) { return option }
    let owners = Command.all.filter { $0.options.contains { $0.isCalled(spelling) } }
    let names = owners.map { "'tokenc \($0.name)'" }.listed(with: "and")
    throw UsageError("'\(spelling)' is no option of 'tokenc \(name)', but of \(names)")
  }
}

extension Option {
  /// The value that was typed with it; empty for a flag.
  fileprivate func value(of typed: TypedArguments.TypedOption) throws(UsageError) -> String {
    guard takesValue else {
      guard typed.value == nil else { throw UsageError("option '\(name)' takes no value") }
      return ""
    }
    guard let value = typed.value, !value.isEmpty else {
      throw UsageError("option '\(typed.spelling)' needs a value", help: "\(label): \(summary)")
    }
    return value
  }
}
