import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON
import TokencAnalysis
import TokencSystem
import TokencSettings

extension Command {
  /// Compares what two stacks resolve to.
  static let diff = Command(
    name: "diff", operands: "[OLD] NEW", operandCount: 1...Int.max,
    summary: "show what changed, and why",
    description: """
      Compares the final values of the defaults under OLD with those under NEW, or without OLD the \
      defaults alone with those under NEW, and traces every change to the tokens whose own \
      definitions changed. Spelling and order make no difference. Errors in OLD are warnings, and \
      its broken tokens count as absent. The exit status depends on what is reported.
      """,
    makeSettings: {
      .of(
        .diffFormat, .only, .selectedGroup, .mode, .base, .git, .failOn, .exitZero, .output)
        + .common
    },
    examples: [
      Example(arguments: "diff theme.json", purpose: "what the theme changes in the defaults"),
      Example(
        arguments: "diff old.json new.json --format markdown",
        purpose: "two versions of a theme, for a pull request"),
      Example(
        arguments: "diff --git origin/main Themes/*.json --fail-on removed,contrast",
        purpose: "the work tree against a branch, failing only on what breaks apps"),
    ],
    statuses: [
      "nothing differs, or nothing that should fail", "something differs that is reported",
      "NEW is broken, the command line is wrong, or a file cannot be read or written",
    ],
    run: { arguments, system throws(UsageError) in
      var command = DiffCommand(arguments, system)
      return try command.run()
    })
}

/// One run of `diff`.
struct DiffCommand {
  private let arguments: Arguments
  private let system: System
  private var findings = DiffFindings()
  private var comparisons: [DiffComparison] = []
  private var isNewBroken = false

  init(_ arguments: Arguments, _ system: System) {
    self.arguments = arguments
    self.system = system
  }

  /// Compares, prints findings and differences.
  mutating func run() throws(UsageError) -> ExitStatus {
    try arguments.checkOutput(arguments[.base] + arguments.operands, system)
    let inputs = try DiffInput.all(arguments, system)
    for input in inputs { try compare(input) }
    let selected = try DiffSelection.select(comparisons, arguments)
    findings.frontEnd.report(arguments, system)
    guard comparisons.count == inputs.count else { return .failure }
    guard !isNewBroken || arguments[.keepGoing] else { return .failure }
    let isForTerminal = system.isTerminal(arguments[.output])
    let report = DiffReport(
      comparisons: selected,
      usesColor: arguments[.color].isEnabled(isTerminal: isForTerminal, system))
    var output = OutputBuffer()
    arguments[.diffFormat].render(report, &output)
    let delivery = system.deliver(output, to: arguments[.output])
    guard delivery == .success, !isNewBroken else { return .failure }
    return status(of: selected)
  }

  private func status(of comparisons: [DiffComparison]) -> ExitStatus {
    let fails = comparisons.contains { comparison in
      arguments[.failOn].contains { comparison.diff.count(of: $0) > 0 }
    }
    return fails && !arguments[.exitZero] ? .problems : .success
  }

  private mutating func compare(_ input: DiffInput) throws(UsageError) {
    let (arguments, system) = (arguments, system)
    let sides = TwoAtATime.run {
      Result { () throws(UsageError) in
        try FrontEnd(input.old, arguments, log: input.oldLog, system, isOlderSide: true)
      }
    } _: {
      Result { () throws(UsageError) in
        try FrontEnd(input.new, arguments, log: input.newLog, system)
      }
    }
    let old = try sides.0.get()
    let new = try sides.1.get()
    findings.add(old: old, new: new)
    if new.log.hasErrors { isNewBroken = true }
    guard let oldTokens = old.tokens, let newTokens = new.tokens else { return }
    comparisons.append(
      DiffComparison(
        oldName: input.oldName, newName: input.newName,
        diff: ThemeDiff(oldTokens, newTokens, modes: arguments[.mode])))
  }
}
