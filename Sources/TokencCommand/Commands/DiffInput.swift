import TokencDiagnostics
import TokencCore
import TokencSystem
import TokencSettings

/// Two stacks to compare: the same lower layers, then the old or the new file.
struct DiffInput {
  let oldName: String
  let newName: String
  let old: Stack
  let new: Stack
  /// The findings from reading each.
  let oldLog: DiagnosticLog
  let newLog: DiagnosticLog

  /// Reads everything that a command line asks to compare.
  static func all(
    _ arguments: Arguments, _ system: System
  ) throws(UsageError) -> [DiffInput] {
    // Only the new stack obeys `--strict`; in the old one not even errors count.
    var log = DiagnosticLog(isStrict: arguments[.strict])
    let shared = try Stack(
      arguments, themes: arguments[.base], system, log: &log, isComplete: false)
    if let revision = arguments[.git] {
      let git = try GitRevision(revision, system)
      var inputs: [DiffInput] = []
      for path in arguments.operands {
        inputs.append(try DiffInput(shared, path, git, system, log))
      }
      return inputs
    }
    guard arguments.operands.count < 3 else {
      throw UsageError(
        "unexpected argument '\(arguments.operands[2])'",
        help: "usage: \(Command.diff.usage); with '--git REV' several files")
    }
    guard !shared.files.isEmpty || arguments.operands.count == 2 else {
      throw UsageError("'--no-defaults' needs OLD and NEW, or '--base'")
    }
    return [DiffInput(shared, arguments.operands, system, log)]
  }

  /// The files of a command line: NEW, or OLD and NEW.
  private init(
    _ shared: Stack, _ operands: [String], _ system: System, _ log: DiagnosticLog
  ) {
    var old = shared
    var oldLog = DiagnosticLog()
    if operands.count == 2 { old.read(operands[0], .theme, system, &oldLog) }
    var new = shared
    var newLog = log
    new.read(operands[operands.count - 1], .theme, system, &newLog)
    self.init(old, oldLog, new, newLog)
  }

  /// A file at a revision and in the work tree; a new file is compared with nothing.
  private init(
    _ shared: Stack, _ path: String, _ git: GitRevision, _ system: System,
    _ log: DiagnosticLog
  ) throws(UsageError) {
    guard path != "-" else { throw UsageError("'--git' needs files, not standard input ('-')") }
    var old = shared
    if let bytes = try git.read(path) {
      old.add(
        SourceFile(path: "\(git.name):\(path)", role: .theme, bytes: bytes),
        from: .revision(git, path: path))
    }
    var new = shared
    var newLog = log
    new.read(path, .theme, system, &newLog)
    self.init(old, DiagnosticLog(), new, newLog)
  }

  private init(_ old: Stack, _ oldLog: DiagnosticLog, _ new: Stack, _ newLog: DiagnosticLog) {
    oldName = old.files.last?.path ?? "nothing"
    newName = new.files.last?.path ?? "nothing"
    self.old = old
    self.new = new
    self.oldLog = oldLog
    self.newLog = newLog
  }
}
