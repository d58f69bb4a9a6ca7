import TokencText
import TokencDiagnostics
import TokencJSON

extension ResolvedTokens {
  /// The path that a token's whole value refers to in a mode, in UTF-8; nil if it is not an alias.
  ///
  /// A plain value has no path, so the reference itself is used, as written.
  package func aliasPath(of token: TokenID, in mode: ModeID) -> ArraySlice<UInt8>? {
    guard let target = alias(of: token, in: mode), let id = layers.value(of: token, in: mode) else {
      return nil
    }
    let reference = links.references[links.uses[id.index].first.index]
    guard reference.isExact || set.tokens[target.index].isHidden else {
      return set.pathBytes(target)[...]
    }
    let range = reference.range.bounds
    return set.trees[set.file(of: id).index].bytes[range.lowerBound + 1..<range.upperBound - 1]
  }

  /// The description of a token in the last layer that has one, in UTF-8.
  package func description(of token: TokenID) -> [UInt8]? {
    var next: DefinitionID? = set.tokens[token.index].definition
    while let id = next {
      let definition = set.definitions[id.index]
      next = definition.below
      guard let node = definition.description else { continue }
      return set.trees[definition.file.index].text(of: Int(node))
    }
    return nil
  }

  /// Whether a token is deprecated, and the reason if one is given, in UTF-8.
  package func deprecation(of token: TokenID) -> [UInt8]?? {
    var next: DefinitionID? = set.tokens[token.index].definition
    while let id = next {
      let definition = set.definitions[id.index]
      next = definition.below
      let own = definition.deprecation.map {
        Definition.Place(file: definition.file, node: Int($0))
      }
      guard let place = own ?? set.groupDeprecations[id] else { continue }
      let tree = set.trees[place.file.index]
      switch tree.nodes[Int(place.node)].kind {
      case .string: return .some(tree.text(of: Int(place.node)))
      case .true: return .some(nil)
      default: return nil
      }
    }
    return nil
  }
}
