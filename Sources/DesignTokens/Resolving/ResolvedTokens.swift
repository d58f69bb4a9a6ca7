import JSON

/// Every token of a stack with its final value in every mode: what emitters and analysis read.
///
/// Values stay in their files. An alias costs no more than the number of the token at the end of
/// its chain; only text with references inside is put together, once.
package struct ResolvedTokens: Sendable {
  /// What became of a token in one mode.
  package enum State: UInt8, Sendable {
    case unvisited
    /// It has a value.
    case resolved
    /// No layer gives it one for this mode.
    case missing
    /// One of its own references leads nowhere.
    case broken
    /// It leads back to itself.
    case cyclic
    /// It depends on a token that has no value.
    case affected
    /// Its references multiply beyond the bound.
    case tooLarge
  }

  /// The tokens with their definitions, values and linked references.
  package var set: TokenSet
  /// Whether values are printed as written, references replaced.
  package let isRaw: Bool
  /// Token by token and mode by mode.
  package var states: [State]
  /// The token at the end of each alias chain, the token itself where its value is no alias.
  var ends: [TokenID]
  /// All texts that were put together, one after the other.
  var texts: [UInt8] = []
  /// Where the text of a slot is in ``texts``.
  var textRanges: [Int: Range<Int>] = [:]

  /// Where references into a value land, by reference and mode.
  var landings: [Int: ValueCursor] = [:]

  /// The values that take the place of written ones, by slot.
  var computed: [Int: ValueID] = [:]

  /// Where values begin, or parts of them, that are wrong on every platform for what they are
  /// wanted as; what only other platforms understand is none of them.
  package var wrongValues: Set<Diagnostic.Place.Start> = []

  init(_ set: TokenSet, isRaw: Bool) {
    self.set = set
    self.isRaw = isRaw
    states = [State](repeating: .unvisited, count: set.slots.count)
    ends = [TokenID](repeating: TokenID(0), count: set.slots.count)
  }

  /// The tokens that are printed, in their order.
  package var visibleTokens: [TokenID] {
    self.set.tokens.indices.lazy.filter { !set.tokens[$0].isHidden }.map(TokenID.init(_:))
  }

  /// How many tokens are printed.
  package var tokenCount: Int { self.set.tokens.count { !$0.isHidden } }

  /// The modes, in the order of their columns.
  package var modes: [ModeID] { self.set.modes.indices.map(ModeID.init(_:)) }

  /// What became of a token in a mode.
  package func state(of token: TokenID, in mode: ModeID) -> State {
    states[slot(token, mode)]
  }

  /// Whether a token has a value in any mode.
  package func isResolvedAnywhere(_ token: TokenID) -> Bool {
    // Not by `modes`, which makes an array.
    self.set.modes.indices.contains { states[slot(token, ModeID($0))] == .resolved }
  }

  /// Where a token's record of a mode is in the arrays by slot.
  func slot(_ token: TokenID, _ mode: ModeID) -> Int {
    token.index * set.modes.count + mode.index
  }

  /// The token that a token's whole value refers to in a mode: the first hop of its chain.
  package func alias(of token: TokenID, in mode: ModeID) -> TokenID? {
    guard let id = set.value(of: token, in: mode), set.values[id.index].form == .alias else {
      return nil
    }
    return set.references[set.values[id.index].firstReference.index].target
  }

  /// The token at the end of a resolved token's alias chain, itself where it is no alias.
  package func end(of token: TokenID, in mode: ModeID) -> TokenID {
    ends[slot(token, mode)]
  }

  /// A resolved token's value in a mode, at the end of its chain; nil where it has none.
  package func cursor(of token: TokenID, in mode: ModeID) -> ValueCursor? {
    let slot = slot(token, mode)
    guard states[slot] == .resolved else { return nil }
    if !computed.isEmpty, let value = computed[self.slot(ends[slot], mode)] {
      return ValueCursor(value: value, node: set.values[value.index].node, mode: mode)
    }
    guard let value = set.value(of: ends[slot], in: mode) else { return nil }
    return ValueCursor(value: value, node: set.values[value.index].node, mode: mode)
  }
}

/// A place inside a resolved value.
package struct ValueCursor: Sendable {
  var value: ValueID
  var node: UInt32
  var mode: ModeID
}
