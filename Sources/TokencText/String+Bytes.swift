extension String {
  /// Whether two names are the same by code point; `==` takes `é` and `e` with an accent for one.
  package func hasSameBytes(as other: String?) -> Bool {
    guard let other else { return false }
    return utf8.elementsEqual(other.utf8)
  }
}
