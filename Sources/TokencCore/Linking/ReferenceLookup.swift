import TokencDiagnostics
import TokencJSON

/// Finds the target of a reference.
struct ReferenceLookup {
  /// What a path leads to.
  enum Match: Equatable {
    case token(TokenID)
    /// Only after trimming the blanks just inside the braces.
    case trimmed(TokenID)
    /// A group, or a name with nothing below it.
    case group(PathID)
    /// A part of a token's value.
    case part(TokenID, steps: [[UInt8]])
    /// A plain value that becomes a token only if something refers to it.
    case property(Definition.Place)
    case missing
  }

  /// Whether the last token was found name by name, exactly as its path is spelled.
  private(set) var wasExact = false
  /// Whether only the spellings of DTCG 2025.10 are found.
  private let isStrict: Bool
  /// Finds the plain values that can be referenced although they are not tokens.
  private let plainValues: [@Sendable (TokenSet) -> TextMap<Definition.Place>]
  private var properties: [TextMap<Definition.Place>]?

  /// A lookup of tokens, and of the plain values that some dialects know.
  init(
    isStrict: Bool = false,
    plainValues: [@Sendable (TokenSet) -> TextMap<Definition.Place>] = []
  ) {
    self.isStrict = isStrict
    self.plainValues = plainValues
  }

  /// What the path in `range` leads to.
  mutating func find(
    _ bytes: [UInt8], _ range: Range<Int>, _ set: TokenSet, _ layers: Layers
  ) -> Match {
    let path = set.paths.find(bytes, range, set.names)
    wasExact = true
    if let path, let token = set.paths[path].token { return .token(token) }
    defer { wasExact = false }
    // Names may contain dots: `{space.0.25}` finds `"space": {"0.25": …}`.
    if let token = layers.tokensBySpelling[bytes, range] { return .token(token) }
    let trimmed = trim(bytes, range)
    if trimmed != range, !trimmed.isEmpty {
      if let token = findToken(bytes, trimmed, set, layers) { return .trimmed(token) }
    }
    if isStrict { return path.map { .group($0) } ?? .missing }
    if let token = findWithoutSuffix(bytes, range, set, layers) { return .token(token) }
    if let place = findProperty(bytes, trimmed, set) { return .property(place) }
    if path == nil, let part = findPart(bytes, trimmed, set) { return part }
    return path.map { .group($0) } ?? .missing
  }

  /// The token whose path is spelled exactly like this.
  private func findToken(
    _ bytes: [UInt8], _ range: Range<Int>, _ set: TokenSet, _ layers: Layers
  ) -> TokenID? {
    if let path = set.paths.find(bytes, range, set.names), let token = set.paths[path].token {
      return token
    }
    return layers.tokensBySpelling[bytes, range]
  }

  /// Follows the names from the root, one probe each.
  ///
  /// This is slower than ``PathTree/find(_:_:_:)`` if all names are known, but it stops at the
  /// first unknown one: a text with a million dots is looked up a million times.
  private func walk(_ bytes: [UInt8], _ range: Range<Int>, _ set: TokenSet) -> PathID? {
    var path = PathID.root
    var start = range.lowerBound
    while true {
      var end = start
      while end < range.upperBound, bytes[end] != UInt8(ascii: ".") { end += 1 }
      guard let name = set.names.find(bytes, start..<end),
        let child = set.paths.child(of: path, named: name, set.names)
      else { return nil }
      path = child
      if end == range.upperBound { return path }
      start = end + 1
    }
  }

  /// Reads `{a.b.value}` as `{a.b}`, since older tools write the former.
  private func findWithoutSuffix(
    _ bytes: [UInt8], _ range: Range<Int>, _ set: TokenSet, _ layers: Layers
  ) -> TokenID? {
    for suffix in [".value", ".$value"] where bytes[range].count > suffix.utf8.count {
      guard bytes[range].suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else { continue }
      let shorter = range.lowerBound..<range.upperBound - suffix.utf8.count
      if let token = findToken(bytes, shorter, set, layers) { return token }
    }
    return nil
  }

  /// `{shadow.card.color}`: the longest path of a token, then names inside its value.
  private func findPart(
    _ bytes: [UInt8], _ range: Range<Int>, _ set: TokenSet
  ) -> Match? {
    var end = range.upperBound
    while let dot = bytes[range.lowerBound..<end].lastIndex(of: UInt8(ascii: ".")) {
      end = dot
      guard let path = walk(bytes, range.lowerBound..<end, set) else { continue }
      guard let token = set.paths[path].token else { return nil }
      let steps = bytes[(end + 1)..<range.upperBound].split(
        separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      return .part(token, steps: steps.map { Array($0) })
    }
    return nil
  }

  /// The target of the pointer in a `$ref`; nil if it is malformed.
  func find(pointer text: [UInt8], _ set: TokenSet) -> Match? {
    guard let steps = Pointer.steps(text) else { return nil }
    let found = find(steps: steps, set)
    guard found == .missing, text.contains(UInt8(ascii: "%")) else { return found }
    return find(steps: steps.map(Pointer.percentDecoded), set)
  }

  private func find(steps: [[UInt8]], _ set: TokenSet) -> Match {
    var path = PathID.root
    for (index, step) in steps.enumerated() {
      guard let name = set.names.find(step, step.indices),
        let child = set.paths.child(of: path, named: name, set.names)
      else { return .missing }
      path = child
      guard let token = set.paths[path].token else { continue }
      let rest = Array(steps[(index + 1)...])
      if rest.isEmpty { return .token(token) }
      if rest[0].elementsEqual("$value".utf8) {
        return rest.count == 1 ? .token(token) : .part(token, steps: Array(rest[1...]))
      }
      if let place = property(rest, of: token, set) { return .property(place) }
    }
    return .group(path)
  }

  /// A property of a token beside its value, such as `$type` or `$description`.
  private func property(
    _ steps: [[UInt8]], of token: TokenID, _ set: TokenSet
  ) -> Definition.Place? {
    let definition = set.definitions[set.tokens[token.index].definition.index]
    let tree = set.trees[definition.file.index]
    guard steps.count == 1, steps[0].first == UInt8(ascii: "$"),
      let name = set.names.find(steps[0], steps[0].indices),
      let node = tree.member(name, of: Int(definition.node))
    else { return nil }
    return Definition.Place(file: definition.file, node: node)
  }

  private mutating func findProperty(
    _ bytes: [UInt8], _ range: Range<Int>, _ set: TokenSet
  ) -> Definition.Place? {
    let maps = properties ?? plainValues.map { $0(set) }
    properties = maps
    return maps.lazy.compactMap { $0[bytes, range] }.first
  }

  private func trim(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower] == 0x20 { lower += 1 }
    while lower < upper, bytes[upper - 1] == 0x20 { upper -= 1 }
    return lower..<upper
  }
}
