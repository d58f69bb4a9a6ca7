import TokencDiagnostics
import TokencCore
import TokencJSON

/// Finds the color modifiers of tokens: `$extensions."studio.tokens".modify`.
enum StudioModifiers {
  /// The key of Tokens Studio's data in `$extensions`.
  static let extensionName = "studio.tokens"

  /// The modifiers, as nodes of the definitions' files; `index` is the dialect's index in the list.
  @Sendable
  static func find(_ set: TokenSet, _ index: Int) -> [DefinitionID: UInt32] {
    var modifiers: [DefinitionID: UInt32] = [:]
    guard set.owners.contains(index), let studio = set.names.find(extensionName),
      let modify = set.names.find("modify"), let dollarExtensions = set.names.find("$extensions")
    else { return modifiers }
    for number in set.definitions.indices {
      let definition = set.definitions[number]
      guard set.owners[definition.file.index] == index else { continue }
      let tree = set.trees[definition.file.index]
      guard let extensions = tree.member(dollarExtensions, of: Int(definition.node)),
        let data = tree.member(studio, of: extensions),
        let modifier = tree.member(modify, of: data),
        tree.nodes[modifier].kind == .object || tree.nodes[modifier].kind == .string
      else { continue }
      modifiers[DefinitionID(number)] = UInt32(modifier)
    }
    return modifiers
  }
}
