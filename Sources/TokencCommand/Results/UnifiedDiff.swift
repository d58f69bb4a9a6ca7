/// The difference of two texts in the format of `diff -u`.
enum UnifiedDiff {
  private static let context = 3
  /// With more changed lines than this, the shortest difference is not searched for.
  private static let largestSearch = 1000

  private enum Step: Equatable {
    case same(Int, Int)
    case removed(Int)
    case added(Int)
  }

  /// The text that turns `old` into `new`; empty if they are equal.
  static func text(old: [UInt8], new: [UInt8], oldName: String, newName: String) -> String {
    let before = lines(old)
    let after = lines(new)
    let steps = steps(before, after)
    let changes = steps.indices.filter { if case .same = steps[$0] { false } else { true } }
    guard !changes.isEmpty else { return "" }
    var text = "--- \(oldName)\n+++ \(newName)\n"
    var next = 0
    while next < changes.count {
      var last = next
      while last + 1 < changes.count, changes[last + 1] - changes[last] <= 2 * context + 1 {
        last += 1
      }
      let first = max(0, changes[next] - context)
      let end = min(steps.count, changes[last] + context + 1)
      text += hunk(steps[first..<end], before, after)
      next = last + 1
    }
    return text
  }

  private static func hunk(
    _ steps: ArraySlice<Step>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> String {
    var oldLines: [Int] = []
    var newLines: [Int] = []
    var body = ""
    for step in steps {
      switch step {
      case .same(let before, let after):
        oldLines.append(before)
        newLines.append(after)
        body += line(" ", old[before])
      case .removed(let before):
        oldLines.append(before)
        body += line("-", old[before])
      case .added(let after):
        newLines.append(after)
        body += line("+", new[after])
      }
    }
    return "@@ -\(range(oldLines)) +\(range(newLines)) @@\n\(body)"
  }

  private static func range(_ lines: [Int]) -> String {
    "\(lines.first.map { $0 + 1 } ?? 0),\(lines.count)"
  }

  private static func line(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let isWhole = line.last == UInt8(ascii: "\n")
    let text = String(decoding: isWhole ? line.dropLast() : line, as: UTF8.self)
    return "\(mark)\(text)\n" + (isWhole ? "" : "\\ No newline at end of file\n")
  }

  /// The lines of a text, each with its line ending.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func steps(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Step] {
    let shortest = min(old.count, new.count)
    var start = 0
    while start < shortest, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let head = (0..<start).map { Step.same($0, $0) }
    let tail = (0..<end).map { Step.same(old.count - end + $0, new.count - end + $0) }
    let middle = search(old[start..<(old.count - end)], new[start..<(new.count - end)])
    return head + middle + tail
  }

  /// The shortest edit path between two texts (Myers 1986), or a full replacement if it is too
  /// long.
  private static func search(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> [Step] {
    let bound = min(old.count + new.count, largestSearch)
    var reach = [Int](repeating: 0, count: 2 * bound + 3)
    var trace: [[Int]] = []
    for distance in 0...bound {
      trace.append(reach)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let middle = bound + 1 + diagonal
        let isDown =
          diagonal == -distance || (diagonal != distance && reach[middle - 1] < reach[middle + 1])
        var x = isDown ? reach[middle + 1] : reach[middle - 1] + 1
        while x < old.count, x - diagonal < new.count,
          old[old.startIndex + x] == new[new.startIndex + x - diagonal]
        { x += 1 }
        reach[middle] = x
        if x >= old.count, x - diagonal >= new.count {
          return way(trace, bound, old.indices, new.indices)
        }
      }
    }
    return old.indices.map { .removed($0) } + new.indices.map { .added($0) }
  }

  /// The steps of a search, from the end back to the beginning.
  private static func way(
    _ trace: [[Int]], _ bound: Int, _ old: Range<Int>, _ new: Range<Int>
  ) -> [Step] {
    var steps: [Step] = []
    var (x, y) = (old.count, new.count)
    for (distance, reach) in trace.enumerated().reversed() {
      let diagonal = x - y
      let middle = bound + 1 + diagonal
      let isDown =
        diagonal == -distance || (diagonal != distance && reach[middle - 1] < reach[middle + 1])
      let before = isDown ? diagonal + 1 : diagonal - 1
      let fromX = distance == 0 ? 0 : reach[bound + 1 + before]
      let fromY = distance == 0 ? 0 : fromX - before
      let startX = distance == 0 || isDown ? fromX : fromX + 1
      while x > startX {
        x -= 1
        y -= 1
        steps.append(.same(old.lowerBound + x, new.lowerBound + y))
      }
      guard distance > 0 else { break }
      steps.append(isDown ? .added(new.lowerBound + fromY) : .removed(old.lowerBound + fromX))
      (x, y) = (fromX, fromY)
    }
    return steps.reversed()
  }
}
