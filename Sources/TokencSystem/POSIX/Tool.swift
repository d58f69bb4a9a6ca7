import TokencPlatform

/// Runs programs that talk to the user directly.
enum Tool {
  /// Runs the program that the first argument names, found through `PATH`, with our streams, and
  /// waits for it.
  ///
  /// - Returns: its exit status; nil if there is no such program.
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
