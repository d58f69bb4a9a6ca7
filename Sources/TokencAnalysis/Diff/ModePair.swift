import TokencText
import TokencDiagnostics
package import TokencCore

/// A mode of one stack and the mode with the same name of the other.
package struct ModePair: Sendable {
  /// The name; `default` if neither stack has modes.
  package let name: String
  /// The mode in each stack; nil if the stack has none with that name.
  package let old: ModeID?
  package let new: ModeID?

  /// The modes of two stacks, `light` and `dark` first.
  ///
  /// A stack without modes has the same values in every mode of the other one.
  static func all(_ old: ResolvedTokens, _ new: ResolvedTokens) -> [ModePair] {
    var names = ["light", "dark"].filter {
      old.layers.modes.contains($0) || new.layers.modes.contains($0)
    }
    for name in new.layers.modes + old.layers.modes where name != "default" && !names.hasText(name)
    {
      names.append(name)
    }
    if names.isEmpty { names = ["default"] }
    return names.map { name in
      ModePair(
        name: name, old: old.layers.modes.firstIndex(ofText: name).map(ModeID.init(_:)),
        new: new.layers.modes.firstIndex(ofText: name).map(ModeID.init(_:)))
    }
  }
}

/// One of the two stacks, with an answer for every pair of modes.
struct DiffSide: Sendable {
  let resolved: ResolvedTokens
  /// This stack's mode for each pair.
  private let modes: [ModeID?]
  /// Whether a token's value is written for certain modes, or follows one that is; empty if every
  /// pair has a mode of this stack, since then it is never read.
  private let isModal: [Bool]

  init(_ resolved: ResolvedTokens, modes: [ModeID?]) {
    self.resolved = resolved
    self.modes = modes
    isModal = modes.contains(nil) ? Self.modalTokens(resolved) : []
  }

  /// This stack's mode for a token's value in a pair; nil if there is none.
  ///
  /// A value that is not written for a mode also serves modes that only the other stack has.
  func mode(of token: TokenID, modePair: Int) -> ModeID? {
    if let mode = modes[modePair] { return mode }
    return isModal[token.index] ? nil : ModeID(0)
  }

  /// Whether a token is printed and has a value in this stack's mode for a pair.
  func hasValue(_ token: TokenID, modePair: Int) -> Bool {
    guard let mode = mode(of: token, modePair: modePair) else { return false }
    return resolved.isResolved(token, in: mode)
  }

  private static func modalTokens(_ resolved: ResolvedTokens) -> [Bool] {
    let set = resolved.set
    let dependents = Dependents(resolved)
    var isModal = [Bool](repeating: false, count: set.tokens.count)
    var open: [TokenID] = []
    for index in set.tokens.indices {
      let hasModes = resolved.modes.contains { mode in
        resolved.layers.value(of: TokenID(index), in: mode).map { set.values[$0.index].mode != nil }
          ?? false
      }
      if hasModes {
        isModal[index] = true
        open.append(TokenID(index))
      }
    }
    while let token = open.popLast() {
      for user in dependents.direct(of: token) where !isModal[user.token.index] {
        isModal[user.token.index] = true
        open.append(user.token)
      }
    }
    return isModal
  }
}
