import TokencCore
package import TokencSystem

/// The whole program as a function, so that tests can run it in-process.
package enum TokenCommand {
  /// Does what the arguments, without the program's name, ask for.
  ///
  /// All input and output goes through `system`.
  package static func run(arguments: [String], system: System) -> ExitStatus {
    guard !arguments.isEmpty else {
      system.writeError(Array(Help.short.utf8))
      return .failure
    }
    do throws(UsageError) {
      switch try Request(arguments) {
      case .help(let command): return system.deliver(command.map(Help.command) ?? Help.program)
      case .version: return system.deliver("tokenc \(Version.current)\n")
      case .run(let command, let arguments): return try command.run(arguments, system)
      }
    } catch {
      system.complain(error.message, help: error.help)
      return .failure
    }
  }
}
