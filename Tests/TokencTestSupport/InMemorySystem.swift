package import TokencCommand
package import TokencSystem

/// A machine in memory, to run the program in a test's own process.
///
/// A class, because the functions that it hands over as a ``System`` share its state. Sound to send:
/// two threads of the program only ever read, and a test is not a third.
package final class InMemorySystem: @unchecked Sendable {
  /// The files by their paths.
  package var files: [String: [UInt8]] = [:]
  /// Where links lead, by their paths.
  package var links: [String: String] = [:]
  /// Paths that can be neither read nor written, and why.
  package var refusals: [String: FileError] = [:]
  /// What standard input holds.
  package var input: [UInt8] = []
  /// Why standard output takes nothing.
  package var outputRefusal: FileError?
  package var environment: [String: String] = [:]
  /// What other programs answer; there are none unless a test says so.
  package var runProgram:
    @Sendable (_ name: String, _ arguments: [String], _ stream: ProgramStream) throws(FileError)
      -> ProgramResult = { _, _, _ throws(FileError) in throw .missing }
  package var isOutputTerminal = false
  package var isErrorTerminal = false
  package var terminalWidth: Int?

  /// What the program wrote to standard output.
  package private(set) var output = ""
  /// What the program wrote to standard error.
  package private(set) var errorOutput = ""
  /// The paths that were written to, in order.
  package private(set) var writtenPaths: [String] = []
  /// The paths that were removed, in order.
  package private(set) var removedPaths: [String] = []
  /// What was run, each with its arguments.
  package private(set) var runTools: [[String]] = []
  /// What a program that is run ends with; nil where there is none.
  package var toolStatus: Int32?

  package init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  /// Runs the program on this machine.
  package func run(_ arguments: String...) -> ExitStatus {
    run(arguments)
  }

  /// Runs the program on this machine.
  package func run(_ arguments: [String]) -> ExitStatus {
    TokenCommand.run(arguments: arguments, system: system)
  }

  /// This machine, as the program sees it.
  package var system: System {
    var system = System(
      readFile: { path throws(FileError) in try self.read(path) },
      writeFile: { path, bytes throws(FileError) in try self.write(path, bytes) },
      readInput: { () throws(FileError) in self.input },
      writeOutput: { bytes throws(FileError) in
        if let refusal = self.outputRefusal { throw refusal }
        self.output += String(decoding: bytes, as: UTF8.self)
      },
      writeError: { self.errorOutput += String(decoding: $0, as: UTF8.self) },
      isOutputTerminal: isOutputTerminal, isErrorTerminal: isErrorTerminal,
      terminalWidth: terminalWidth, environment: { self.environment[$0] },
      runProgram: runProgram)
    system.folders = System.Folders(
      files: { folder in
        self.files.keys.filter { $0.hasPrefix(folder + "/") }
          .map { String($0.dropFirst(folder.count + 1)) }.sorted()
      },
      make: { _ in },
      remove: { path, folder in
        self.removedPaths.append(path)
        self.files[folder + "/" + path] = nil
      })
    system.folders.realPath = { path throws(FileError) in
      let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      if path == "." { return "/home" }
      let isFolder = path.hasSuffix("/")
      guard isFolder || self.files[path] != nil || self.refusals[path] != nil else {
        throw .missing
      }
      return self.links[path] ?? "/home/" + (isFolder ? String(path.dropLast()) : path)
    }
    system.folders.isFolder = { path in
      let folder = path.hasSuffix("/") ? path : path + "/"
      return self.files.keys.contains { $0.hasPrefix(folder) }
    }
    system.runTool = { arguments in
      self.runTools.append(arguments)
      return self.toolStatus
    }
    return system
  }

  private func read(_ path: String) throws(FileError) -> [UInt8] {
    if let refusal = refusals[path] { throw refusal }
    guard let bytes = files[path] else { throw .missing }
    return bytes
  }

  private func write(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    if let refusal = refusals[path] { throw refusal }
    writtenPaths.append(path)
    files[path] = bytes
  }
}

extension FileError {
  /// What the system says of a file that is not there.
  package static let missing = FileError.refused(code: 2, reason: "no such file or directory")
  /// What the system says of a file that is not for this user.
  package static let forbidden = FileError.refused(code: 13, reason: "permission denied")
}
