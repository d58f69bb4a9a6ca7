import TokencJSON
import TokencSystem

/// Files at a revision of git.
struct GitRevision {
  let name: String
  private let system: System

  /// - Throws: if `name` could be taken for an option.
  init(_ name: String, _ system: System) throws(UsageError) {
    guard !name.hasPrefix("-") else { throw UsageError("'\(name)' is not a git revision") }
    self.name = name
    self.system = system
  }

  /// A file's bytes at the revision; nil if it did not exist yet.
  ///
  /// - Throws: without git, outside a repository, and for an unknown revision.
  func read(_ path: String) throws(UsageError) -> [UInt8]? {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(path[...$0]) } ?? "."
    let file = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    try check(folder)
    // A path that begins with `./` is resolved against the folder passed to git.
    let object = ["-C", folder, "cat-file", "blob", "\(name):./\(file)"]
    let found = try run(object, .output)
    return found.status == 0 ? found.bytes : nil
  }

  /// Throws what is wrong, unless only the file is missing.
  private func check(_ folder: String) throws(UsageError) {
    let inside = ["-C", folder, "rev-parse", "--git-dir"]
    guard try run(inside, .output).status == 0 else {
      throw UsageError(
        "'--git' needs a git repository, and '\(folder)' is in none",
        help: try complaint(of: inside))
    }
    let revision = ["-C", folder, "rev-parse", "--verify", "--quiet", "\(name)^{commit}"]
    guard try run(revision, .output).status == 0 else {
      throw UsageError("unknown git revision '\(name)'")
    }
  }

  /// The first line of git's error output.
  private func complaint(of arguments: [String]) throws(UsageError) -> String? {
    let text = String(decoding: try run(arguments, .errorOutput).bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).first.map { "git: \($0)" }
  }

  private func run(
    _ arguments: [String], _ stream: ProgramStream
  ) throws(UsageError) -> ProgramResult {
    do throws(FileError) {
      return try system.runProgram("git", arguments, stream)
    } catch {
      throw UsageError(
        "cannot run git: \(error.message)", help: "'--git' needs the program 'git' in PATH")
    }
  }
}
