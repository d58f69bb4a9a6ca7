import TestSupport
import Testing

@testable import TokencCommand

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

  @Test func `the deepest document is read on either thread`() {
    let depth = 510
    let text =
      String(repeating: #"{"a":"#, count: depth) + ##"{"$value":"#fff"}"##
      + String(repeating: "}", count: depth)
    let system = InMemorySystem(["old.json": text, "new.json": text])
    #expect(system.run("diff", "--no-defaults", "old.json", "new.json") == .success)
    #expect(system.errorOutput == "")
  }
}
