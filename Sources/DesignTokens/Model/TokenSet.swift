package import JSON

/// The tokens of a stack of files, merged layer over layer; references are still as written until
/// the linker has named their targets.
package struct TokenSet: Sendable {
  package var files: [SourceFile]
  /// The tree of each file; empty where a file could not be read.
  package var trees: [JSONTree]
  /// How each file spells its leaves.
  var spellings: [LeafSpelling] = []
  package var names: NameTable
  package var paths = PathTree()
  /// In source order of the first definitions.
  package var tokens: [Token] = []
  package var definitions: [Definition] = []
  package var values: [Value] = []
  package var references: [Reference] = []
  /// The member names and array indices that references take inside their target's value.
  package var steps: [[UInt8]] = []
  /// The layer of each file where there are resolver documents; empty where each file is one.
  var layerOfFile: [FileID] = []
  /// The files that are resolver documents.
  var documents: Set<FileID> = []
  /// What the groups of the resolver document say that is being read.
  var group = GroupFacts()
  /// The `$deprecated` of groups in other files than the definitions inside them.
  var groupDeprecations: [DefinitionID: Definition.Place] = [:]
  /// The groups that take over another one's tokens, with the value of their `$extends`.
  var extensions: [(group: PathID, place: Definition.Place)] = []
  /// The names of the modes, `light` and `dark` first; `default` alone where no value has modes,
  /// and before them where a `$value` beside modes is none of them.
  package var modes = ["light", "dark"]
  /// The modes by the names in files, while these are read.
  var modeNumbers: [NameID: ModeID] = [:]
  /// Whether a `$value` beside modes is none of them.
  var hasBareColumn = false
  /// The name `mode`.
  var modeMember = NameID.none
  /// The value that counts, token by token and mode by mode; nil where no layer gives one.
  package var slots: [Packed<ValueID>] = []
  /// The names of the Tokens Studio sets that the files hold.
  package var setNames: [String] = []
  /// The themes of Tokens Studio projects.
  package var themes: [StudioTheme] = []
  /// Which files are of Tokens Studio, so that their values are transformed; all false where
  /// values stay as written.
  var isStudio: [Bool] = []
  /// What the names of groups' types mean in Tokens Studio files, where DTCG has another name.
  var groupKinds: [PathID: StudioKind] = [:]
  /// The colour modifiers of definitions, by their nodes; values of Tokens Studio files only.
  var modifiers: [DefinitionID: UInt32] = [:]
  /// Where computed values come from, by ``originKey(_:_:)`` of their nodes.
  var origins: [UInt64: SourceRange] = [:]
  /// Whether any name holds a dot, so that a path may have several spellings.
  package var hasDottedNames = false
  /// The tokens by their whole paths, once the layers are checked; only where names hold dots.
  var tokensBySpelling = TextMap<TokenID>()
  /// Whether the stack is in the Backbase dialect.
  package var isBackbase = false

  package init(files: [SourceFile], trees: [JSONTree], names: NameTable) {
    self.files = files
    self.trees = trees
    self.names = names
  }

  /// Makes room for what trees with `nodes` values hold at most, short of plain files: an object,
  /// a value and a type make a token.
  mutating func reserveCapacity(_ nodes: Int) {
    tokens.reserveCapacity(nodes / 3)
    definitions.reserveCapacity(nodes / 3)
    values.reserveCapacity(nodes / 3)
    paths.reserveCapacity(nodes / 3)
  }

  /// The value of a token that counts in a mode.
  package func value(of token: TokenID, in mode: ModeID) -> ValueID? {
    slots[token.index * modes.count + mode.index].wrappedValue
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

  /// Makes `bytes` a path's names joined with dots, in UTF-8.
  func write(_ path: PathID, into bytes: inout [UInt8]) {
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

  /// A definition's key in its file, or its value where it has no key.
  package func keyPlace(_ definition: DefinitionID) -> Diagnostic.Place {
    let definition = definitions[definition.index]
    return keyPlace(Definition.Place(file: definition.file, node: Int(definition.node)))
  }

  /// Where a definition's key begins, for those who need no more of its place.
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
    if !origins.isEmpty, let range = origins[Self.originKey(file, node)] {
      return Diagnostic.Place(file, range)
    }
    return Diagnostic.Place(file, trees[file.index].nodes[Int(node)].range)
  }

  /// The key of a node in ``origins``.
  static func originKey(_ file: FileID, _ node: UInt32) -> UInt64 {
    UInt64(file.rawValue) << 32 | UInt64(node)
  }

  /// A reference's own place.
  package func place(of reference: Reference) -> Diagnostic.Place {
    Diagnostic.Place(file(of: reference.value), reference.range)
  }

  /// The definitions of a token, the last one first.
  package func definitions(of token: TokenID) -> [DefinitionID] {
    definitions(from: tokens[token.index].definition)
  }

  /// A definition and all that it took the place of, the last one first.
  package func definitions(from definition: DefinitionID) -> [DefinitionID] {
    var found: [DefinitionID] = []
    var next: DefinitionID? = definition
    while let definition = next {
      found.append(definition)
      next = definitions[definition.index].previous
    }
    return found
  }

  /// The definitions of a token that count for what later layers leave open: the last of each
  /// layer, the last layer's first.
  func layeredDefinitions(of token: TokenID) -> [DefinitionID] {
    var found: [DefinitionID] = []
    var next: DefinitionID? = tokens[token.index].definition
    while let definition = next {
      found.append(definition)
      next = definitions[definition.index].below
    }
    return found
  }

  /// The layer that a file belongs to.
  func layer(of file: FileID) -> FileID {
    layerOfFile.isEmpty ? file : layerOfFile[file.index]
  }

  /// Whether a file is a resolver document or one of its sources.
  func isInDocument(_ file: FileID) -> Bool {
    documents.contains(layer(of: file))
  }

  /// The references of a value, in source order.
  package func references(of value: Value) -> Range<Int> {
    value.firstReference.index..<value.firstReference.index + Int(value.referenceCount)
  }
}
