import TokencCore
import TokencJSON
import TokencEmitters
import TokencSystem
import TokencSettings

extension Command {
  /// Prints every token's final value.
  static let resolve = Command(
    name: "resolve", operands: "[THEME…]", operandCount: 0...Int.max,
    summary: "print every token's final value",
    description: """
      Merges each THEME over what comes before it, later over earlier, and prints every token with \
      its value in each mode and the reference it follows. Without a THEME it prints only the \
      defaults. If there is an error, nothing is written, unless --keep-going is given. '-' is \
      standard input.
      """,
    makeSettings: { ResolveCommand.settings + .common },
    examples: [
      Example(arguments: "resolve theme.json", purpose: "the theme over the built-in defaults"),
      Example(
        arguments: "resolve theme.json --group icon-button --mode dark",
        purpose: "only the icon buttons, only in dark mode"),
      Example(
        arguments: "resolve --no-defaults tokens.json --format csv -o tokens.csv",
        purpose: "a token file of your own, as CSV"),
    ],
    run: { arguments, system throws(UsageError) in
      try ResolveCommand.checkSettings(arguments)
      let frontEnd = try FrontEnd(arguments, themes: arguments.operands, system)
      return try ResolveCommand.finish(frontEnd, arguments, system)
    })
}

enum ResolveCommand {
  /// The settings of the command itself and of the formats.
  static var settings: [AnySetting] {
    let own: [AnySetting] = .of(.format, .selectedGroup, .mode, .output, .raw)
    return own + Emitter.all.flatMap(\.settings).unique(besides: own)
  }

  /// Throws for a setting that the format does not use.
  static func checkSettings(_ arguments: Arguments) throws(UsageError) {
    for setting in settings where arguments.values.isGiven(setting) {
      let able = Emitter.all.filter { $0.settings.contains { $0.name == setting.name } }
      let isRead = able.contains { $0.name == arguments[.format].name }
      guard able.isEmpty || isRead else {
        throw UsageError(
          "'\(setting.option)' is for 'tokenc resolve --format \(able.map(\.name).listed())'")
      }
    }
  }

  /// Prints the findings and, if allowed, the tokens.
  static func finish(
    _ frontEnd: FrontEnd, _ arguments: Arguments, _ system: System
  ) throws(UsageError) -> ExitStatus {
    var frontEnd = frontEnd
    guard let tokens = frontEnd.tokens, frontEnd.mayWrite(arguments) else {
      frontEnd.report(arguments, system)
      return frontEnd.status
    }
    try Selection.checkModes(of: arguments, in: [tokens])
    let options = try options(tokens, arguments, system)
    let content = arguments[.format].emit(tokens, options, &frontEnd.log)
    frontEnd.report(arguments, system)
    guard frontEnd.mayWrite(arguments) else { return frontEnd.status }
    let delivery = system.deliver(content, to: arguments[.output])
    return delivery == .success ? frontEnd.status : delivery
  }

  private static func options(
    _ tokens: ResolvedTokens, _ arguments: Arguments, _ system: System
  ) throws(UsageError) -> EmitterOptions {
    let isForTerminal = system.isTerminal(arguments[.output])
    var options = EmitterOptions(selection: try Selection(arguments, in: tokens))
    options.usesColor = arguments[.color].isEnabled(isTerminal: isForTerminal, system)
    options.width = isForTerminal ? system.terminalWidth : nil
    options.settings = arguments.values
    options.version = Version.current
    return options
  }
}

extension Setting where Value == Emitter {
  static var format: Setting {
    .choice(
      "format", "NAME", among: Emitter.all, named: \.name, .output,
      "the format of the result: \(Emitter.all.map(\.name).listed())")
  }
}

extension Setting where Value == Bool {
  /// Whether values are printed as written.
  static var raw: Setting {
    .flag("raw", .output, "print values as written, with only the references replaced")
  }
}
