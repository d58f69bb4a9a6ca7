extension String {
  /// Whether two names have the same code points; `==` treats `é` and `e` with an accent as equal.
  package func hasSameBytes(as other: String?) -> Bool {
    guard let other else { return false }
    return utf8.elementsEqual(other.utf8)
  }
}

extension Sequence<String> {
  /// Whether one of the texts has the same code points as `text`.
  ///
  ///     ["cafe\u{301}"].hasText("caf\u{e9}")  // false
  package func hasText(_ text: String) -> Bool {
    contains { $0.hasSameBytes(as: text) }
  }
}

extension Collection<String> {
  /// The index of the first text with the same code points as `text`.
  package func firstIndex(ofText text: String) -> Index? {
    firstIndex { $0.hasSameBytes(as: text) }
  }
}
