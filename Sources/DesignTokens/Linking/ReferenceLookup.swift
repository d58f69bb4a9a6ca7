import JSON

/// Finds what a reference names.
struct ReferenceLookup {
  /// What a path leads to.
  enum Result: Equatable {
    case token(TokenID)
    /// Only without the blanks just inside the braces.
    case trimmed(TokenID)
    /// A group, or a name with nothing below it.
    case group(PathID)
    /// A plain value of a Style Dictionary file, which is no token until something refers to it.
    case property(Definition.Place)
    case missing
  }

  /// Whether the last token was found name by name, as its path is spelled.
  private(set) var wasExact = false
  private var spellings: [[UInt8]: TokenID]?
  private var properties: PropertyIndex?

  /// What the path in `range` leads to.
  mutating func find(_ bytes: [UInt8], _ range: Range<Int>, _ set: TokenSet) -> Result {
    let path = walk(bytes, range, set)
    wasExact = true
    if let path, let token = set.paths[path].token { return .token(token) }
    defer { wasExact = false }
    if set.hasDottedNames, let token = findSpelling(bytes, range, set) { return .token(token) }
    let trimmed = trim(bytes, range)
    if trimmed != range, !trimmed.isEmpty {
      if case .token(let token) = find(bytes, trimmed, set) { return .trimmed(token) }
    }
    if let token = findWithoutSuffix(bytes, range, set) { return .token(token) }
    if let place = findProperty(bytes, trimmed, set) { return .property(place) }
    return path.map { .group($0) } ?? .missing
  }

  /// Follows the names from the root, one probe each.
  private func walk(_ bytes: [UInt8], _ range: Range<Int>, _ set: TokenSet) -> PathID? {
    var path = PathID.root
    var start = range.lowerBound
    while true {
      var end = start
      while end < range.upperBound, bytes[end] != UInt8(ascii: ".") { end += 1 }
      guard let name = set.names.find(bytes, start..<end),
        let child = set.paths.child(of: path, named: name)
      else { return nil }
      path = child
      if end == range.upperBound { return path }
      start = end + 1
    }
  }

  /// Names may hold dots: `{space.0.25}` finds `"space": {"0.25": …}`.
  private mutating func findSpelling(
    _ bytes: [UInt8], _ range: Range<Int>, _ set: TokenSet
  ) -> TokenID? {
    if spellings == nil {
      var found: [[UInt8]: TokenID] = [:]
      for index in set.tokens.indices where !set.tokens[index].isHidden {
        found[set.pathBytes(set.tokens[index].path)] = TokenID(index)
      }
      spellings = found
    }
    return spellings?[Array(bytes[range])]
  }

  /// Style Dictionary up to version 4 writes `{a.b.value}` for `{a.b}`.
  private mutating func findWithoutSuffix(
    _ bytes: [UInt8], _ range: Range<Int>, _ set: TokenSet
  ) -> TokenID? {
    for suffix in [".value", ".$value"] where bytes[range].count > suffix.utf8.count {
      guard bytes[range].suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else { continue }
      let shorter = range.lowerBound..<range.upperBound - suffix.utf8.count
      if case .token(let token) = find(bytes, shorter, set) { return token }
    }
    return nil
  }

  private mutating func findProperty(
    _ bytes: [UInt8], _ range: Range<Int>, _ set: TokenSet
  ) -> Definition.Place? {
    if properties == nil { properties = PropertyIndex(set) }
    return properties?.places[Array(bytes[range])]
  }

  private func trim(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower] == 0x20 { lower += 1 }
    while lower < upper, bytes[upper - 1] == 0x20 { upper -= 1 }
    return lower..<upper
  }
}
