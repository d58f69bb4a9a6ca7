import TokencPlatform

/// The work of a thread.
final class ThreadWork: Sendable {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }

  /// Runs it on a thread of its own; nil if the system provides none.
  func start() -> Platform.Thread? {
    var attributes = pthread_attr_t()
    // Sound, as all below: the calls fill and read `attributes`, which lives until the end.
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, Platform.stackSize) == 0 else { return nil }
    // The thread takes over the reference made for it, or we take it back.
    let context = unsafe Unmanaged.passRetained(self)
    let thread = unsafe Platform.startThread(&attributes, context.toOpaque())
    if thread == nil { unsafe context.release() }
    return thread
  }

  /// Runs the work that `context` refers to, and releases it; the entry point of threads.
  static func run(_ context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    unsafe Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().work()
  }
}
