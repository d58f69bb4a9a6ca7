package import TokencCore

/// One difference between two stacks, of one kind.
package struct Change: Sendable {
  package let kind: DiffKind
  package let pair: PairID
  /// The token in the old stack; nil if it was added.
  package let old: TokenID?
  /// The token in the new stack; nil if it was removed.
  package let new: TokenID?
  /// The modes that differ, by index in ``ThemeDiff/modePairs``; for an added or removed token,
  /// those with a value.
  package let modePairs: [Int]
}

/// An edit and what follows from it.
package struct Cause: Sendable {
  /// A token whose value changed because another one did.
  package struct Follower: Sendable {
    package let pair: PairID
    /// From the token to the edited one, both included.
    package let chain: [PairID]
    /// Whether hops before the last one are omitted because there are many.
    package let isCut: Bool
    /// The modes in which it follows the edit, by index in ``ThemeDiff/modePairs``.
    package let modePairs: [Int]
    /// The other edits that it follows in these modes.
    package let otherCauses: [PairID]
  }

  /// The token whose own definition changed.
  package let pair: PairID
  /// The modes in which it was edited, by index in ``ThemeDiff/modePairs``.
  package let modePairs: [Int]
  package let followers: [Follower]
}

/// How the contrast of a pair of colors changed in one mode.
package struct ContrastChange: Sendable {
  package let foreground: PairID
  package let background: PairID
  /// By index in ``ThemeDiff/modePairs``.
  package let modePair: Int
  /// The contrast that WCAG 2.2 requires.
  package let threshold: Double
  /// Nil if the old stack has no such pair or its contrast is unknown.
  package let before: Double?
  /// Nil if the new stack has no such pair or its contrast is unknown.
  package let after: Double?

  /// Whether the contrast is too low now and was not before.
  package var falls: Bool {
    guard let after, after < threshold else { return false }
    return before.map { $0 >= threshold } ?? true
  }
}
