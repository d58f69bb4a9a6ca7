/// The differences between the systems that tokenc runs on; the other sources are the same for all.
///
/// |                      | Linux, glibc          | Linux, musl    | macOS          |
/// | -------------------- | --------------------- | -------------- | -------------- |
/// | redirections         | a struct              | a struct       | a pointer      |
/// | handle of a thread   | a number              | a pointer      | a pointer      |
/// | argument of a thread | may be nil            | may be nil     | is never nil   |
/// | stack of a thread    | the limit of the user | 128 KiB        | 512 KiB        |
/// | heap                 | tuned for large files | left as it is  | left as it is  |
///
/// Each system has its own file next to this one.
enum Platform {
  /// The stack of a thread, in bytes: the usual size for main threads, so that input that can be
  /// read on one can be read on the other.
  static let stackSize = 8 << 20
}

#if os(Windows)
#error(
  "Windows lacks what TokencSystem needs: posix_spawn, pthreads, mode bits of files, SIGPIPE")
#elseif !canImport(Darwin) && !canImport(Glibc) && !canImport(Musl)
#error("add a file for this platform beside Platform.swift")
#endif
