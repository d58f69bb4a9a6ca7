import TokencDialects
import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencSystem
import TokencSettings

extension CompilationOptions {
  /// The options given on a command line.
  init(_ arguments: Arguments) {
    self.init()
    isExact = arguments[.dialect] == .dtcg
    isRaw = arguments[.raw]
    sets = arguments[.set]
    themes = arguments[.themeName]
  }
}

/// What the token commands share: files in, resolved tokens and findings out.
struct FrontEnd {
  let files: [SourceFile]
  /// Nil if a file could not be read.
  let tokens: ResolvedTokens?
  var log: DiagnosticLog
  /// Whether all files could be read, and if not, how serious that is.
  let readStatus: ExitStatus

  /// The file of the last layer, not counting the files that it names.
  private(set) var lastLayer = FileID(0)
  /// The inputs that were tried; nil if no file is a resolver document.
  private(set) var combinations: InputCombinations?

  /// Reads and resolves the defaults and the themes.
  ///
  /// - Parameters:
  ///   - arguments: the command line.
  ///   - themes: the files over the defaults.
  ///   - system: the machine.
  ///   - triesAllInputs: whether to try every value of inputs that the user leaves open.
  ///   - examine: looks for further findings, once for each combination of inputs.
  /// - Throws: for a set that no file has, and for wrong inputs.
  init(
    _ arguments: Arguments, themes: some Sequence<String>, _ system: System,
    triesAllInputs: Bool = false, examine: Examination? = nil
  ) throws(UsageError) {
    try arguments.checkOutput(themes, system)
    var log = DiagnosticLog(isStrict: arguments[.strict])
    let stack = try Stack(arguments, themes: themes, system, log: &log)
    try self.init(
      stack, arguments, log: log, system, triesAllInputs: triesAllInputs, examine: examine)
  }

  /// Examines resolved tokens and reports findings.
  typealias Examination = (ResolvedTokens, inout DiagnosticLog) -> Void

  /// Resolves files that were already read, and adds to their findings.
  ///
  /// - Throws: for a set that no file has and for wrong inputs; the older side of a comparison may
  ///   lack what only the newer one has.
  init(
    _ stack: Stack, _ arguments: Arguments, log: DiagnosticLog, _ system: System,
    isOlderSide: Bool = false, triesAllInputs: Bool = false, examine: Examination? = nil
  ) throws(UsageError) {
    guard stack.status == .success else {
      self.init(files: stack.files, tokens: nil, log: log, readStatus: stack.status)
      return
    }
    var log = log
    let reading = SourceReader.read(stack, CompilationOptions(arguments), system, &log)
    let parsed = reading.stack
    try arguments.checkOutput(parsed.files.map(\.path), system)
    var tokens: ResolvedTokens?
    var combinations: InputCombinations?
    if reading.status == .success, !parsed.isIncomplete {
      let choice = try InputChoice(
        arguments, parsed, isOlderSide: isOlderSide, triesAll: triesAllInputs)
      tokens = choice.resolve(parsed, CompilationOptions(arguments), &log, examine)
      combinations = parsed.hasCompositions ? choice.combinations : nil
    }
    if let tokens, !isOlderSide { try StudioChoices.check(arguments, tokens.set) }
    self.init(files: parsed.files, tokens: tokens, log: log, readStatus: reading.status)
    self.combinations = combinations
    lastLayer = parsed.lastLayer ?? lastLayer
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

  /// The exit status of the command if its own work succeeds.
  var status: ExitStatus {
    readStatus == .success && log.hasErrors ? .problems : readStatus
  }

  /// Whether there is anything to write despite the findings.
  func mayWrite(_ arguments: Arguments) -> Bool {
    !log.hasErrors || arguments[.keepGoing]
  }

  /// The findings in the requested format.
  func findings(_ arguments: Arguments, usesColor: Bool = false) -> OutputBuffer {
    var output = OutputBuffer()
    let report = DiagnosticReport(
      files: files, diagnostics: log.sorted, usesColor: usesColor, hidesWarnings: arguments[.quiet])
    arguments[.diagnostics].render(report, &output)
    return output
  }

  /// Prints the findings to standard error.
  func report(_ arguments: Arguments, _ system: System) {
    let usesColor = arguments[.color].isEnabled(isTerminal: system.isErrorTerminal, system)
    let output = findings(arguments, usesColor: usesColor)
    if !output.bytes.isEmpty { system.writeError(output.bytes) }
  }
}
