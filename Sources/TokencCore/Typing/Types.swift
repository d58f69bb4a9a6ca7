import TokencDiagnostics

/// The type of every token and its origin: the result of typing.
package struct Types: Sendable {
  /// Where a type comes from; earlier cases take precedence.
  package enum Origin: Sendable {
    /// The token's own `$type`.
    case own
    /// The type in an earlier layer.
    case earlierLayer
    /// The token that its alias leads to.
    case target
    /// The nearest group's `$type`, or a group that implies one.
    case group
    /// The spelling of the value; never if files must follow the specification strictly.
    case guess
    /// Unknown.
    case none
  }

  /// What is uncertain about a type; an alias without a type of its own shares it with its target.
  package struct Doubts: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The spelling of a value suggests it, and nothing declares it.
    package static let guessed = Doubts(rawValue: 1)
    /// It is the meaning of another name, in a file of no dialect that defines the name.
    package static let synonym = Doubts(rawValue: 2)
  }

  /// The numbers of the types, token by token; `UInt32.max` stands for none.
  ///
  /// Not ``Packed``, for whose arrays of types the runtime would search all conformances at start.
  private var numbers: [UInt32]
  package var origins: [Origin]
  package var doubts: [Doubts]

  init(count: Int) {
    numbers = [UInt32](repeating: .max, count: count)
    origins = [Origin](repeating: .none, count: count)
    doubts = [Doubts](repeating: [], count: count)
  }

  /// A token's type; nil if it is unknown.
  package subscript(token: TokenID) -> TokenType? {
    get {
      let number = numbers[token.index]
      return number == .max ? nil : TokenType(packed: number)
    }
    set { numbers[token.index] = newValue?.packed ?? .max }
  }

  /// Adds the type of a token of other tokens.
  mutating func append(_ token: TokenID, of other: Types) {
    numbers.append(other.numbers[token.index])
    origins.append(other.origins[token.index])
    doubts.append(other.doubts[token.index])
  }
}
