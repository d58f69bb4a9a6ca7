import TokencPlatform

// What concerns the whole process; only the executable calls it.
extension System {
  /// Sets up the process before anything else is done.
  ///
  /// Signals and the heap belong to the process, not to code that reads or writes a file; set here,
  /// they are not a hidden side effect of another call.
  package static func prepareProcess() {
    // A closed pipe or an exceeded size limit must be an error of `write`, not end the program.
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
