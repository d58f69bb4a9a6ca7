import TokencAnalysis
import TokencCore

/// A difference between two stacks.
public struct Difference: Sendable, Hashable {
  /// The ways in which a token can differ.
  public enum Kind: String, Sendable {
    /// Only the new stack has it.
    case added
    /// Only the old stack has it.
    case removed
    /// A different value in some mode.
    case changed
    /// A different path, with equal type, values and users.
    case renamed
    /// A different type.
    case retyped
    /// A different description or deprecation.
    case metadata

    /// The same as the analysis has it; nil for contrasts, which are no changes of one token.
    init?(_ kind: DiffKind) {
      switch kind {
      case .added: self = .added
      case .removed: self = .removed
      case .changed: self = .changed
      case .renamed: self = .renamed
      case .retyped: self = .retyped
      case .metadata: self = .metadata
      case .contrast: return nil
      }
    }
  }

  /// What differs.
  public let kind: Kind
  /// The token in the old stack; nil if it was added.
  public let old: DesignToken?
  /// The token in the new stack; nil if it was removed.
  public let new: DesignToken?
  /// The modes in which it differs.
  public let modes: [String]
  /// The paths of the edited tokens that a changed value follows; empty if the token itself was
  /// edited.
  public let causes: [String]
}

extension ResolvedStack {
  /// The differences of this stack from an older one, in the order of its tokens, removed tokens
  /// last.
  ///
  ///     for difference in edited.differences(from: stack) {
  ///       print(difference.kind, difference.new?.path ?? "", difference.causes)
  ///     }
  public func differences(from old: ResolvedStack) -> [Difference] {
    let diff = ThemeDiff(old.resolved, resolved)
    var causes: [PairID: [String]] = [:]
    for cause in diff.causes {
      for follower in cause.followers {
        causes[follower.pair, default: []].append(diff.path(of: cause.pair))
      }
    }
    return diff.changes.compactMap { change in
      guard let kind = Difference.Kind(change.kind) else { return nil }
      return Difference(
        kind: kind, old: change.old.map(old.token(_:)), new: change.new.map(token(_:)),
        modes: change.modePairs.map { diff.modePairs[$0].name },
        causes: kind == .changed ? causes[change.pair] ?? [] : [])
    }
  }
}
