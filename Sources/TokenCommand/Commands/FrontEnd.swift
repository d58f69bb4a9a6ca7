import DesignTokens
import JSON

/// What the commands about tokens share: files in, resolved tokens and findings out.
struct FrontEnd {
  let files: [SourceFile]
  /// Nil where a file could not be read.
  let tokens: ResolvedTokens?
  var log: DiagnosticLog
  /// Whether all files could be read, and if not, how bad that is.
  let readStatus: ExitStatus

  /// Reads and resolves the defaults and the themes.
  init(
    _ arguments: Arguments, themes: some Sequence<String>, _ system: System
  ) throws(UsageError) {
    try Stack.checkOutput(arguments, themes)
    var log = DiagnosticLog(isStrict: arguments.isStrict)
    let stack = try Stack(arguments, themes: themes, system, log: &log)
    try self.init(stack, arguments, log: log)
  }

  /// Resolves files that were read already, and goes on with the findings about them.
  ///
  /// - Throws: for a set that no file has, unless sets may be missing.
  init(
    _ stack: Stack, _ arguments: Arguments, log: DiagnosticLog, mayMissSets: Bool = false
  ) throws(UsageError) {
    var log = log
    var tokens: ResolvedTokens?
    if stack.status == .success {
      var options = CompilationOptions()
      options.dialect = arguments.dialect
      options.isRaw = arguments.isRaw
      options.sets = arguments.sets
      let resolved = Compilation.resolve(stack.files, options: options, log: &log)
      for name in arguments.sets where !mayMissSets && !resolved.set.setNames.contains(name) {
        throw .unknown(
          "set '\(name)'", name, among: resolved.set.setNames,
          help: resolved.set.setNames.isEmpty
            ? "no file has sets" : "there are \(resolved.set.setNames.listed(with: "and"))")
      }
      tokens = resolved
    }
    self.init(files: stack.files, tokens: tokens, log: log, readStatus: stack.status)
  }

  /// The outcome of phases that ran elsewhere; `readStatus` tells whether all files could be read.
  init(
    files: [SourceFile], tokens: ResolvedTokens?, log: DiagnosticLog,
    readStatus: ExitStatus = .success
  ) {
    self.files = files
    self.tokens = tokens
    self.log = log
    self.readStatus = readStatus
  }

  /// What the command ends with if it does its own work well.
  var status: ExitStatus {
    readStatus == .success && log.hasErrors ? .problems : readStatus
  }

  /// Whether there is anything to write in spite of the findings.
  func mayWrite(_ arguments: Arguments) -> Bool {
    !log.hasErrors || arguments.keepsGoing
  }

  /// The findings in the format that the user wants.
  func findings(_ arguments: Arguments, usesColor: Bool = false) -> OutputBuffer {
    var output = OutputBuffer()
    let report = DiagnosticReport(
      files: files, diagnostics: log.sorted, usesColor: usesColor, hidesWarnings: arguments.isQuiet)
    arguments.diagnosticFormat.render(report, &output)
    return output
  }

  /// Prints the findings to standard error.
  func report(_ arguments: Arguments, _ system: System) {
    let usesColor = arguments.color.isEnabled(isTerminal: system.isErrorTerminal, system)
    let output = findings(arguments, usesColor: usesColor)
    if !output.bytes.isEmpty { system.writeError(output.bytes) }
  }
}
