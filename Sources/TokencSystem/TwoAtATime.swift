import Synchronization

/// Runs two pieces of work, one of them on its own thread.
///
/// Uses the system's threads rather than Dispatch, which would make every start of a static
/// executable a tenth of a millisecond slower.
package enum TwoAtATime {
  /// The results of two pieces of work; both are done when this returns.
  package static func run<First: Sendable, Second>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    let box = Box<First>()
    let thread = ThreadWork { box.value.withLock { $0 = first() } }.start()
    let other = second()
    thread?.join()
    // Only if there was no thread, the result is missing and the work is done now.
    return (box.value.withLock { $0 } ?? first(), other)
  }

  /// Where a thread leaves its result.
  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
