import TokencSystem
import TokencSettings

/// One command, as a value: parser, help and README all read the same table.
struct Command: Sendable {
  /// A command line and its purpose.
  struct Example: Sendable {
    var arguments: String
    var purpose: String
  }

  let name: String
  /// The operands as help shows them: `TOKEN [THEME…]`.
  let operands: String
  /// How many operands it takes.
  let operandCount: ClosedRange<Int>
  /// One line for help and README, lower case, without a full stop.
  let summary: String
  /// A paragraph for its own help.
  let description: String
  /// Builds its settings on demand: building those of all commands takes longer than resolving a
  /// small file.
  let makeSettings: @Sendable () -> [AnySetting]
  let examples: [Example]
  /// What its exit statuses mean, from 0 up.
  var statuses = usualStatuses
  /// Does the work; throws if part of the command line proves wrong only then.
  let run: @Sendable (Arguments, System) throws(UsageError) -> ExitStatus

  /// What the exit status of most commands tells.
  static let usualStatuses = [
    "all is well", "the tokens have errors",
    "the command line is wrong, or a file cannot be read or written",
  ]

  /// The settings that it reads, built on each access.
  var settings: [AnySetting] { makeSettings() }

  /// The command and its operands: `resolve [THEME…]`.
  var label: String { operands.isEmpty ? name : "\(name) \(operands)" }

  /// What to type: `tokenc resolve [OPTION…] [THEME…]`.
  var usage: String { "tokenc \(name) [OPTION…]" + (operands.isEmpty ? "" : " \(operands)") }

  /// Every command, in the order of the help.
  static let all = [resolve, check, diff, explain, generate, format, migrate, defaults, help]

  /// The command with that name.
  ///
  /// - Throws: if there is none, with the nearest name or, for what looks like a file, with the
  ///   command that was left out.
  static func named(_ name: String) throws(UsageError) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    if name == "-" || name.contains(where: { $0 == "." || $0 == "/" }) {
      throw UsageError("unknown command '\(name)'; did you mean 'tokenc resolve \(name)'?")
    }
    let names = all.map(\.name)
    throw .unknown(
      "command '\(name)'", name, among: names, help: "there are \(names.listed(with: "and"))")
  }
}
