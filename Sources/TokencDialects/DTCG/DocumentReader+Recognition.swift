import TokencJSON

extension DocumentReader {
  /// Whether a file is a resolver document rather than a token file.
  ///
  /// It is one if it has a list `resolutionOrder`, a text `version` beside `sets` or `modifiers`,
  /// or a `$schema` of resolver documents: in a token file these names would be groups.
  static func isDocument(_ tree: JSONTree, _ names: NameTable) -> Bool {
    var hasVersion = false
    var hasSets = false
    for member in tree.children(of: 0) {
      let kind = tree.nodes[member].kind
      switch kind {
      case .array where isNamed("resolutionOrder", member, tree, names): return true
      case .string where isNamed("version", member, tree, names): hasVersion = true
      case .object
      where isNamed("sets", member, tree, names) || isNamed("modifiers", member, tree, names):
        hasSets = true
      case .string where isNamed("$schema", member, tree, names):
        if tree.string(of: member).hasSuffix("resolver.json") { return true }
      default: break
      }
    }
    return hasVersion && hasSets
  }

  private static func isNamed(
    _ name: String, _ node: Int, _ tree: JSONTree, _ names: NameTable
  ) -> Bool {
    names[tree.nodes[node].name].elementsEqual(name.utf8)
  }
}
