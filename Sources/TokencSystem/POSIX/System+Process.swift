import TokencPlatform

// What concerns the whole process: the executable asks for it, no other part of the program does.
extension System {
  /// Sets up the process for the program, before anything else is done.
  ///
  /// Signals and the heap belong to the process, not to who reads a file or writes one; set here,
  /// they are not a side effect of a call that looks as if it had none.
  package static func prepareProcess() {
    // A closed pipe and a passed size limit shall be errors of `write`, not end the program.
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    Platform.prepareHeap()
  }

  /// Ends the program.
  package static func exit(_ status: Int32) -> Never {
    systemExit(status)
  }
}

// Inside the extension, the C function is hidden by the method of the same name.
private let systemExit = exit
