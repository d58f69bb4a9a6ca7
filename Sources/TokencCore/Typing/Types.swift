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

  /// The numbers of the types, token by token; `UInt32.max` stands for none.
  ///
  /// Not ``Packed``, for whose arrays of types the runtime would search all conformances at start.
  private var numbers: [UInt32]
  package var origins: [Origin]

  init(count: Int) {
    numbers = [UInt32](repeating: .max, count: count)
    origins = [Origin](repeating: .none, count: count)
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
  }
}
