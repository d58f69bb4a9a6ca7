import TokencDiagnostics
import TokencColor
import TokencJSON

/// The type that the spelling of a value suggests, if none is declared.
enum TypeGuess {
  /// The guess for a token, from its first mode's value.
  static func type(of token: TokenID, _ linked: LinkedTokens) -> TokenType? {
    let (set, layers) = (linked.set, linked.layers)
    let modes = layers.modes.indices.lazy.map(ModeID.init(_:))
    guard let id = modes.compactMap({ layers.value(of: token, in: $0) }).first else { return nil }
    switch linked.links.uses[id.index].form {
    case .alias: return nil
    case .text: return .string
    case .literal, .structure:
      return type(
        of: Int(set.values[id.index].node), in: set.trees[set.file(of: id).index], set.names)
    }
  }

  /// The guess for a value without references.
  static func type(
    of node: Int, in tree: JSONTree, _ names: NameTable
  ) -> TokenType? {
    switch tree.nodes[node].kind {
    case .number: return .number
    case .true, .false: return .boolean
    case .string:
      return type(of: tree.text(of: node)[...])
    case .object:
      let members = Set(tree.children(of: node).map { names.text(tree.nodes[$0].name) })
      if isColor(members) { return .color }
      guard members == ["value", "unit"] else { return nil }
      let unit = tree.children(of: node).last { names.text(tree.nodes[$0].name) == "unit" }
      guard let unit, tree.nodes[unit].kind == .string else { return nil }
      return ["px", "rem"].contains(tree.string(of: unit)) ? .dimension : nil
    case .array, .null, .invalid: return nil
    }
  }

  /// The guess for a text.
  static func type(of text: ArraySlice<UInt8>) -> TokenType {
    Color.isEvident(in: text) ? .color : Quantity.evidentType(of: text) ?? .string
  }

  /// Whether an object with these members is meant to be a color.
  private static func isColor(_ members: Set<String>) -> Bool {
    (members.contains("colorSpace") && !members.isDisjoint(with: ["components", "channels"]))
      || members.isSuperset(of: ["r", "g", "b"]) || members.isSuperset(of: ["h", "s", "l"])
  }
}
