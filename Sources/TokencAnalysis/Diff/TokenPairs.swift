import TokencDiagnostics
package import TokencCore
import TokencJSON

/// A token of two stacks: the number of its pair in ``TokenPairs``.
package struct PairID: Identifier {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The tokens of two stacks, matched by the bytes of their paths.
package struct TokenPairs: Sendable {
  /// A token in each stack that has it.
  package struct Pair: Equatable, Sendable {
    package var old: TokenID?
    package var new: TokenID?
  }

  /// The new tokens in order, then the old ones without a match.
  package private(set) var pairs: [Pair]
  private var ofOld: [PairID]
  private var ofNew: [PairID]

  init(old: TokenSet, new: TokenSet) {
    pairs = new.tokens.indices.map { Pair(old: nil, new: TokenID($0)) }
    ofNew = new.tokens.indices.map(PairID.init(_:))
    ofOld = [PairID](repeating: PairID(0), count: old.tokens.count)
    let paths = Self.matchPaths(old, new)
    let spellings = Self.spellings(old, new)
    for index in old.tokens.indices {
      let token = TokenID(index)
      let path = old.tokens[index].path
      var match = paths[path.index].flatMap { new.paths[$0].token }
      if match.map({ new.tokens[$0.index].isHidden }) ?? true, !spellings.isEmpty {
        match = spellings[old.pathBytes(token)] ?? match
      }
      if let match, pairs[match.index].old == nil {
        pairs[match.index].old = token
        ofOld[index] = PairID(match.index)
      } else {
        ofOld[index] = PairID(pairs.count)
        pairs.append(Pair(old: token, new: nil))
      }
    }
  }

  package subscript(pair: PairID) -> Pair { pairs[pair.index] }

  /// The pair of a token of the old stack.
  package func pair(ofOld token: TokenID) -> PairID { ofOld[token.index] }

  /// The pair of a token of the new stack.
  package func pair(ofNew token: TokenID) -> PairID { ofNew[token.index] }

  /// Treats a removed and an added token as one; the pair of the removed one is left empty.
  mutating func join(_ removed: PairID, _ added: PairID) {
    guard let old = pairs[removed.index].old else { return }
    pairs[removed.index].old = nil
    pairs[added.index].old = old
    ofOld[old.index] = added
  }

  /// For each path of the old stack, the same path in the new stack.
  ///
  /// It usually follows the previous match; otherwise one probe finds it, because names are
  /// translated once.
  private static func matchPaths(_ old: TokenSet, _ new: TokenSet) -> [PathID?] {
    var names = TranslatedNames(old.names, new.names)
    var paths = [PathID?](repeating: nil, count: old.paths.nodes.count)
    paths[PathID.root.index] = .root
    var last = PathID.root
    for index in paths.indices.dropFirst() {
      let node = old.paths.nodes[index]
      guard let parent = paths[node.parent.index], node.name != .none else { continue }
      let guess = PathID(last.index + 1)
      if guess.index < new.paths.nodes.count, new.paths[guess].parent == parent,
        names.isPair(node.name, new.paths[guess].name)
      {
        paths[index] = guess
      } else {
        paths[index] = names.translation(of: node.name).flatMap {
          new.paths.child(of: parent, named: $0, new.names)
        }
      }
      last = paths[index] ?? last
    }
    return paths
  }

  /// The new tokens by full path text, since a name may contain a dot.
  private static func spellings(_ old: TokenSet, _ new: TokenSet) -> TextMap<TokenID> {
    var spellings = TextMap<TokenID>()
    guard old.hasDottedNames || new.hasDottedNames else { return spellings }
    for index in new.tokens.indices where !new.tokens[index].isHidden {
      spellings[new.pathBytes(TokenID(index))] = TokenID(index)
    }
    return spellings
  }
}

/// The names of one table, translated to another.
private struct TranslatedNames {
  private let old: NameTable
  private let new: NameTable
  private var known: [NameID?]
  private var isKnown: [Bool]

  init(_ old: NameTable, _ new: NameTable) {
    self.old = old
    self.new = new
    known = [NameID?](repeating: nil, count: old.count)
    isKnown = [Bool](repeating: false, count: old.count)
  }

  /// The number of a name in the other table, if it has one.
  mutating func translation(of name: NameID) -> NameID? {
    let index = Int(name.rawValue)
    if !isKnown[index] { set(new.find(name, of: old), at: index) }
    return known[index]
  }

  /// Whether two names have the same bytes.
  mutating func isPair(_ name: NameID, _ other: NameID) -> Bool {
    let index = Int(name.rawValue)
    if isKnown[index] { return known[index] == other }
    guard old[name] == new[other] else { return false }
    set(other, at: index)
    return true
  }

  private mutating func set(_ name: NameID?, at index: Int) {
    known[index] = name
    isKnown[index] = true
  }
}
