#if canImport(Musl)
import TokencPlatform

/// Linux with musl.
extension Platform {
  /// Which files a child program gets instead of ours.
  typealias FileActions = posix_spawn_file_actions_t

  /// No redirections yet.
  static func noFileActions() -> FileActions { unsafe FileActions() }

  /// A thread that was started.
  ///
  /// Safe: the pointer is only a handle for the thread.
  @safe struct Thread {
    fileprivate var pointer: pthread_t?

    /// Waits for its end.
    func join() { _ = unsafe pthread_join(pointer, nil) }
  }

  /// Starts a thread for a retained ``ThreadWork``; nil if the system provides none.
  static func startThread(
    _ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer
  ) -> Thread? {
    var thread = unsafe Thread(pointer: nil)
    // Sound: the caller hands over a reference, which the thread takes.
    let failure = unsafe pthread_create(
      &thread.pointer, &attributes,
      { work in
        unsafe ThreadWork.run(work)
        return nil
      }, work)
    return failure == 0 ? thread : nil
  }

  /// Does nothing: this heap has no such settings.
  static func prepareHeap() {}

  /// Does nothing: large blocks have memory of their own.
  static func growHeap(by size: Int) {}
}
#endif
