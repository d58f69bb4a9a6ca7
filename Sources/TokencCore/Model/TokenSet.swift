import TokencText
package import TokencDiagnostics
package import TokencJSON

/// The tokens of a stack of files with the definitions in each file: the result of reading.
///
/// Later phases add nothing here: ``Layers`` has the effective definitions, ``Links`` the targets
/// of references, and ``ResolvedTokens`` the results.
package struct TokenSet: Sendable {
  package var files: [SourceFile]
  /// The tree of each file; empty if a file could not be read.
  package var trees: [JSONTree]
  /// How each file spells its leaves.
  package var spellings: [LeafSpelling] = []
  package var names: NameTable
  package var paths = PathTree()
  /// In source order of the first definitions.
  package var tokens: [Token] = []
  package var definitions: [Definition] = []
  package var values: [Value] = []
  /// For definitions inside a group of another file, that group's `$deprecated`.
  package var groupDeprecations: [DefinitionID: Definition.Place] = [:]
  /// Where the effective `$type` of each group is written.
  package var groupTypes: [PathID: Definition.Place] = [:]
  /// The files with a `$type` that is another name for a type.
  package var filesWithSynonyms: Set<FileID> = []
  /// Groups that imply a type for their tokens without declaring it.
  package var impliedTypes: [(path: PathID, type: TokenType)] = []
  /// Data beside a definition's value that contributes to it, such as a modifier of its color, as
  /// nodes of its file.
  package var attachments: [DefinitionID: UInt32] = [:]
  /// The dialect that transforms the values of each file, by its index in the list of dialects; nil
  /// if values stay as written.
  package var owners: [Int?] = []
  /// The sets and themes that files define and users can select.
  package var catalog = SetCatalog()
  /// The damage from syntax errors; nil for files without any, so that copies make nothing of it.
  package var damage: Damage?
  /// Whether any name contains a dot, so that a path may have several spellings.
  package var hasDottedNames = false
  /// Whether the first name of a path is a tier rather than part of a token's own name.
  package var hasTiers = false

  package init(files: [SourceFile], trees: [JSONTree], names: NameTable) {
    self.files = files
    self.trees = trees
    self.names = names
  }

  /// Reserves capacity for trees with `nodes` values, except in plain files: an object, a value and
  /// a type make one token.
  package mutating func reserveCapacity(_ nodes: Int) {
    tokens.reserveCapacity(nodes / 3)
    definitions.reserveCapacity(nodes / 3)
    values.reserveCapacity(nodes / 3)
    paths.reserveCapacity(nodes / 3)
  }

  /// The path of these names from the root on, if any file has it.
  package func path(_ wanted: [String]) -> PathID? {
    var path = PathID.root
    for text in wanted {
      guard let name = names.find(text), let child = paths.child(of: path, named: name, names)
      else { return nil }
      path = child
    }
    return path
  }

  /// A token's path, its names joined with dots.
  package func pathText(_ token: TokenID) -> String {
    pathText(tokens[token.index].path)
  }

  /// A path's names joined with dots.
  package func pathText(_ path: PathID) -> String {
    String(decoding: pathBytes(path), as: UTF8.self)
  }

  /// A token's path in UTF-8.
  package func pathBytes(_ token: TokenID) -> [UInt8] {
    pathBytes(tokens[token.index].path)
  }

  /// A path's names joined with dots, in UTF-8.
  package func pathBytes(_ path: PathID) -> [UInt8] {
    var bytes: [UInt8] = []
    appendPath(path, to: &bytes)
    return bytes
  }

  /// Replaces `bytes` by a path's names joined with dots, in UTF-8.
  package func write(_ path: PathID, into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    appendPath(path, to: &bytes)
  }

  /// Appends a path's names joined with dots; recursion follows the nesting of groups.
  private func appendPath(_ path: PathID, to bytes: inout [UInt8]) {
    guard path != .root else { return }
    let node = paths.nodes[path.index]
    if node.parent != .root {
      appendPath(node.parent, to: &bytes)
      bytes.append(UInt8(ascii: "."))
    }
    names.append(node.name, to: &bytes)
  }

  /// A definition's key in its file, or its value if it has no key.
  package func keyPlace(_ definition: DefinitionID) -> Diagnostic.Place {
    let definition = definitions[definition.index]
    return keyPlace(Definition.Place(file: definition.file, node: Int(definition.node)))
  }

  /// Where a definition's key begins, for callers who need only that.
  package func keyStart(_ definition: DefinitionID) -> (file: FileID, offset: UInt32) {
    let definition = definitions[definition.index]
    let node = trees[definition.file.index].nodes[Int(definition.node)]
    return (definition.file, node.name == .none ? node.range.lowerBound : node.nameOffset)
  }

  /// The key of a value in a file's tree.
  package func keyPlace(_ place: Definition.Place) -> Diagnostic.Place {
    Diagnostic.Place(place.file, trees[place.file.index].nameRange(of: Int(place.node)))
  }

  /// The file a value is written in.
  package func file(of value: ValueID) -> FileID {
    definitions[values[value.index].definition.index].file
  }

  /// A node of a value's file as a place for a diagnostic.
  package func place(of node: UInt32, in value: ValueID) -> Diagnostic.Place {
    let file = file(of: value)
    return Diagnostic.Place(file, trees[file.index].nodes[Int(node)].range)
  }

  /// The definitions of a token, the last one first.
  package func definitions(of token: TokenID) -> [DefinitionID] {
    definitions(from: tokens[token.index].definition)
  }

  /// A definition and all those it overrides, the last one first.
  package func definitions(from definition: DefinitionID) -> [DefinitionID] {
    var found: [DefinitionID] = []
    var next: DefinitionID? = definition
    while let definition = next {
      found.append(definition)
      next = definitions[definition.index].previous
    }
    return found
  }

  /// The definitions of a token that supply what later layers leave open: the last definition of
  /// each layer, the last layer first.
  package func layeredDefinitions(of token: TokenID) -> [DefinitionID] {
    var found: [DefinitionID] = []
    write(layeredDefinitionsOf: token, into: &found)
    return found
  }

  /// Replaces `found` by the same, for callers that ask for each token.
  func write(layeredDefinitionsOf token: TokenID, into found: inout [DefinitionID]) {
    found.removeAll(keepingCapacity: true)
    var next: DefinitionID? = tokens[token.index].definition
    while let definition = next {
      found.append(definition)
      next = definitions[definition.index].below
    }
  }
}
