import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencSystem
import TokencSettings

/// The files of one run, in the order of their layers.
struct Stack {
  private(set) var files: [SourceFile] = []
  /// The indices of files that could not be read.
  private(set) var unreadable: Set<Int> = []
  /// Where each file comes from, to find the files that it names.
  private(set) var origins: [Origin] = []
  /// Success if all files could be read.
  private(set) var status = ExitStatus.success

  /// Where a file comes from.
  enum Origin {
    /// The file system, by path; standard input counts as a file in the working folder.
    case file(String)
    /// A revision of git, by its path in the work tree.
    case revision(GitRevision, path: String)
  }

  /// A stack without files.
  init() {}

  /// Reads the defaults and the themes.
  ///
  /// Tries all files; those that cannot be read are reported and stay empty.
  ///
  /// - Throws: if there is no file to read, unless some are added later.
  init(
    _ arguments: Arguments, themes: some Sequence<String>, _ system: System,
    log: inout DiagnosticLog, isComplete: Bool = true
  ) throws(UsageError) {
    if !arguments[.noDefaults], arguments[.defaults].isEmpty {
      add(.builtInDefaults, from: .file(""))
    }
    for path in arguments[.defaults] { read(path, .defaults, system, &log) }
    for path in themes { read(path, .theme, system, &log) }
    guard !files.isEmpty || !isComplete else {
      throw UsageError("'--no-defaults' needs a file to read")
    }
  }

  /// Reads one more file.
  mutating func read(
    _ path: String, _ role: SourceFile.Role, _ system: System, _ log: inout DiagnosticLog
  ) {
    if path != "-", system.folders.isFolder(path) {
      readFolder(path, role, system, &log)
      return
    }
    let isInput = path == "-"
    var file = SourceFile(path: isInput ? "<stdin>" : path, role: role, bytes: [])
    do throws(FileError) {
      file.bytes = try isInput ? system.readInput() : system.readFile(path)
    } catch {
      report(error, FileID(files.count), &log)
    }
    add(file, from: .file(isInput ? "" : path))
  }

  /// Reads a folder in which each file is a set of tokens.
  private mutating func readFolder(
    _ path: String, _ role: SourceFile.Role, _ system: System, _ log: inout DiagnosticLog
  ) {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let id = files.count
    do throws(FileError) {
      for file in try system.folders.files(folder) {
        guard let name = Self.setName(file) else { continue }
        read("\(folder)/\(file)", role, system, &log)
        files[files.count - 1].member = SourceFile.Member(folder: id, name: name)
      }
    } catch {
      add(SourceFile(path: path, role: role, bytes: []), from: .file(path))
      report(error, FileID(id), &log)
      return
    }
    guard files.count == id else { return }
    add(SourceFile(path: path, role: role, bytes: []), from: .file(path))
    status.worsen(to: .problems)
    log.report(
      Diagnostic(
        .error, .invalidRoot, "the folder contains no token files",
        at: Diagnostic.Place(FileID(id), SourceRange(0, 0)),
        help: "token files end in .json, .jsonc or .json5"))
  }

  /// The name of the set that a file of a folder holds; nil if it is not a token file.
  private static func setName(_ path: String) -> String? {
    let endings = [".json", ".jsonc", ".json5"]
    guard let ending = endings.first(where: path.hasSuffix) else { return nil }
    let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
    return isHidden ? nil : String(path.dropLast(ending.count))
  }

  /// Adds a file that was read elsewhere.
  mutating func add(_ file: SourceFile, from origin: Origin) {
    files.append(file)
    origins.append(origin)
  }

  /// Reports an error of a file.
  private mutating func report(
    _ error: FileError, _ file: FileID, _ log: inout DiagnosticLog
  ) {
    let start = Diagnostic.Place(file, SourceRange(0, 0))
    unreadable.insert(file.index)
    status.worsen(to: error.status)
    switch error {
    case .refused(_, let reason):
      log.report(
        Diagnostic(.error, .unreadableFile, "cannot read the file: \(reason)", at: start))
    case .tooLarge:
      log.report(Diagnostic(.error, .fileTooLarge, error.message, at: start))
    }
  }
}
