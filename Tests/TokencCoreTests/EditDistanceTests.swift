import TokencDiagnostics
import TokencText
import TokencTestSupport
import Testing

@testable import TokencCore

@Suite struct EditDistanceTests {
  private func distance(_ first: String, _ second: String, limit: Int = 9) -> Int? {
    var distances = EditDistance()
    return distances.between(Array(first.utf8), Array(second.utf8), limit: limit)
  }

  private static let vectors: [(String, String, Int)] = [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "bc", 1), ("abc", "abxc", 1), ("abc", "acb", 1), ("ab", "ba", 1), ("abcd", "badc", 2),
    ("ca", "abc", 3), ("kitten", "sitting", 3), ("saturday", "sunday", 3), ("abc", "xyz", 3),
    ("aaaa", "aa", 2), ("abab", "baba", 2), ("primary", "priamry", 1), ("primary", "primery", 1),
  ]

  @Test(arguments: vectors)
  func `the least number of edits, swaps of neighbors among them`(
    _ first: String, _ second: String, _ count: Int
  ) {
    #expect(distance(first, second) == count)
    #expect(distance(second, first) == count)
    #expect(distance("xx" + first + "yy", "xx" + second + "yy") == count)
  }

  @Test(arguments: vectors)
  func `a limit keeps what is within it, and nothing else`(
    _ first: String, _ second: String, _ count: Int
  ) {
    for limit in 0...count + 1 {
      #expect(distance(first, second, limit: limit) == (limit < count ? nil : count), "\(limit)")
    }
    #expect(distance(first, second, limit: -1) == nil)
  }

  /// The whole table, without any of the shortcuts.
  private func reference(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var table = Array(repeating: Array(0...second.count), count: first.count + 1)
    for line in 0...first.count { table[line][0] = line }
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    for line in 1...first.count {
      for column in 1...second.count {
        let isSame = first[line - 1] == second[column - 1]
        var best = min(
          table[line - 1][column - 1] + (isSame ? 0 : 1), table[line - 1][column] + 1,
          table[line][column - 1] + 1)
        if line > 1, column > 1, first[line - 1] == second[column - 2],
          first[line - 2] == second[column - 1]
        {
          best = min(best, table[line - 2][column - 2] + 1)
        }
        table[line][column] = best
      }
    }
    return table[first.count][second.count]
  }

  @Test func `random texts have the distance of the whole table under every limit`() {
    var random = SplitMix64(seed: 7)
    var distances = EditDistance()
    for _ in 0..<4000 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...7, using: &random)).map { _ in
          UInt8.random(in: 97...99, using: &random)
        }
      }
      let exact = reference(texts[0], texts[1])
      for limit in 0...4 {
        let found = distances.between(texts[0], texts[1], limit: limit)
        #expect(found == (exact <= limit ? exact : nil), "\(texts) \(limit)")
      }
    }
  }

  @Test func `a third of a text may be wrong, at least one letter and at most three`() {
    let distances = (0...13).map(EditDistance.largestDistance(for:))
    #expect(distances == [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3])
  }

  @Test(arguments: [
    ("light", ["dark", "lihgt", "ligt"], "lihgt"), ("light", ["ligt", "lihgt"], "ligt"),
    ("light", ["lght", "light"], "light"), ("light", ["lt", "ligxy"], nil),
    ("abcdef", ["abcdxy", "abcdey"], "abcdey"), ("abcdef", ["abcxyz"], nil),
    ("x", ["y"], "y"), ("x", ["yz"], nil), ("x", [], nil),
    ("abcdefghi", ["abcdefxyz"], "abcdefxyz"), ("abcdefghi", ["abcdewxyz"], nil),
  ])
  func `the first of the nearest is meant`(
    _ text: String, _ candidates: [String], _ nearest: String?
  ) {
    #expect(EditDistance.nearest(to: text, among: candidates) == nearest)
  }

  /// Two tokens as near: the one that comes first in the file, whatever their lengths.
  @Test(arguments: [
    (["toner", "ton"], "toner"), (["ton", "toner"], "ton"), (["tine", "toner"], "tine"),
    (["toners", "tonr"], "tonr"), (["tonxyz"], nil), (["tonexx"], nil),
  ])
  func `a reference is helped with the nearest token`(_ names: [String], _ nearest: String?) {
    let tokens = names.map { "\"\($0)\": { \"$value\": 1 }" }.joined(separator: ", ")
    let stack = compile("{ \(tokens), \"user\": { \"$value\": \"{tone}\" } }")
    let help = nearest.map { "did you mean '\($0)'?" }
    #expect(stack.diagnostics.map(\.help) == [help])
  }
}
