package import TokencDiagnostics
package import TokencJSON

/// What is decided about the files of a stack before their tokens are read; each dialect adds what
/// it recognizes.
package struct ReadingPlan: Sendable {
  /// What is known of each file, in the order of the stack.
  package var files: [FileRules]
  /// The layers that are read, in the order of merging.
  package var order: [FileID]
  /// What the top groups of files say beside their tokens; the innermost name of the second level
  /// of every document, set or source.
  package var topGroup: (@Sendable (_ node: Int, JSONTree) -> TopGroup)?
  /// Groups, by the names from the root on, whose tokens have a type without saying so.
  package var impliedTypes: [(path: [String], type: TokenType)] = []
  /// Whether the first name of a path is a tier.
  package var hasTiers = false
  /// The sets and themes that the files define.
  package var catalog = SetCatalog()
}

/// How one file is read.
package struct FileRules: Sendable {
  package var spelling: LeafSpelling
  /// The objects that hold the file's groups, in the order of merging; nil for the document's root.
  package var roots: [Int]?
  /// The dialect that has the last word on the file's values, by its place in the list of dialects.
  package var owner: Int?
  /// The finding that refuses the whole file.
  package var refusal: Diagnostic?

  package init(spelling: LeafSpelling) {
    self.spelling = spelling
  }
}

/// What a top group says of what is inside it.
package struct TopGroup: Sendable {
  /// Whether its `$type` names no type.
  package var isTypeIgnored = false
  /// Whether bare scalars inside are tokens.
  package var takesBareValues = false

  package init() {}
}
