import TokencText

/// The remaining errors after everything is read.
extension JSONRecovery {
  /// Marks objects and arrays that errors left empty as invalid: `{a.b}`, a reference without
  /// quotes.
  mutating func markEmptied() {
    places.sort()
    for node in parser.nodes.indices.dropFirst() where parser.nodes[node].end == node + 1 {
      let kind = parser.nodes[node].kind
      guard kind == .object || kind == .array else { continue }
      let range = parser.nodes[node].range.bounds
      guard "}]".utf8.contains(parser.bytes[range.upperBound - 1]) else { continue }
      let place = Self.first(in: places, from: range.lowerBound + 1)
      if let place, place < range.upperBound - 1 { parser.nodes[node].kind = .invalid }
    }
  }

  /// All errors, with the one that the parser throws first.
  ///
  /// A missing or surplus bracket causes that error if it was not met again; then it is not an
  /// error of its own, nor if an error on its line already points to it.
  func errors(after first: SyntaxError) -> [SyntaxError] {
    var faults = balance.faults.sorted { $0.place < $1.place }
    let isExplained = faults.first.map { $0.place <= first.range.lowerBound } ?? false
    if !errors.contains(first), isExplained { faults.removeFirst() }
    let told = ([first] + errors).map { Int($0.range.lowerBound) }.sorted()
    faults.removeAll { isKnown($0.opening ?? $0.place, told) }
    let others =
      errors.filter { $0.range.lowerBound > first.range.lowerBound } + faults.map(\.error)
    var all = [first]
    for error in others.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where error.range != all[all.count - 1].range && error.range != first.range {
      all.append(error)
    }
    return all
  }

  /// Whether an error on the line of a bracket points to it: one shortly after an opening bracket,
  /// or before a closing one.
  func isKnown(_ bracket: Int, _ places: [Int]) -> Bool {
    let reach = 1024
    let isOpening = "{[".utf8.contains(original[bracket])
    let near =
      isOpening
      ? bracket..<min(original.count, bracket + reach) : max(0, bracket - reach)..<bracket
    let line =
      isOpening
      ? original[near].prefix { $0 != 0x0a && $0 != 0x0d }
      : original[near].suffix(while: { $0 != 0x0a && $0 != 0x0d })
    let next = Self.first(in: places, from: line.startIndex)
    return next.map { $0 < line.endIndex } ?? false
  }

  /// The first of ascending places that is not before another one.
  private static func first(in places: [Int], from start: Int) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < places.count ? places[low] : nil
  }
}

extension BidirectionalCollection {
  /// The longest suffix of a collection whose elements all fulfill a condition.
  fileprivate func suffix(while predicate: (Element) -> Bool) -> SubSequence {
    self[(lastIndex { !predicate($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}
