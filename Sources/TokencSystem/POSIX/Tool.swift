import TokencPlatform

/// Runs programs that talk to the user themselves.
enum Tool {
  /// Runs the program of the path that the first argument names, with our streams, and waits for it.
  ///
  /// - Returns: its exit status; nil where there is no such program.
  static func run(_ arguments: [String]) throws(FileError) -> Int32? {
    guard !arguments.isEmpty else { return nil }
    do throws(FileError) {
      // Sound: nothing is done with the actions.
      return ChildProgram.wait(for: try unsafe ChildProgram.spawn(arguments) { _ in })
    } catch {
      guard case .refused(code: ENOENT, _) = error else { throw error }
      return nil
    }
  }
}
