import JSON

/// Finds the colour modifiers of tokens: `$extensions."studio.tokens".modify`.
enum StudioModifiers {
  /// Fills ``TokenSet/modifiers``.
  static func find(_ set: inout TokenSet, _ known: WellKnownNames) {
    guard set.isStudio.contains(true), let studio = set.names.find(StudioMarks.extensionName),
      let modify = set.names.find("modify")
    else { return }
    for index in set.definitions.indices {
      let definition = set.definitions[index]
      guard set.isStudio[definition.file.index] else { continue }
      let tree = set.trees[definition.file.index]
      guard let extensions = tree.member(known.dollarExtensions, of: Int(definition.node)),
        let data = tree.member(studio, of: extensions),
        let modifier = tree.member(modify, of: data),
        tree.nodes[modifier].kind == .object || tree.nodes[modifier].kind == .string
      else { continue }
      set.modifiers[DefinitionID(index)] = UInt32(modifier)
    }
  }
}
