import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON
import TokencSystem
import TokencSettings

extension Command {
  /// Formats token files.
  static let format = Command(
    name: "format", operands: "FILE…", operandCount: 1...Int.max,
    summary: "format token files, losing nothing",
    description: """
      Prints FILE with two spaces per level and one line for everything that fits. Names, values, \
      digits, comments and their order are kept; a duplicate key is an error. --write writes the \
      result to the file itself, and --check tells which files it would change.
      """,
    makeSettings: { .of(.output, .write, .checkOnly) + .common },
    examples: [
      Example(arguments: "format --write theme.json", purpose: "format the file in place"),
      Example(
        arguments: "format --check Tokens/*.json", purpose: "for CI: are all files formatted?"),
    ],
    run: { arguments, system throws(UsageError) in
      try FormatCommand(arguments, system).run()
    })
}

/// One run of `tokenc format`.
private struct FormatCommand {
  private let arguments: Arguments
  private let system: System

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    self.arguments = arguments
    self.system = system
    let paths = arguments.operands
    try InputProtection(paths, system).check(
      arguments[.output].map { [$0] } ?? [], help: "'--write' formats it in place")
    let ways = [arguments[.output] != nil, arguments[.write], arguments[.checkOnly]]
    if ways.count(where: { $0 }) > 1 {
      throw UsageError("'--output', '--write' and '--check' exclude each other")
    }
    if arguments[.write], paths.contains("-") {
      throw UsageError("'--write' needs a file, not standard input ('-')")
    }
    try checkCount(paths.count)
  }

  /// Throws if several files would be printed one after the other.
  private func checkCount(_ count: Int) throws(UsageError) {
    guard count > 1, !arguments[.write], !arguments[.checkOnly] else { return }
    throw UsageError(
      "several files cannot be printed as one",
      help: "'--write' formats them in place, and '--check' compares")
  }

  func run() throws(UsageError) -> ExitStatus {
    var rewriter = FileRewriter(arguments, system)
    let results = rewriter.rewrite(arguments.operands, Rewriting.format)
    // A folder may hold several.
    try checkCount(rewriter.frontEnd.files.count)
    rewriter.frontEnd.report(arguments, system)
    guard rewriter.frontEnd.mayWrite(arguments) else { return rewriter.frontEnd.status }
    if arguments[.checkOnly] { return check(results, rewriter.frontEnd) }
    if let output = arguments[.output], let result = results.first {
      try FileRewriter.checkName(output, result.bytes)
    }
    for result in results {
      let target = arguments[.write] ? result.file.path : arguments[.output]
      let status = system.deliver(OutputBuffer(result.bytes), to: target)
      guard status == .success else { return status }
    }
    return rewriter.frontEnd.status
  }

  /// Prints what would change.
  private func check(_ results: [FileRewriter.Outcome], _ frontEnd: FrontEnd) -> ExitStatus {
    var changes = FileChanges()
    for result in results {
      changes.add(result.file.path, old: result.file.bytes, new: result.bytes)
    }
    let status = changes.report(
      "not formatted", help: "'tokenc format --write' formats them", system)
    return status == .success ? frontEnd.status : status
  }
}

extension Setting where Value == Bool {
  /// Whether results are written back to the files they were read from.
  static var write: Setting {
    .flag(
      "write", .output, "write the results to the files themselves, each atomically")
  }
}
