/// The number of insertions, deletions, replacements and swaps of neighbors that turn one text into
/// another (optimal string alignment), for "did you mean".
package struct EditDistance {
  /// Three rows of cells one after the other, kept between calls, since one misspelling is compared
  /// with every name.
  private var cells: [Int] = []
  /// How many pairs of bytes were compared in total, for callers with a budget.
  package private(set) var work = 0

  package init() {}

  /// The distance between two texts, or nil if it exceeds `limit`.
  package mutating func between(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
    let first = first.span
    let second = second.span
    var start = 0
    var firstEnd = first.count
    var secondEnd = second.count
    while start < min(firstEnd, secondEnd), first[start] == second[start] { start += 1 }
    work += start / 4 + 4
    while min(firstEnd, secondEnd) > start, first[firstEnd - 1] == second[secondEnd - 1] {
      firstEnd -= 1
      secondEnd -= 1
    }
    return Self.between(
      first.extracting(start..<firstEnd), second.extracting(start..<secondEnd), limit, &cells,
      &work)
  }

  /// The distance between texts without a common prefix or suffix; only cells that can stay
  /// within the limit are computed.
  private static func between(
    _ first: Span<UInt8>, _ second: Span<UInt8>, _ limit: Int, _ room: inout [Int],
    _ work: inout Int
  ) -> Int? {
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    let far = limit + 1
    let width = second.count + 1
    // The beginnings of the rows, which take turns.
    var (last, row, beforeLast) = (0, width, 2 * width)
    room.removeAll(keepingCapacity: true)
    room.append(contentsOf: 0..<width)
    room.append(contentsOf: repeatElement(far, count: 2 * width))
    var cells = room.mutableSpan
    for line in 0..<first.count {
      let letter = first[line]
      let low = max(0, line - limit)
      let high = min(second.count, line + limit + 1)
      work += max(0, high - low)
      var left = low == 0 ? line + 1 : far
      cells[row + low] = left
      var smallest = left
      for column in low..<high {
        var best = min(cells[last + column] + (letter == second[column] ? 0 : 1), left + 1)
        if column + 1 <= line + limit { best = min(best, cells[last + column + 1] + 1) }
        if line > 0, column > 0, letter == second[column - 1], first[line - 1] == second[column] {
          best = min(best, cells[beforeLast + column - 1] + 1)
        }
        cells[row + column + 1] = best
        left = best
        smallest = min(smallest, best)
      }
      if smallest > limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    let distance = cells[last + second.count]
    return distance <= limit ? distance : nil
  }

  /// The first of the nearest candidates, if one is close enough to be meant; nothing is nearer than
  /// what looks the same.
  package static func nearest(to text: String, among candidates: [String]) -> String? {
    if let same = candidates.first(where: { $0 == text }) { return same }
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

  /// The largest distance at which a text of that length may be meant: a third of it, at most 3.
  package static func largestDistance(for length: Int) -> Int {
    min(3, max(1, length / 3))
  }
}
