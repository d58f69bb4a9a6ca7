import Synchronization
import Testing

@testable import TokencSystem

@Suite struct TwoAtATimeTests {
  private struct Failure: Error, Equatable {
    let number: Int
  }

  @Test func `both results come back, each in its place`() {
    for number in 0..<100 {
      let words = [String](repeating: "word", count: number)
      let results = TwoAtATime.run {
        words.joined()
      } _: {
        words.count
      }
      #expect(results.0.utf8.count == 4 * number)
      #expect(results.1 == number)
    }
  }

  @Test func `nothing is a result too`() {
    let results = TwoAtATime.run {
      nil as Int?
    } _: {
      nil as Int?
    }
    #expect(results.0 == nil)
    #expect(results.1 == nil)
  }

  @Test func `a failure of either is kept`() {
    let results = TwoAtATime.run {
      Result<Int, Failure> { () throws(Failure) in throw Failure(number: 1) }
    } _: {
      Result<Int, Failure> { () throws(Failure) in throw Failure(number: 2) }
    }
    #expect(results.0 == .failure(Failure(number: 1)))
    #expect(results.1 == .failure(Failure(number: 2)))
  }

  @Test func `both are under way at the same time`() {
    let (first, second) = (Flag(), Flag())
    let meetings = TwoAtATime.run {
      Self.meet(first, second)
    } _: {
      Self.meet(second, first)
    }
    #expect(meetings.0)
    #expect(meetings.1)
  }

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  /// Whether the other one comes too, before the patience of ten seconds ends.
  private static func meet(_ own: Flag, _ other: Flag) -> Bool {
    own.isSet.store(true, ordering: .sequentiallyConsistent)
    let end = ContinuousClock.now + .seconds(10)
    while !other.isSet.load(ordering: .sequentiallyConsistent) {
      guard ContinuousClock.now < end else { return false }
    }
    return true
  }

  @Test func `either thread goes as deep as the other`() {
    let results = TwoAtATime.run {
      Self.depth(of: 20_000)
    } _: {
      Self.depth(of: 20_000)
    }
    #expect(results == (20_000, 20_000))
  }

  /// Counts by recursion; a call takes a hundred bytes of the stack or more, all of them more than
  /// the smallest stack that a platform gives to threads.
  private static func depth(of count: Int) -> Int {
    count == 0 ? 0 : withExtendedLifetime([count]) { $0.count + depth(of: count - 1) }
  }
}
