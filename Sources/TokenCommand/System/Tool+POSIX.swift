#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs other programs, without a shell.
enum Tool {
  /// The variables of the environment that a compiler may need; it gets no others.
  private static let variables = [
    "PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS",
    "LD_LIBRARY_PATH",
  ]

  /// Runs the program of the path that the first argument names, and waits for it.
  static func run(_ arguments: [String]) throws(FileError) -> Int32? {
    guard let name = arguments.first else { return nil }
    let environment = variables.compactMap { variable in
      // Sound: nothing changes the environment, and the text is copied at once.
      unsafe getenv(variable).map { unsafe "\(variable)=\(String(cString: $0))" }
    }
    var process = pid_t()
    let code = unsafe withCStrings(arguments) { arguments in
      unsafe withCStrings(environment) { environment in
        // Sound: both lists end with nil and live through the call, which copies them.
        unsafe posix_spawnp(&process, name, nil, nil, arguments, environment)
      }
    }
    if code == ENOENT { return nil }
    guard code == 0 else {
      errno = code
      throw .last
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .last }
    }
    // The low seven bits tell the signal that ended it, the next byte its exit status.
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    // Sound: every copy is freed, and not used afterwards.
    let copies = unsafe texts.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies + [nil])
  }
}
