import TokencDiagnostics
import TokencJSON

/// Takes back the types that are only the meaning of another name, such as `dimension` for `size`,
/// where a value does not fit.
///
/// Outside of the dialect that defines the name, it may be a name of the file's own: `font` is said
/// of families and of sizes. Values are then typed as those without a type are.
struct SynonymCheck {
  private let resolved: ResolvedTokens
  private let modes: [ModeID]
  private var values: ValueJudge

  /// Replaces the types that do not fit.
  static func apply(to resolved: inout ResolvedTokens) {
    let doubtful = resolved.types.doubts.indices.filter {
      resolved.types.doubts[$0].contains(.synonym)
    }
    guard !doubtful.isEmpty else { return }
    var check = SynonymCheck(resolved)
    let unfit = doubtful.lazy.map(TokenID.init(_:)).filter { !check.fits($0) }
      .map { (token: $0, type: check.actualType(of: $0)) }
    for (token, type) in unfit {
      resolved.types[token] = type
      resolved.types.origins[token.index] = type == nil ? .none : .guess
      resolved.types.doubts[token.index] = .guessed
    }
  }

  private init(_ resolved: ResolvedTokens) {
    self.resolved = resolved
    modes = resolved.modes
    values = ValueJudge(resolved, isExact: false)
  }

  /// Whether a token's values in all modes can be read as its type.
  private mutating func fits(_ token: TokenID) -> Bool {
    guard let type = resolved.tokenType(token) else { return true }
    for mode in modes {
      guard let cursor = resolved.cursor(of: token, in: mode) else { continue }
      if type == .fontFamily || type == .string {
        // Any text is a name, but these are meant to be something else.
        guard let guess = guess(cursor), guess != .string else { continue }
        return false
      }
      if type == .dimension || type == .duration, let guess = guess(cursor),
        guess != type, guess == .dimension || guess == .duration
      {
        return false
      }
      if values.faults(of: cursor, as: type).contains(where: \.isWrong) { return false }
    }
    return true
  }

  /// The type of the first value, as if nothing declared one.
  private func actualType(of token: TokenID) -> TokenType? {
    for mode in modes {
      guard let cursor = resolved.cursor(of: token, in: mode) else { continue }
      let end = resolved.end(of: token, in: mode)
      if end != token, !resolved.types.doubts[end.index].contains(.synonym) {
        return resolved.tokenType(end)
      }
      return guess(cursor)
    }
    return nil
  }

  private func guess(_ cursor: ValueCursor) -> TokenType? {
    let tree = resolved.tree(of: cursor)
    guard tree.nodes[Int(cursor.node)].kind == .string else {
      return TypeGuess.type(of: Int(cursor.node), in: tree, resolved.set.names)
    }
    return TypeGuess.type(of: resolved.textSlice(at: cursor))
  }
}
