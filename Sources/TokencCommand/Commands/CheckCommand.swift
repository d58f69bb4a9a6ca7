import TokencDiagnostics
import TokencCore
import TokencAnalysis
import TokencSystem
import TokencSettings

extension Command {
  /// Reports what is wrong with token files.
  static let check = Command(
    name: "check", operands: "[THEME…]", operandCount: 0...Int.max,
    summary: "report what is wrong",
    description: """
      Reads and resolves the files like 'tokenc resolve', but prints only what is wrong with them, \
      and a summary line. A JSON report goes to standard output, without that line.
      """,
    makeSettings: { LintRule.all.flatMap(\.settings) + .common },
    examples: [
      Example(arguments: "check theme.json", purpose: "is the theme valid?"),
      Example(arguments: "check --strict --quiet theme.json", purpose: "for CI: silent or failing"),
    ],
    run: { arguments, system throws(UsageError) in
      let frontEnd = try FrontEnd(
        arguments, themes: arguments.operands, system, triesAllInputs: true,
        examine: { LintRule.checkAll($0, arguments.values, &$1) })
      return CheckCommand.finish(frontEnd, arguments, system)
    })
}

enum CheckCommand {
  /// Prints the findings and the summary line.
  static func finish(
    _ frontEnd: FrontEnd, _ arguments: Arguments, _ system: System
  ) -> ExitStatus {
    let delivery: ExitStatus
    if arguments[.diagnostics].isDocument {
      delivery = system.deliver(frontEnd.findings(arguments))
    } else {
      frontEnd.report(arguments, system)
      delivery = closingLine(frontEnd, arguments).map { system.deliver($0) } ?? .success
    }
    return delivery == .success ? frontEnd.status : delivery
  }

  /// How much was checked and found; nil if nothing was checked, or if silence means success.
  private static func closingLine(_ frontEnd: FrontEnd, _ arguments: Arguments) -> String? {
    guard let tokens = frontEnd.tokens, !arguments[.quiet] || frontEnd.log.hasErrors else {
      return nil
    }
    let counts = [
      tokens.tokenCount.counted("token"), frontEnd.log.count(.error).counted("error"),
      frontEnd.log.count(.warning).counted("warning"),
    ]
    return counts.joined(separator: ", ") + tried(frontEnd) + "\n"
  }

  /// The number of input combinations that were tried, if more than one.
  private static func tried(_ frontEnd: FrontEnd) -> String {
    guard let combinations = frontEnd.combinations, combinations.inputs.count > 1 else { return "" }
    let count = combinations.inputs.count
    let total = combinations.total
    guard count < total else { return ", under \(count) combinations of inputs" }
    let all = total == .max ? "too many" : "\(total)"
    return ", under \(count) of \(all) combinations of inputs"
  }
}
