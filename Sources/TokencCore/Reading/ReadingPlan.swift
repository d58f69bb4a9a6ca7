package import TokencDiagnostics
package import TokencJSON

/// The decisions about the files of a stack, made before their tokens are read; each dialect
/// contributes for the files it recognizes.
package struct ReadingPlan: Sendable {
  /// The rules for each file, in the order of the stack.
  package var files: [FileRules]
  /// The layers that are read, in the order of merging.
  package var order: [FileID]
  /// The properties that the top groups of files have beside their tokens; applied to the second
  /// level of every document, set or source.
  package var topGroup: (@Sendable (_ node: Int, JSONTree) -> TopGroup)?
  /// Groups, by their names from the root, that imply a type for their tokens.
  package var impliedTypes: [(path: [String], type: TokenType)] = []
  /// Whether the first name of a path is a tier.
  package var hasTiers = false
  /// The sets and themes that the files define.
  package var catalog = SetCatalog()
}

/// How one file is read.
package struct FileRules: Sendable {
  package var spelling: LeafSpelling
  /// The objects that contain the file's groups, in merging order; nil for the document's root.
  package var roots: [Int]?
  /// The dialect that transforms the file's values, by its index in the list of dialects.
  package var owner: Int?
  /// The finding that refuses the whole file.
  package var refusal: Diagnostic?

  package init(spelling: LeafSpelling) {
    self.spelling = spelling
  }
}

/// The properties that a top group sets for its contents.
package struct TopGroup: Sendable {
  /// Whether its `$type` does not name a type.
  package var isTypeIgnored = false
  /// Whether bare scalars inside are tokens.
  package var takesBareValues = false

  package init() {}
}
