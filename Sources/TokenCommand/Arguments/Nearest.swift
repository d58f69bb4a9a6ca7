/// Finds what someone meant who mistyped a name.
enum Nearest {
  /// The name that `text` begins, or that is the fewest slips away; nil where none is near.
  ///
  /// One slip is a character left out, put in, replaced, or swapped with its neighbour; one in
  /// three characters may be wrong.
  static func name(to text: String, among names: [String]) -> String? {
    guard text.count > 2 else { return nil }
    if let longer = names.first(where: { $0.hasPrefix(text) }) { return longer }
    let typed = Array(text)
    let slips = typed.count / 3
    return names.map { (name: $0, distance: distance(typed, Array($0), limit: slips)) }
      .filter { $0.distance <= slips }
      .min { $0.distance < $1.distance }?.name
  }

  /// The number of slips between two texts (optimal string alignment); anything above `limit`
  /// where that is clear from the lengths.
  private static func distance(
    _ first: [Character], _ second: [Character], limit: Int
  ) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        var least = min(current[column], last[column + 1]) + 1
        least = min(least, last[column] + (first[row] == second[column] ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
