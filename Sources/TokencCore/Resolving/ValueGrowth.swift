import TokencText
import TokencDiagnostics
import TokencJSON

/// Keeps references from multiplying values beyond what a machine can hold.
///
/// `{"a": "{b}{b}", "b": "{c}{c}", …}` doubles at every step, so sizes are computed before any text
/// is built. Sizes are those of the written text, which makes the bound the same for every output.
struct ValueGrowth {
  /// How many bytes one resolved value may have.
  static let largestValue = 1 << 20
  /// How many levels of objects and arrays one resolved value may have.
  static let deepestValue = 512
  /// How many bytes all built values may have in total.
  static let largestTotal = 256 << 20

  /// How many bytes all values may have if each alias is expanded, as every output does.
  static let largestOutput = 1 << 30

  private var sizes: [UInt32]
  private var depths: [UInt16]
  private var total = 0
  private var reported: Set<TokenID> = []
  private var isTotalReported = false

  init(slots: Int) {
    sizes = [UInt32](repeating: 0, count: slots)
    depths = [UInt16](repeating: 0, count: slots)
  }

  /// An alias has its target's size and costs nothing.
  mutating func copy(from target: Int, to slot: Int) {
    sizes[slot] = sizes[target]
    depths[slot] = depths[target]
  }

  /// Measures a value whose targets are all measured.
  ///
  /// - Returns: whether it stays within the bounds.
  mutating func measure(_ id: ValueID, _ slot: Int, _ mode: ModeID, _ resolved: ResolvedTokens)
    -> Bool
  {
    let value = resolved.set.values[id.index]
    let tree = resolved.set.trees[resolved.set.file(of: id).index]
    var size = tree.content(of: Int(value.node)).count
    var depth = 0
    let references = resolved.links.references(of: id)
    if tree.nodes[Int(value.node)].kind == .object || tree.nodes[Int(value.node)].kind == .array {
      depth = self.depth(of: Int(value.node), tree, references, mode, resolved)
    }
    for index in references {
      guard let target = resolved.links.references[index].target else { continue }
      size -= resolved.links.references[index].range.bounds.count
      size += Int(sizes[target.index * resolved.layers.modes.count + mode.index])
    }
    sizes[slot] = UInt32(clamping: size)
    depths[slot] = UInt16(clamping: depth)
    guard !references.isEmpty else { return true }
    total += size
    return size <= Self.largestValue && depth <= Self.deepestValue && total <= Self.largestTotal
  }

  /// How many levels a structure has, including its references' targets.
  private func depth(
    of root: Int, _ tree: JSONTree, _ references: Range<Int>, _ mode: ModeID,
    _ resolved: ResolvedTokens
  ) -> Int {
    var ends: [UInt32] = []
    var deepest = 0
    var next = references.lowerBound
    for node in root..<Int(tree.nodes[root].end) {
      while let end = ends.last, end <= node { ends.removeLast() }
      if tree.nodes[node].kind == .object || tree.nodes[node].kind == .array {
        ends.append(tree.nodes[node].end)
        deepest = max(deepest, ends.count)
      }
      while next < references.upperBound, resolved.links.references[next].node == node {
        if resolved.links.references[next].isWhole,
          let target = resolved.links.references[next].target
        {
          let inner = Int(depths[target.index * resolved.layers.modes.count + mode.index])
          deepest = max(deepest, ends.count + inner)
        }
        next += 1
      }
    }
    return deepest
  }

  /// Marks the tokens that exceed the bound on output: a value of a megabyte with 5,000 aliases is
  /// one value here but five gigabytes there.
  ///
  /// - Returns: the finding about the first of them.
  func boundOutput(_ resolved: inout ResolvedTokens) -> Diagnostic? {
    guard outputSize(of: resolved) > Self.largestOutput else { return nil }
    var total = 0
    var finding: Diagnostic?
    for slot in resolved.states.indices where resolved.states[slot] == .resolved {
      total += Int(sizes[slot])
      guard total > Self.largestOutput else { continue }
      resolved.states[slot] = .tooLarge
      guard total - Int(sizes[slot]) <= Self.largestOutput else { continue }
      let token = TokenID(slot / resolved.layers.modes.count)
      finding =
        Diagnostic(
          .error, .expansionLimit,
          "all values together grow beyond \(Self.largestOutput >> 30) GiB when aliases are written "
            + "out", at: resolved.set.keyPlace(resolved.set.tokens[token.index].definition))
    }
    return finding
  }

  /// How many bytes all values have.
  private func outputSize(of resolved: ResolvedTokens) -> Int {
    var total = 0
    for (size, state) in zip(sizes, resolved.states) where state == .resolved {
      total += Int(size)
    }
    return total
  }

  /// Reports a value over a bound, once a token, and the bound of all values once.
  mutating func report(
    _ token: TokenID, _ id: ValueID, _ resolved: ResolvedTokens, _ findings: inout [Diagnostic]
  ) {
    let isTotal = total > Self.largestTotal
    guard isTotal ? !isTotalReported : reported.insert(token).inserted else { return }
    isTotalReported = isTotalReported || isTotal
    let first = resolved.links.references[resolved.links.uses[id.index].first.index]
    let bounds = "\(Self.largestValue >> 20) MiB or \(Self.deepestValue) levels"
    findings.append(
      Diagnostic(
        .error, .expansionLimit,
        isTotal
          ? "all values together grow beyond \(Self.largestTotal >> 20) MiB"
          : "'\(resolved.set.pathText(token))' grows beyond \(bounds) when its references are replaced",
        at: resolved.set.place(of: first)))
  }
}
