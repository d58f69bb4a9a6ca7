import TokencTestSupport
import Testing

@testable import TokencCore

@Suite struct TextMapTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `it holds what a dictionary holds`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var map = TextMap<Int>()
    var known: [[UInt8]: Int] = [:]
    let letters = Array("ab.".utf8)
    for step in 0..<500 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        letters[Int.random(in: letters.indices, using: &random)]
      }
      #expect(map[text] == known[text])
      let padded = [0] + text + [0]
      #expect(map[padded, 1..<text.count + 1] == known[text])
      let value = Bool.random(using: &random) ? step : nil
      map[text] = value
      known[text] = value
      #expect(map[text] == value)
    }
    #expect(!map.isEmpty)
  }

  @Test func `a new map is empty`() {
    #expect(TextMap<Int>().isEmpty)
    #expect(TextMap<Int>()[[]] == nil)
  }
}
