import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

/// Traces changed values in one mode to the tokens whose own definitions changed.
///
/// A chain may be a million hops long, so the path is kept in an array rather than on the call
/// stack.
struct CauseFinder {
  private let comparison: Comparison
  private let modePair: Int
  /// For each visited changed pair, the edited tokens that it follows.
  private var causes: [PairID: [PairID]] = [:]
  /// For each visited changed pair, the changed pairs that its value refers to.
  private var targets: [PairID: [PairID]] = [:]

  private struct Frame {
    let pair: PairID
    let isEdited: Bool
    var next = 0
  }

  init(_ comparison: Comparison, modePair: Int) {
    self.comparison = comparison
    self.modePair = modePair
  }

  /// The edited tokens that a changed pair follows, including itself if its own definition changed.
  mutating func causes(of pair: PairID) -> [PairID] {
    var frames: [Frame] = []
    enter(pair, &frames)
    while var frame = frames.popLast() {
      let below = targets[frame.pair] ?? []
      if frame.next < below.count {
        frame.next += 1
        frames.append(frame)
        enter(below[frame.next - 1], &frames)
        continue
      }
      var found = frame.isEdited ? [frame.pair] : []
      for target in below { found += (causes[target] ?? []) }
      causes[frame.pair] = below.count + found.count > 1 ? Array(Set(found)).sorted() : found
    }
    return causes[pair] ?? []
  }

  /// The path from a pair to one of its causes, and whether hops before the last one are omitted.
  func chain(from pair: PairID, to cause: PairID) -> (hops: [PairID], isCut: Bool) {
    var hops = [pair]
    var last = pair
    while last != cause {
      let next = targets[last]?.first { causes[$0]?.contains(cause) ?? false }
      guard let next else { break }
      if hops.count == Self.longestChain { return (hops + [cause], true) }
      hops.append(next)
      last = next
    }
    return (hops, false)
  }

  /// How many hops of a chain are kept, not counting the last one.
  private static let longestChain = 8

  private mutating func enter(_ pair: PairID, _ frames: inout [Frame]) {
    guard targets[pair] == nil else { return }
    let step = step(from: pair)
    targets[pair] = step.targets
    frames.append(Frame(pair: pair, isEdited: step.isEdited))
  }

  /// Whether a pair's own definition changed, and which of its changed targets contribute.
  ///
  /// A target that the definition names only before or only after is not a cause; the edit that
  /// adds or removes the reference is.
  private func step(from pair: PairID) -> (isEdited: Bool, targets: [PairID]) {
    guard let oldToken = comparison.pairs[pair].old, let newToken = comparison.pairs[pair].new
    else { return (true, []) }
    // In a mode that only one stack has, the other stack's definitions are those of its first mode.
    let oldMode = comparison.old.mode(of: oldToken, modePair: modePair) ?? ModeID(0)
    let newMode = comparison.new.mode(of: newToken, modePair: modePair) ?? ModeID(0)
    let pairs = comparison.pairs
    let before = targets(of: oldToken, oldMode, comparison.old) { pairs.pair(ofOld: $0) }
    let after = targets(of: newToken, newMode, comparison.new) { pairs.pair(ofNew: $0) }
    let isEdited = hasOtherDefinition(oldToken, oldMode, newToken, newMode)
    let targets = isEdited ? before.intersection(after) : before.union(after)
    let changed = targets.filter { $0 != pair && comparison.differs($0, modePair: modePair) }
      .sorted()
    return (isEdited || changed.isEmpty, changed)
  }

  private func targets(
    of token: TokenID, _ mode: ModeID, _ side: DiffSide, pair: (TokenID) -> PairID
  ) -> Set<PairID> {
    let resolved = side.resolved
    guard let value = resolved.layers.value(of: token, in: mode) else { return [] }
    return Set(
      resolved.links.references(of: value).compactMap {
        resolved.links.references[$0].target.map(pair)
      }
    )
  }

  private func hasOtherDefinition(
    _ oldToken: TokenID, _ oldMode: ModeID, _ newToken: TokenID, _ newMode: ModeID
  ) -> Bool {
    let type = comparison.new.resolved.tokenType(newToken)
    var before = OutputBuffer()
    comparison.old.resolved.writeOwnMeaning(
      of: oldToken, in: oldMode, as: type,
      target: { write(comparison.pairs.pair(ofOld: $0), into: &$1) }, into: &before)
    var after = OutputBuffer()
    comparison.new.resolved.writeOwnMeaning(
      of: newToken, in: newMode, as: type,
      target: { write(comparison.pairs.pair(ofNew: $0), into: &$1) }, into: &after)
    return before.bytes != after.bytes
  }

  /// Writes a pair's path; the new one for a renamed token.
  ///
  /// A number would not do, because a reference without a target stays as written, which is a path.
  private func write(_ pair: PairID, into output: inout OutputBuffer) {
    if let token = comparison.pairs[pair].new {
      output.write(comparison.new.resolved.set.pathBytes(token))
    } else if let token = comparison.pairs[pair].old {
      output.write(comparison.old.resolved.set.pathBytes(token))
    }
  }
}
