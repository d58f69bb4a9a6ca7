import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencSystem
import TokencSettings

/// Rewrites files one by one instead of resolving them as a stack.
struct FileRewriter {
  /// A file and its new contents.
  struct Outcome {
    let file: SourceFile
    let bytes: [UInt8]
  }

  private let system: System
  /// The files and findings so far.
  private(set) var frontEnd: FrontEnd

  init(_ arguments: Arguments, _ system: System) {
    self.system = system
    frontEnd = FrontEnd(
      files: [], tokens: nil, log: DiagnosticLog(isStrict: arguments[.strict]))
  }

  /// Reads files and rewrites those without errors.
  mutating func rewrite(
    _ paths: [String],
    _ rewrite: (SourceFile, FileID, inout DiagnosticLog) -> [UInt8]?
  ) -> [Outcome] {
    var stack = Stack()
    var log = frontEnd.log
    for path in paths { stack.read(path, .theme, system, &log) }
    var results: [Outcome] = []
    for (index, file) in stack.files.enumerated() where !stack.unreadable.contains(index) {
      if let bytes = rewrite(file, FileID(index), &log) {
        results.append(Outcome(file: file, bytes: bytes))
      }
    }
    frontEnd = FrontEnd(files: stack.files, tokens: nil, log: log, readStatus: stack.status)
    return results
  }

  /// Throws if a file with that name could not be read back.
  static func checkName(_ path: String, _ bytes: [UInt8]) throws(UsageError) {
    guard !System.isStandardOutput(path),
      let objection = Rewriting.objection(to: bytes, asFileNamed: path)
    else { return }
    throw UsageError(
      "'\(path)' could not be read by its name: \(objection)",
      help: "the name ends in .jsonc for comments, and in .json5 for all of JSON5")
  }
}
