import TokencDiagnostics

/// Where the references of all values lead: the result of linking.
package struct Links: Sendable {
  /// Value by value, in source order; those of a value's attachment follow its own.
  package var references: [Reference] = []
  /// The member names and array indices that references take inside their target's value.
  package var steps: [[UInt8]] = []
  /// How references occur in each value, and which they are.
  package var uses: [Use] = []
  /// How many of a value's references are in its attachment; values without one are absent.
  package var attached: [ValueID: UInt32] = [:]

  /// The references of a value, its own before those of its attachment.
  package func references(of value: ValueID) -> Range<Int> {
    let use = uses[value.index]
    return use.first.index..<use.first.index + Int(use.count)
  }

  /// How the references of one value occur in it, and which they are.
  package struct Use: Sendable {
    /// How references occur in the value.
    package enum Form: UInt8, Sendable {
      /// No reference.
      case literal
      /// The whole value is one reference.
      case alias
      /// Text with references inside.
      case text
      /// An array or object with references inside.
      case structure
    }

    package var form: Form
    package var first: ReferenceID
    package var count: UInt32

    /// A value without references.
    package static let none = Use(form: .literal, first: ReferenceID(0), count: 0)
  }
}

/// Tokens whose references are linked.
package struct LinkedTokens: Sendable {
  package var set: TokenSet
  package var layers: Layers
  package var links: Links
}
