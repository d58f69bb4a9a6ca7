import JSON

/// What tells a file of Tokens Studio beside its sets and types.
enum StudioMarks {
  /// The key of Tokens Studio's data in `$extensions`.
  static let extensionName = "studio.tokens"

  /// Whether any token of a file has data of Tokens Studio.
  static func hasExtension(_ tree: JSONTree, _ set: TokenSet) -> Bool {
    guard let name = set.names.find(extensionName) else { return false }
    return tree.nodes.contains { $0.name == name }
  }
}
