package import TokencText

/// Everything that the program needs from its machine.
///
/// These are functions in a struct, so that a test can pass a machine of its own. Files may be read
/// from two threads at once.
///
///     var system = System.posix
///     system.readFile = { _ throws(FileError) in Array("{}".utf8) }
///     let status = TokenCommand.run(arguments: ["check", "theme.json"], system: system)
package struct System: Sendable {
  /// The bytes of a file.
  package var readFile: @Sendable (_ path: String) throws(FileError) -> [UInt8]
  /// Writes a file atomically; a file that already holds the bytes is left alone.
  package var writeFile: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// The same for bytes in pieces: `next` appends one and returns whether there are more.
  package var writePieces:
    @Sendable (_ path: String, _ next: (inout OutputBuffer) -> Bool) throws(FileError) -> Void
  /// All bytes of standard input, up to its end.
  package var readInput: @Sendable () throws(FileError) -> [UInt8]
  /// Writes to standard output; a reader that closed it is not an error.
  package var writeOutput: @Sendable (_ bytes: [UInt8]) throws(FileError) -> Void
  /// Writes to standard error; there is nowhere left to report a failure to.
  package var writeError: @Sendable (_ bytes: [UInt8]) -> Void
  /// Whether standard output is a terminal.
  package var isOutputTerminal: Bool
  /// Whether standard error is a terminal.
  package var isErrorTerminal: Bool
  /// The width of the terminal in columns, if standard output is one and reports it.
  package var terminalWidth: Int?
  /// The value of an environment variable.
  package var environment: @Sendable (_ name: String) -> String?
  /// Runs another program, found as a shell would but without a shell, and waits for its end.
  package var runProgram:
    @Sendable (_ name: String, _ arguments: [String], _ stream: ProgramStream) throws(FileError)
      -> ProgramResult

  /// The folders of the machine.
  package var folders = Folders.none
  /// Runs a program found through `PATH` with its arguments; it shares our output.
  ///
  /// - Returns: its exit status; nil if there is no such program.
  package var runTool: @Sendable (_ arguments: [String]) throws(FileError) -> Int32? = { _ in nil }

  package init(
    readFile: @escaping @Sendable (_ path: String) throws(FileError) -> [UInt8],
    writeFile: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void,
    readInput: @escaping @Sendable () throws(FileError) -> [UInt8],
    writeOutput: @escaping @Sendable (_ bytes: [UInt8]) throws(FileError) -> Void,
    writeError: @escaping @Sendable (_ bytes: [UInt8]) -> Void,
    isOutputTerminal: Bool, isErrorTerminal: Bool, terminalWidth: Int?,
    environment: @escaping @Sendable (_ name: String) -> String?,
    runProgram:
      @escaping @Sendable (
        _ name: String, _ arguments: [String], _ stream: ProgramStream
      ) throws(FileError) -> ProgramResult = { _, _, _ throws(FileError) in
        throw .refused(code: 2, reason: "no such file or directory")
      }
  ) {
    self.readFile = readFile
    self.writeFile = writeFile
    writePieces = { path, next throws(FileError) in
      var whole = OutputBuffer()
      while next(&whole) {}
      try writeFile(path, whole.bytes)
    }
    self.readInput = readInput
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.terminalWidth = terminalWidth
    self.environment = environment
    self.runProgram = runProgram
  }
}
