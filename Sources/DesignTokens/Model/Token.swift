package import JSON

/// One token of a stack, whatever files define it.
package struct Token: Sendable {
  /// Where its type comes from; the earlier case wins.
  package enum TypeOrigin: Sendable {
    /// Its own `$type`.
    case own
    /// What an earlier layer gave it.
    case earlierLayer
    /// The token that its alias leads to.
    case target
    /// The nearest group's `$type`, or the Backbase groups of colours.
    case group
    /// How its value is spelled; DTCG forbids this.
    case guess
    /// Nothing tells.
    case none
  }

  package var path: PathID
  /// The definition of the last layer; earlier ones follow through ``Definition/previous``.
  package var definition: DefinitionID
  @Packed package var type: TokenType? = nil
  package var typeOrigin = TypeOrigin.none
  /// Whether it is only there to be referred to: a plain property of a Style Dictionary file, or
  /// a token whose path another spelling took.
  package var isHidden = false
}

/// What one file says about one token.
package struct Definition: Sendable {
  /// A value of a file's tree.
  package struct Place: Equatable, Sendable {
    package var file: FileID
    package var node: UInt32

    package init(file: FileID, node: Int) {
      self.file = file
      self.node = UInt32(truncatingIfNeeded: node)
    }
  }

  package var token: TokenID
  package var file: FileID
  /// The token's object, or the bare value.
  package var node: UInt32
  /// Its `$value`, mode object included.
  package var value: UInt32
  /// Its own `$type`, if given.
  @Packed package var typeNode: UInt32? = nil
  @Packed package var type: TokenType? = nil
  /// The type that its group gave it when the file was read.
  @Packed package var groupType: TokenType? = nil
  @Packed package var description: UInt32? = nil
  /// Its own `$deprecated` or the nearest group's.
  @Packed package var deprecation: UInt32? = nil
  /// Whether the value holds one value a mode.
  package var hasModes: Bool
  /// What was said before about the same token, by an earlier layer or source.
  @Packed package var previous: DefinitionID? = nil
  /// What an earlier layer says: ``previous``, or where that is in the same resolver document,
  /// whose sources replace each other's tokens whole, what lies below the document.
  @Packed package var below: DefinitionID? = nil
  /// Its values are `values[firstValue..<firstValue + valueCount]`.
  package var firstValue: ValueID
  package var valueCount: UInt32
}

/// One value as written.
package struct Value: Sendable {
  /// How references take part in it.
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

  package var definition: DefinitionID
  /// The value in the file's tree.
  package var node: UInt32
  /// The mode it is written for; nil where it serves every mode.
  @Packed package var mode: ModeID? = nil
  package var form: Form
  /// Its references are `references[firstReference..<firstReference + referenceCount]`, in source
  /// order.
  package var firstReference: ReferenceID
  package var referenceCount: UInt32
}

/// One reference as written, `{theme.color.background.brand}`.
package struct Reference: Sendable {
  package var value: ValueID
  /// The string that holds it, or the object of a `$ref`.
  package var node: UInt32
  /// From the opening brace to the closing one; all of a pointer's text.
  package var range: SourceRange
  /// What it names; nil where that is no token.
  @Packed package var target: TokenID? = nil
  /// Whether it is all of its string.
  package var isWhole: Bool
  /// Where in the target's value it leads, as a range of ``TokenSet/steps``; empty for all of it.
  package var steps: Range<UInt32> = 0..<0
  /// What a node number has beside it where the reference stands in the value's colour modifier, so
  /// that these references follow all others.
  static let modifierBit: UInt32 = 1 << 31
  /// Whether what stands between the braces is the target's path to the letter.
  var isExact = false
}
