extension String {
  /// Whether two names have the same code points; `==` treats `é` and `e` with an accent as equal.
  public func hasSameBytes(as other: String?) -> Bool {
    guard let other, utf8.count == other.utf8.count else { return false }
    let count = utf8.count
    return EightBytes.isEqual(utf8.span, at: 0, other.utf8.span, at: 0, count: count)
  }
}

extension Sequence<String> {
  /// Whether one of the texts has the same code points as `text`.
  ///
  ///     ["cafe\u{301}"].hasText("caf\u{e9}")  // false
  ///
  /// Public and inlinable like ``OutputBuffer``: a rule asks it for each reference.
  @inlinable
  public func hasText(_ text: String) -> Bool {
    contains { $0.hasSameBytes(as: text) }
  }
}

extension Collection<String> {
  /// The index of the first text with the same code points as `text`.
  @inlinable
  public func firstIndex(ofText text: String) -> Index? {
    firstIndex { $0.hasSameBytes(as: text) }
  }
}
