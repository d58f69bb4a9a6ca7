import Synchronization

/// Two pieces of work, of which one has a thread of its own.
///
/// With the system's threads and not Dispatch, whose part of a static executable makes every start
/// of the program a tenth of a millisecond longer.
package enum TwoAtATime {
  /// What two pieces of work come to; both are done when this returns.
  package static func run<First: Sendable, Second>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    let box = Box<First>()
    let thread = ThreadWork { box.value.withLock { $0 = first() } }.start()
    let other = second()
    thread?.join()
    // Without a thread, and only then, nothing is there yet and it is done now.
    return (box.value.withLock { $0 } ?? first(), other)
  }

  /// Where a thread leaves its result.
  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
