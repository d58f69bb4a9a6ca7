import TokencDiagnostics
import TokencCore

/// For each token the next one in its alias chain, in both modes.
struct SwiftAliases {
  /// -1 means none.
  private var light: [Int32]
  private var dark: [Int32]
  private let areTwo: Bool

  init(_ resolved: ResolvedTokens, _ sides: ModeSides) {
    func chain(_ mode: ModeID?) -> [Int32] {
      guard let mode else { return [] }
      return resolved.set.tokens.indices.map { index in
        resolved.alias(of: TokenID(index), in: mode).map { Int32(truncatingIfNeeded: $0.index) }
          ?? -1
      }
    }
    areTwo = sides.areTwo
    light = chain(sides.light)
    dark = areTwo ? chain(sides.dark) : light
  }

  /// The token that a token refers to.
  func next(_ token: TokenID, isDark: Bool) -> TokenID? {
    let next = isDark ? dark[token.index] : light[token.index]
    return next < 0 ? nil : TokenID(Int(next))
  }

  /// Whether the first hops of a chain are the same in both modes.
  func areSame(_ start: TokenID, hops: Int) -> Bool {
    guard areTwo else { return true }
    var index = start.index
    for _ in 0...hops {
      guard light[index] == dark[index] else { return false }
      guard light[index] >= 0 else { return true }
      index = Int(light[index])
    }
    return true
  }
}
