import TokencSystem
import TokencSettings

extension Command {
  /// Prints help.
  static let help = Command(
    name: "help", operands: "[COMMAND]", operandCount: 0...1,
    summary: "print help for a command",
    description: "Prints the help of COMMAND, or that of the whole program.",
    makeSettings: { .of(.help, .version) },
    examples: [],
    run: { arguments, system throws(UsageError) in
      guard let name = arguments.operands.first else { return system.deliver(Help.program) }
      return system.deliver(Help.command(try Command.named(name)))
    })
}
