import TokencSettings

extension Arguments {
  /// Checks a command line against what `command` takes.
  init(_ typed: TypedArguments, _ command: Command) throws(UsageError) {
    self.init()
    let settings = typed.options.isEmpty ? [] : typed.ownSettings ?? command.settings
    for option in typed.options {
      let setting = try command.setting(option.spelling, among: settings)
      let text = try setting.text(of: option)
      guard !values.isGiven(setting) || setting.description.isRepeatable else {
        throw UsageError("option '\(setting.option)' is given twice")
      }
      do throws(SettingFailure) {
        try values.give(setting, text)
      } catch {
        throw UsageError(error, of: setting)
      }
    }
    operands = Array(typed.operands.dropFirst())
    line = typed.line
    try checkOperands(of: command)
    guard !self[.noDefaults] || self[.defaults].isEmpty else {
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
    guard (operands + self[.defaults] + self[.base]).count(where: { $0 == "-" }) < 2 else {
      throw UsageError("standard input ('-') can be read only once")
    }
  }
}

extension Command {
  /// The first required operand: `NEW`.
  fileprivate var firstRequired: Substring {
    operands.split(separator: " ").first { !$0.hasPrefix("[") } ?? ""
  }

  /// The setting that the user means by `spelling`.
  fileprivate func setting(
    _ spelling: String, among settings: [AnySetting]
  ) throws(UsageError) -> AnySetting {
    if let setting = settings.first(where: { $0.isCalled(spelling) }) { return setting }
    let owners = Command.all.filter { $0.settings.contains { $0.isCalled(spelling) } }
    let names = owners.map { "'tokenc \($0.name)'" }.listed(with: "and")
    throw UsageError("'\(spelling)' is not an option of 'tokenc \(name)', but of \(names)")
  }
}

extension AnySetting {
  /// The value that was typed with it; `true` for a flag.
  fileprivate func text(of typed: TypedArguments.TypedOption) throws(UsageError) -> String {
    guard !isFlag else {
      guard typed.value == nil else { throw UsageError("option '\(option)' takes no value") }
      return "true"
    }
    guard let value = typed.value, !value.isEmpty else {
      throw UsageError("option '\(typed.spelling)' needs a value", help: "\(label): \(summary)")
    }
    return value
  }
}
