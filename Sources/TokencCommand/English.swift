extension [String] {
  /// The items as a list in a sentence: `table, json or csv`.
  func listed(with conjunction: String = "or") -> String {
    guard let last, count > 1 else { return first ?? "" }
    // An array and no slice, for which nothing is compiled beforehand; `--format` lists its names.
    let others = Array(dropLast()).joined(separator: ", ")
    return "\(others) \(conjunction) \(last)"
  }
}

extension Int {
  /// The number with its noun: "1 token", "2 tokens".
  func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
