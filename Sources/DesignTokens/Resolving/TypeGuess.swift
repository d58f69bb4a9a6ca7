import JSON

/// The type that the spelling of a value suggests, where nothing declares one.
enum TypeGuess {
  /// The guess for a token, from its first mode's value.
  static func type(of token: TokenID, _ set: TokenSet) -> TokenType? {
    let modes = set.modes.indices.lazy.map(ModeID.init(_:))
    guard let id = modes.compactMap({ set.value(of: token, in: $0) }).first else { return nil }
    let value = set.values[id.index]
    switch value.form {
    case .alias: return nil
    case .text: return .string
    case .literal, .structure:
      return type(of: Int(value.node), in: set.trees[set.file(of: id).index], set.names)
    }
  }

  private static func type(
    of node: Int, in tree: JSONTree, _ names: NameTable
  ) -> TokenType? {
    switch tree.nodes[node].kind {
    case .number: return .number
    case .true, .false: return .boolean
    case .string:
      return Color.isEvident(in: tree.text(of: node)[...]) ? .color : .string
    case .object:
      let members = Set(tree.children(of: node).map { names.text(tree.nodes[$0].name) })
      if ColorObject.isColor(members) { return .color }
      guard members == ["value", "unit"] else { return nil }
      let unit = tree.children(of: node).last { names.text(tree.nodes[$0].name) == "unit" }
      guard let unit, tree.nodes[unit].kind == .string else { return nil }
      return ["px", "rem"].contains(tree.string(of: unit)) ? .dimension : nil
    case .array, .null: return nil
    }
  }
}
