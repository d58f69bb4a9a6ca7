/// How many insertions, deletions, replacements and swaps of neighbors make one text another
/// (optimal string alignment), for "did you mean".
package struct EditDistance {
  // Kept between calls, since one misspelling is compared with every name.
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var row: [Int] = []
  /// How many pairs of bytes were compared since the beginning, for callers with a budget.
  package private(set) var work = 0

  package init() {}

  /// The distance between two texts, or nil where it is more than `limit`.
  package mutating func between(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
    var start = 0
    var firstEnd = first.count
    var secondEnd = second.count
    while start < min(firstEnd, secondEnd), first[start] == second[start] { start += 1 }
    work += start / 4 + 4
    while min(firstEnd, secondEnd) > start, first[firstEnd - 1] == second[secondEnd - 1] {
      firstEnd -= 1
      secondEnd -= 1
    }
    return between(first[start..<firstEnd], second[start..<secondEnd], limit)
  }

  /// The distance where nothing is shared at either end; only cells that can stay within the
  /// limit are looked at.
  private mutating func between(
    _ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>, _ limit: Int
  ) -> Int? {
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    let far = limit + 1
    let width = second.count + 1
    fill(width, far)
    for line in 0..<first.count {
      let low = max(0, line - limit)
      let high = min(second.count, line + limit + 1)
      work += max(0, high - low)
      row[low] = low == 0 ? line + 1 : far
      var smallest = row[low]
      for column in low..<high {
        let letter = first[first.startIndex + line]
        let isSame = letter == second[second.startIndex + column]
        var best = min(last[column] + (isSame ? 0 : 1), row[column] + 1)
        if column + 1 <= line + limit { best = min(best, last[column + 1] + 1) }
        if line > 0, column > 0, letter == second[second.startIndex + column - 1],
          first[first.startIndex + line - 1] == second[second.startIndex + column]
        {
          best = min(best, beforeLast[column - 1] + 1)
        }
        row[column + 1] = best
        smallest = min(smallest, best)
      }
      if smallest > limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }

  /// Makes the rows ready without a new allocation.
  private mutating func fill(_ width: Int, _ far: Int) {
    last.removeAll(keepingCapacity: true)
    row.removeAll(keepingCapacity: true)
    beforeLast.removeAll(keepingCapacity: true)
    for column in 0..<width {
      last.append(column)
      row.append(far)
      beforeLast.append(far)
    }
  }

  /// The first of the nearest candidates, if one is near enough to be meant.
  package static func nearest(to text: String, among candidates: [String]) -> String? {
    let bytes = Array(text.utf8)
    var limit = largestDistance(for: bytes.count)
    var nearest: String?
    var distances = EditDistance()
    for candidate in candidates {
      guard let distance = distances.between(bytes, Array(candidate.utf8), limit: limit)
      else { continue }
      nearest = candidate
      limit = distance - 1
    }
    return nearest
  }

  /// Up to which distance a text of that length may be meant: a third of it, at most 3.
  package static func largestDistance(for length: Int) -> Int {
    min(3, max(1, length / 3))
  }
}
