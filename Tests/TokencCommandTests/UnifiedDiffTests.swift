import TokencTestSupport
import Testing

@testable import TokencCommand

@Suite struct UnifiedDiffTests {
  private func diff(_ old: [String], _ new: [String]) -> [Substring] {
    let text = { (lines: [String]) in Array(lines.map { "\($0)\n" }.joined().utf8) }
    return UnifiedDiff.text(old: text(old), new: text(new), oldName: "old", newName: "new")
      .split(separator: "\n").dropFirst(2).filter { !$0.hasPrefix("@@") }
  }

  /// The length of the longest text that both have, by the plain table.
  private func common(_ old: [String], _ new: [String]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var next = row
      for (index, other) in new.enumerated() {
        next[index + 1] = line == other ? row[index] + 1 : max(next[index], row[index + 1])
      }
      row = next
    }
    return row[new.count]
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a difference is the shortest, and turns the one text into the other`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      "\(Int.random(in: 0...3, using: &random))"
    }
    let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      "\(Int.random(in: 0...3, using: &random))"
    }
    let lines = diff(old, new)
    let removed = lines.filter { $0.hasPrefix("-") }.count
    let added = lines.filter { $0.hasPrefix("+") }.count
    let shared = common(old, new)
    #expect(removed == old.count - shared, "\(old) \(new)")
    #expect(added == new.count - shared, "\(old) \(new)")
    guard old != new else { return }
    // What is printed is a part of either text, in its order.
    expectPart(lines.filter { !$0.hasPrefix("+") }, of: old)
    expectPart(lines.filter { !$0.hasPrefix("-") }, of: new)
  }

  private func expectPart(_ lines: [Substring], of whole: [String]) {
    var rest = whole[...]
    for line in lines {
      guard let found = rest.firstIndex(of: String(line.dropFirst())) else {
        Issue.record("\(line) is not in \(whole) after what comes before it")
        return
      }
      rest = rest[(found + 1)...]
    }
  }

  @Test
  func `three lines stand around a change, and changes with six lines between them share a hunk`() {
    func hunks(_ gap: Int) -> Int {
      let middle = (0..<gap).map { "m\($0)" }
      let lines = { (edge: String) in
        ["1", "2", "3", "4", edge] + middle + [edge, "5", "6", "7", "8"]
      }
      let text = { (lines: [String]) in Array(lines.map { "\($0)\n" }.joined().utf8) }
      let diff = UnifiedDiff.text(
        old: text(lines("a")), new: text(lines("b")), oldName: "o", newName: "n")
      #expect(!diff.contains("\n 1\n"))
      #expect(diff.contains("\n 2\n") && diff.contains("\n 7\n") && !diff.contains("\n 8\n"))
      return diff.split(separator: "\n").count { $0.hasPrefix("@@") }
    }
    #expect((5...7).map(hunks) == [1, 1, 2])
  }
}
