import TokencPlatform

extension System {
  /// The machine that the program runs on.
  package static var posix: System {
    var system = System(
      readFile: FileSystem.read,
      writeFile: FileSystem.write,
      readInput: { () throws(FileError) in try Descriptor.input.readAll() },
      writeOutput: writeOutput,
      writeError: { try? Descriptor.error.writeAll($0) },
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      terminalWidth: terminalWidth,
      environment: environment,
      runProgram: ChildProgram.run)
    system.writePieces = FileSystem.write
    system.folders = .posix
    system.runTool = Tool.run
    return system
  }

  private static func writeOutput(_ bytes: [UInt8]) throws(FileError) {
    do throws(FileError) {
      try Descriptor.output.writeAll(bytes)
    } catch {
      // A reader that closes the pipe has seen enough.
      if !error.isRefusal(EPIPE) { throw error }
    }
  }

  private static var terminalWidth: Int? {
    var size = winsize()
    // Sound: this request fills a `winsize`.
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  private static func environment(_ name: String) -> String? {
    // Sound: nothing changes the environment, and the text is copied at once.
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
