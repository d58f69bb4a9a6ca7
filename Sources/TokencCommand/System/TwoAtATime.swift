#if canImport(Glibc)
import Glibc
import Synchronization

/// Two pieces of work, of which one has a thread of its own.
///
/// With the system's threads and not Dispatch, whose part of a static executable makes every start
/// of the program a tenth of a millisecond longer.
enum TwoAtATime {
  /// What two pieces of work come to; both are done when this returns.
  static func run<First: Sendable, Second>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    let box = Box<First>()
    let thread = start(Work { box.value.withLock { $0 = first() } })
    let other = second()
    if let thread { pthread_join(thread, nil) }
    // Without a thread, and only then, nothing is there yet and it is done now.
    return (box.value.withLock { $0 } ?? first(), other)
  }

  /// Where a thread leaves its result.
  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// What a thread does.
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// A thread for `work`; nil where the system gives none.
  private static func start(_ work: Work) -> pthread_t? {
    let context = unsafe Unmanaged.passRetained(work)
    var thread = pthread_t()
    // Sound: the thread takes over the reference that was made for it, or we take it back.
    let failure = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
        }
        return nil
      }, context.toOpaque())
    guard failure == 0 else {
      unsafe context.release()
      return nil
    }
    return thread
  }
}
#else
/// Two pieces of work, where they are done one after the other.
enum TwoAtATime {
  /// What two pieces of work come to.
  static func run<First: Sendable, Second>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    (first(), second())
  }
}
#endif
