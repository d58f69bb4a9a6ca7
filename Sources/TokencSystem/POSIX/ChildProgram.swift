import TokencPlatform

/// Runs other programs, with arguments as a list and without a shell.
enum ChildProgram {
  /// Runs a program, found through `PATH`, until it ends.
  ///
  /// It reads nothing from standard input, so it cannot wait for a person.
  static func run(
    _ name: String, _ arguments: [String], _ stream: ProgramStream
  ) throws(FileError) -> ProgramResult {
    var ends: [Int32] = [0, 0]
    // Sound: the call fills two numbers, and keeps no pointer.
    guard unsafe pipe(&ends) == 0 else { throw .last }
    let reader = Descriptor(number: ends[0])
    let writer = Descriptor(number: ends[1])
    // The child keeps its two copies and no other end.
    _ = fcntl(reader.number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(writer.number, F_SETFD, FD_CLOEXEC)
    defer { try? reader.close() }
    let child: pid_t
    do throws(FileError) {
      child = try spawn([name] + arguments, writer: writer.number, stream)
    } catch {
      try? writer.close()
      throw error
    }
    // Only then does the read reach its end.
    try? writer.close()
    let output = Result { () throws(FileError) in try reader.readAll() }
    let status = wait(for: child)
    return ProgramResult(status: status, bytes: try output.get())
  }

  private static func spawn(
    _ arguments: [String], writer: Int32, _ stream: ProgramStream
  ) throws(FileError) -> pid_t {
    // Sound: the actions live through the call, and the paths are literals.
    try unsafe spawn(arguments) { actions in
      let read = stream == .output ? STDOUT_FILENO : STDERR_FILENO
      let other = stream == .output ? STDERR_FILENO : STDOUT_FILENO
      unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      unsafe posix_spawn_file_actions_addopen(&actions, other, "/dev/null", O_WRONLY, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, writer, read)
    }
  }

  /// Starts the program that the first argument names, found through `PATH`.
  ///
  /// - Parameters:
  ///   - arguments: the program's name, then its arguments.
  ///   - redirect: sets which of its streams are not ours.
  /// - Returns: the child's process number.
  /// - Throws: why the system did not start it.
  static func spawn(
    _ arguments: [String], redirect: (inout Platform.FileActions) -> Void
  ) throws(FileError) -> pid_t {
    var actions = unsafe Platform.noFileActions()
    // Sound, as all below: the calls copy what they are given, and `actions` lives until the end.
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw .last }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe redirect(&actions)
    var vector: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe vector.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let code = unsafe posix_spawnp(&child, arguments[0], &actions, nil, &vector, environ)
    guard code == 0 else {
      errno = code
      throw .last
    }
    return child
  }

  /// Waits for a child to end.
  ///
  /// - Returns: its exit status, or 128 and the number of the signal that ended it.
  static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    // Sound: the call fills one number; an interruption causes another try.
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : 128 + signal
  }
}
