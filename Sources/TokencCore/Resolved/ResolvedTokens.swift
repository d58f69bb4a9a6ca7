package import TokencDiagnostics
import TokencJSON

/// Every token of a stack with its final value in every mode: the input of emitters and analysis.
///
/// Values stay in their files. An alias costs only the number of the token at the end of its chain;
/// only text with references inside is built, once.
///
///     var output = OutputBuffer()
///     if let token = tokens.token(at: "theme.color.background.brand") {
///       for mode in tokens.modes { tokens.writePlain(token, in: mode, into: &output) }
///     }
package struct ResolvedTokens: Sendable {
  /// The state of a token in one mode.
  package enum State: UInt8, Sendable {
    case unvisited
    /// It has a value.
    case resolved
    /// No layer gives it one for this mode.
    case missing
    /// One of its own references has no target.
    case broken
    /// It leads back to itself.
    case cyclic
    /// It depends on a token that has no value.
    case affected
    /// Its references multiply beyond the bound.
    case tooLarge
    /// Its value is or contains a syntax error.
    case unreadable
  }

  /// The tokens with their definitions and values as written.
  package var set: TokenSet
  /// The modes and their effective values.
  package let layers: Layers
  /// Where references lead.
  package let links: Links
  /// The types of the tokens.
  package var types: Types
  /// Whether values are printed as written, references replaced.
  package let isRaw: Bool
  /// Whether values mean only what DTCG 2025.10 says.
  var isExact = false
  /// The units of numbers without one, for emitters: one of lengths, one of times, or none.
  package var unitless: [String] = []
  /// Token by token and mode by mode.
  package var states: [State]
  /// The token at the end of each alias chain; the token itself if its value is not an alias.
  var ends: [TokenID]
  /// All built texts, one after the other.
  var texts: [UInt8] = []
  /// Where the text of a slot is in ``texts``.
  var textRanges: [Int: Range<Int>] = [:]

  /// Where references into a value end up, by reference and mode.
  package var landings: [Int: ValueCursor] = [:]

  /// The values that replace written ones.
  package var computed = ComputedValues()
  /// Where values or parts of them begin that are invalid for their type on every platform; values
  /// that only other platforms understand are not among them.
  package var wrongValues: Set<Diagnostic.Place.Start> = []

  init(_ linked: consuming LinkedTokens, _ types: consuming Types, isRaw: Bool) {
    self.isRaw = isRaw
    self.types = types
    states = [State](repeating: .unvisited, count: linked.layers.slots.count)
    ends = [TokenID](repeating: TokenID(0), count: linked.layers.slots.count)
    set = linked.set
    layers = linked.layers
    links = linked.links
  }

  /// A token's type; nil if it is unknown.
  package func tokenType(_ token: TokenID) -> TokenType? { types[token] }

  /// The tokens that are printed, in their order.
  package var visibleTokens: [TokenID] {
    self.set.tokens.indices.lazy.filter { !set.tokens[$0].isHidden }.map(TokenID.init(_:))
  }

  /// How many tokens are printed.
  package var tokenCount: Int { self.set.tokens.count { !$0.isHidden } }

  /// The modes, in the order of their columns.
  package var modes: [ModeID] { layers.modes.indices.map(ModeID.init(_:)) }

  /// The state of a token in a mode.
  package func state(of token: TokenID, in mode: ModeID) -> State {
    states[slot(token, mode)]
  }

  /// Whether a token has a value in a mode.
  package func isResolved(_ token: TokenID, in mode: ModeID) -> Bool {
    states[slot(token, mode)] == .resolved
  }

  /// Whether a token has a value in any mode.
  package func isResolvedAnywhere(_ token: TokenID) -> Bool {
    // Avoids `modes`, which allocates an array.
    layers.modes.indices.contains { states[slot(token, ModeID($0))] == .resolved }
  }

  /// The index of a token's record for a mode in the arrays by slot.
  func slot(_ token: TokenID, _ mode: ModeID) -> Int {
    token.index * layers.modes.count + mode.index
  }

  /// The token that a token's whole value refers to in a mode: the first hop of its chain.
  package func alias(of token: TokenID, in mode: ModeID) -> TokenID? {
    guard let id = layers.value(of: token, in: mode), links.uses[id.index].form == .alias else {
      return nil
    }
    return links.references[links.uses[id.index].first.index].target
  }

  /// The token at the end of a resolved token's alias chain; the token itself if it is not an
  /// alias.
  package func end(of token: TokenID, in mode: ModeID) -> TokenID {
    ends[slot(token, mode)]
  }

  /// A resolved token's value in a mode, at the end of its chain; nil if it has none.
  package func cursor(of token: TokenID, in mode: ModeID) -> ValueCursor? {
    let slot = slot(token, mode)
    guard states[slot] == .resolved else { return nil }
    if let cursor = computedCursor(of: ends[slot], in: mode) { return cursor }
    guard let value = layers.value(of: ends[slot], in: mode) else { return nil }
    return ValueCursor(value: value, node: set.values[value.index].node, mode: mode)
  }
}

/// A place inside a resolved value.
package struct ValueCursor: Sendable {
  package var value: ValueID
  package var node: UInt32
  package var mode: ModeID

  package init(value: ValueID, node: UInt32, mode: ModeID) {
    self.value = value
    self.node = node
    self.mode = mode
  }
}
