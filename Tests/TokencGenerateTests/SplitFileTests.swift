import TokencTestSupport
import Testing

@testable import TokencCommand

/// With `--split`, a file holds at most 2,000 tokens, and groups that fit stay whole.
@Suite struct SplitFileTests {
  /// The files for groups of so many numbers each, with how many constants each declares.
  private func files(_ groups: [(name: String, sizes: [Int])]) -> [String: Int] {
    let texts = groups.map { group in
      let inner = group.sizes.enumerated().map { index, size in
        let tokens = (0..<size).map { "\"t\($0)\": { \"$value\": 1 }" }.joined(separator: ",")
        return group.sizes.count == 1 ? tokens : "\"in\(index)\": { \(tokens) }"
      }
      return "\"\(group.name)\": { \"$type\": \"number\", \(inner.joined(separator: ",")) }"
    }
    let system = InMemorySystem(["t.json": "{ \(texts.joined(separator: ",")) }"])
    #expect(
      system.run("generate", "swift", "--no-defaults", "t.json", "--split", "-o", "out") == .success
    )
    var counts: [String: Int] = [:]
    for (path, bytes) in system.files where path.hasPrefix("out/") {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let count = lines.count { $0.contains(" t") && $0.contains(": Double") }
      if count > 0 { counts[String(path.dropFirst(4))] = count }
    }
    return counts
  }

  @Test(arguments: [(1, [1]), (2000, [2000]), (2001, [2000, 1]), (4001, [2000, 2000, 1])])
  func `a group of more than 2,000 tokens takes several files`(_ size: Int, _ counts: [Int]) {
    #expect(files([("a", [size])]).values.sorted(by: >) == counts)
  }

  @Test(arguments: [
    ([1000, 1000], [2000]), ([1000, 1001], [1001, 1000]), ([1999, 1, 1], [2000, 1]),
    ([500, 2001, 500], [2000, 1000, 1]), ([2000, 1], [2000, 1]),
  ])
  func `inner groups stay whole where they fit`(_ sizes: [Int], _ counts: [Int]) {
    #expect(files([("a", sizes)]).values.sorted(by: >) == counts)
  }

  @Test func `each top group has a file of its own`() {
    #expect(files([("a", [2]), ("b", [3])]).values.sorted() == [2, 3])
  }
}
