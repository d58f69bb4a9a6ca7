package import TokencDiagnostics
package import TokencCore

/// The differences between two stacks of token files, and their causes.
///
///     let diff = ThemeDiff(before, after)
///     for cause in diff.causes { print(diff.path(of: cause.pair), cause.followers.count) }
package struct ThemeDiff: Sendable {
  package let old: ResolvedTokens
  package let new: ResolvedTokens
  /// The modes that were compared.
  package let modePairs: [ModePair]
  package let pairs: TokenPairs
  /// In the order of the new tokens, then of the removed ones; by kind for each token.
  package private(set) var changes: [Change]
  /// The edits behind the changed values, in the order of the tokens.
  package private(set) var causes: [Cause]
  /// The pairs whose contrast changed; those that fall below their threshold come first.
  package private(set) var contrast: [ContrastChange]
  /// The modes in which each pair's value changed, regardless of the selection.
  private let changedModes: [PairID: [Int]]
  private let oldSide: DiffSide
  private let newSide: DiffSide

  /// Compares two stacks in the named modes, or in all if none is named.
  package init(_ old: ResolvedTokens, _ new: ResolvedTokens, modes: [String] = []) {
    var comparison = Comparison(old, new, modes: modes)
    let renamed = RenameDetection.join(in: &comparison)
    self.old = old
    self.new = new
    modePairs = comparison.modePairs
    pairs = comparison.pairs
    oldSide = comparison.old
    newSide = comparison.new
    changes = ChangeFinder.changes(in: comparison, renamed: Set(renamed))
    changedModes = Dictionary(
      uniqueKeysWithValues: changes.filter { $0.kind != .metadata && !$0.modePairs.isEmpty }
        .filter { $0.kind != .renamed }.map { ($0.pair, $0.modePairs) })
    causes = CauseFinder.causes(of: changes, in: comparison)
    contrast = ContrastFinder.changes(in: comparison)
  }

  /// Whether there are no differences.
  package var isEmpty: Bool { changes.isEmpty && !contrast.contains(where: \.falls) }

  /// The number of differences of a kind; for contrast, only those that fall below their threshold.
  package func count(of kind: DiffKind) -> Int {
    kind == .contrast ? contrast.count(where: \.falls) : changes.count { $0.kind == kind }
  }

  /// Keeps only differences of some kinds and of some pairs.
  package mutating func select(_ kinds: Set<DiffKind>, where isChosen: (PairID) -> Bool) {
    changes.removeAll { !kinds.contains($0.kind) || !isChosen($0.pair) }
    let changed = Set(changes.lazy.filter { $0.kind == .changed }.map(\.pair))
    causes = causes.compactMap { cause in
      let followers = cause.followers.filter { changed.contains($0.pair) }
      guard !followers.isEmpty || changed.contains(cause.pair) else { return nil }
      return Cause(pair: cause.pair, modePairs: cause.modePairs, followers: followers)
    }
    contrast.removeAll {
      !kinds.contains(.contrast) || !(isChosen($0.foreground) || isChosen($0.background))
    }
  }

  /// The old mode of a pair, if it has a value for a token of the old stack.
  package func oldMode(of token: TokenID, modePair: Int) -> ModeID? {
    oldSide.hasValue(token, modePair: modePair) ? oldSide.mode(of: token, modePair: modePair) : nil
  }

  /// The new mode of a pair, if it has a value for a token of the new stack.
  package func newMode(of token: TokenID, modePair: Int) -> ModeID? {
    newSide.hasValue(token, modePair: modePair) ? newSide.mode(of: token, modePair: modePair) : nil
  }

  /// The modes in which a pair's value changed, regardless of the selection.
  package func modePairs(of pair: PairID) -> [Int] { changedModes[pair] ?? [] }

  /// The path of a pair's token; the new one if it was renamed.
  package func path(of pair: PairID) -> String {
    if let token = pairs[pair].new { return new.set.pathText(token) }
    return pairs[pair].old.map { old.set.pathText($0) } ?? ""
  }
}

extension ThemeDiff {
  /// Where a token of the new stack is written: its value in the first mode that differs, else its
  /// key.
  package func place(ofNew token: TokenID) -> Diagnostic.Place {
    let modePairs = changedModes[pairs.pair(ofNew: token)] ?? []
    guard pairs[pairs.pair(ofNew: token)].old != nil, let modePair = modePairs.first,
      let mode = newMode(of: token, modePair: modePair),
      let value = new.layers.value(of: token, in: mode)
    else { return new.set.keyPlace(new.set.tokens[token.index].definition) }
    return new.set.place(of: new.set.values[value.index].node, in: value)
  }
}
