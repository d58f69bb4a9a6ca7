package import TokencDiagnostics

/// One token of a stack, whatever files define it.
package struct Token: Sendable {
  package var path: PathID
  /// The definition of the last layer; earlier ones follow through ``Definition/previous``.
  package var definition: DefinitionID
  /// Whether it only exists to be referenced: a plain value, or a token whose path another spelling
  /// took.
  package var isHidden = false
}

/// One file's definition of one token.
package struct Definition: Sendable {
  /// A value of a file's tree.
  package struct Place: Hashable, Sendable {
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
  /// Whether the value holds one value for each mode.
  package var hasModes: Bool
  /// The previous definition of the same token, by an earlier layer or source.
  @Packed package var previous: DefinitionID? = nil
  /// The definition of an earlier layer: ``previous``, or if that is in the same composition, whose
  /// sources replace each other's tokens entirely, the one below it.
  @Packed package var below: DefinitionID? = nil
  /// Its values are `values[firstValue..<firstValue + valueCount]`.
  package var firstValue: ValueID
  package var valueCount: UInt32
}

/// One value as written.
package struct Value: Sendable {
  package var definition: DefinitionID
  /// The value in the file's tree.
  package var node: UInt32
  /// The mode it is written for; nil if it applies to every mode.
  @Packed package var mode: ModeID? = nil
}

extension Definition {
  /// The indices of its values.
  package var values: Range<Int> { firstValue.index..<firstValue.index + Int(valueCount) }
}
