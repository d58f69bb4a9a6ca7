import JSON

/// Lays the tokens of one file over a set: finds groups, tokens and their metadata, and leaves
/// values and references as they are written.
///
/// Recursion follows the nesting of groups, which ``JSONParser/deepestNesting`` bounds.
struct TokenLoader {
  let file: FileID
  let tree: JSONTree
  let spelling: LeafSpelling
  /// Whether no file of the stack has a `$value` or `value`, so that every scalar is a token.
  let isPlainStack: Bool
  /// Whether the built-in defaults are in the stack.
  let hasBuiltIn: Bool
  /// Whether the file is held to DTCG 2025.10.
  let isDTCG: Bool
  /// Whether values are more than what is written: modes in `$extensions` count, and values of
  /// Tokens Studio are transformed.
  let isInterpreted: Bool
  /// Which sets of a Tokens Studio file are read.
  let options: CompilationOptions
  let known: WellKnownNames
  let facts: NameFacts
  /// Members that a later one of the same name takes the place of.
  var shadowed: Set<UInt32>
  /// The resolver document that the file is a source of.
  var document: FileID?
  /// Findings given once a spelling.
  var tally = Tally()
  /// Names of types outside DTCG that are read as one of its types; in Tokens Studio and `value`
  /// files they are nothing to speak of.
  var synonyms = Tally()
  /// Whether the file is of Tokens Studio.
  var isStudio = false

  /// What a group hands down.
  struct Context {
    var path = PathID.root
    var type: TokenType?
    var deprecation: UInt32?
    /// Whether bare scalars are tokens.
    var takesBareValues = false
    /// The objects from the root down to here, with their paths.
    var ancestors: [(path: PathID, node: Int)] = []
  }

  /// Adds all tokens of the file.
  mutating func load(into set: inout TokenSet, _ log: inout DiagnosticLog) {
    // A file of a folder of sets is one set, and DTCG has none unless they are asked for.
    let hasNone = isStudio || isDTCG && options.sets.isEmpty && options.themes.isEmpty
    let sets = hasNone ? nil : TokensStudioSets(tree, of: file, known, options)
    if let sets, let project = sets.project {
      isStudio = true
      project.register(in: &set, options, &log)
      for node in sets.nodes { loadGroup(node, Context(), &set, &log) }
    } else {
      loadGroup(0, Context(), &set, &log)
    }
    tally.flush(into: &log)
    finishStudio(&set, &log)
  }

  /// Notes whether the file is of Tokens Studio, and reports names of types where it is not.
  mutating func finishStudio(_ set: inout TokenSet, _ log: inout DiagnosticLog) {
    if !isStudio, isInterpreted { isStudio = StudioMarks.hasExtension(tree, set) }
    if isStudio, isInterpreted { set.isStudio[file.index] = true }
    if !isStudio, spelling == .dollar { synonyms.flush(into: &log) }
  }

  /// What an object has beside its children.
  struct Members {
    var value: Int?
    var type: Int?
    var description: Int?
    var deprecation: Int?
    var reference: Int?
    var extends: Int?
    var extensions: Int?
    /// Whether the value is the token's own `$ref`.
    var isPointer = false
    /// Whether a member needs a look of its own: an unknown property, or one of a wrong kind.
    var hasOddity = false
    /// Whether an object stands beside the value.
    var hasObject = false
  }

  private mutating func loadGroup(
    _ node: Int, _ outer: Context, _ set: inout TokenSet, _ log: inout DiagnosticLog
  ) {
    var members = members(of: node)
    if isPointer(node, members) {
      members.value = node
      members.isPointer = true
    }
    if members.value != nil {
      guard outer.path == .root else {
        loadToken(node, members, outer, &set, &log)
        return
      }
      report(.invalidRoot, "the root of a document is a group and cannot be a token", node, &log)
    }
    if tree.nodes[node].name == known.dollarRoot {
      report(.invalidValue, "'$root' must be a token, not a group", node, &log)
    }
    var context = outer
    context.ancestors.append((outer.path, node))
    if members.hasOddity { checkProperties(of: node, members, outer, &log) }
    if members.type != nil, !members.hasObject { warnOfEmpty(node, context, set, &log) }
    applyGroup(members, node, &context, &set, &log)
    loadChildren(of: node, context, &set, &log)
  }

  /// Whether an object is a token by reference: a `$ref` and no token or group inside.
  private func isPointer(_ node: Int, _ members: Members) -> Bool {
    guard members.value == nil, let reference = members.reference,
      tree.nodes[reference].kind == .string
    else { return false }
    return !tree.children(of: node).contains { !facts[tree.nodes[$0].name].contains(.isProperty) }
  }

  /// Takes over what a group says about everything inside it.
  mutating func applyGroup(
    _ members: Members, _ node: Int, _ context: inout Context, _ set: inout TokenSet,
    _ log: inout DiagnosticLog
  ) {
    let isTier = context.ancestors.count == 2 && BackbaseRoots.isTyped(node, tree, known)
    if let type = members.type, !isTier {
      set.paths[context.path].type = readType(type, &set.names)
      set.groupKinds[context.path] = TypeSynonym.named(tree.string(of: type))?.kind
    }
    if let extends = members.extends ?? members.reference, tree.nodes[extends].kind == .string {
      let place = Definition.Place(file: file, node: extends)
      set.extensions.append((context.path, place))
      if extends == members.reference {
        warn(
          .unknownProperty, "'$ref' beside tokens means '$extends'", extends, &log,
          help: "write '$extends'")
      }
    }
    if document != nil { noteGroup(members, context.path, &set, &log) }
    context.type = set.paths[context.path].type ?? context.type
    context.deprecation = members.deprecation.map { UInt32($0) } ?? context.deprecation
    if context.ancestors.count == 2 {
      let name = tree.nodes[node].name
      let isTierName = name == known.theme || name == known.primitives
      context.takesBareValues = isTierName && (isTier || hasBuiltIn)
    }
  }

  /// Loads every child that is a group or a token.
  mutating func loadChildren(
    of node: Int, _ context: Context, _ set: inout TokenSet, _ log: inout DiagnosticLog
  ) {
    var child = node + 1
    let end = Int(tree.nodes[node].end)
    while child < end {
      defer { child = Int(tree.nodes[child].end) }
      let isObject = tree.nodes[child].kind == .object
      guard isChild(child, isObject, context, &log) else { continue }
      guard !facts[tree.nodes[child].name].contains(.isInvalid) else {
        reportInvalidName(child, set.names, &log)
        continue
      }
      if facts[tree.nodes[child].name].contains(.hasDot) {
        set.hasDottedNames = true
        reportDottedName(child, set.names, &log)
      }
      var inner = context
      inner.path = set.paths.addChild(
        of: context.path, named: tree.nodes[child].name, set.names)
      if isObject {
        loadGroup(child, inner, &set, &log)
      } else {
        addToken(child, Members(value: child), inner, &set, &log)
      }
    }
  }

  /// Whether a member is a group or token, and not a property or a stray value.
  private mutating func isChild(
    _ child: Int, _ isObject: Bool, _ context: Context, _ log: inout DiagnosticLog
  ) -> Bool {
    let name = tree.nodes[child].name
    if facts[name].contains(.isProperty) && !(name == known.dollarRoot && isObject) { return false }
    if !shadowed.isEmpty, shadowed.contains(UInt32(child)) { return false }
    if isObject { return !isMetadata(name) }
    if isPlainStack { return true }
    if context.takesBareValues, tree.nodes[child].kind != .array, !isMetadata(name) {
      return true
    }
    if isDTCG {
      report(
        .unknownProperty, "this is neither a token nor a group; a token is an object with '$value'",
        child, &log)
    } else if spelling == .dollar, name == known.value {
      countPlainValue(child)
    }
    return false
  }

  /// Whether an object of that name is data about a token in a `value` file, and no group.
  private func isMetadata(_ name: NameID) -> Bool {
    spelling == .value && (name == known.value || name == known.dollarExtensions)
  }

  private mutating func loadToken(
    _ node: Int, _ members: Members, _ context: Context, _ set: inout TokenSet,
    _ log: inout DiagnosticLog
  ) {
    let token = addToken(node, members, context, &set, &log)
    if members.hasOddity { checkProperties(of: node, members, context, &log) }
    if members.hasObject { loadInside(node, token, members, context, &set, &log) }
  }

  /// Loads the tokens that a token holds though it should not.
  private mutating func loadInside(
    _ node: Int, _ token: TokenID, _ members: Members, _ context: Context,
    _ set: inout TokenSet, _ log: inout DiagnosticLog
  ) {
    var child = node + 1
    let end = Int(tree.nodes[node].end)
    while child < end {
      defer { child = Int(tree.nodes[child].end) }
      let name = tree.nodes[child].name
      guard tree.nodes[child].kind == .object, child != members.value,
        !facts[name].contains(.isProperty) || name == known.dollarRoot,
        !shadowed.contains(UInt32(child)), containsToken(child)
      else { continue }
      var inside = context
      inside.ancestors.append((context.path, node))
      reportChildren(of: token, child, set, &log)
      inside.path = set.paths.addChild(of: context.path, named: name, set.names)
      loadGroup(child, inside, &set, &log)
    }
  }

  /// Whether any object at or below a node is a token.
  private func containsToken(_ node: Int) -> Bool {
    let end = Int(tree.nodes[node].end)
    return tree.nodes[node..<end].contains { inner in
      inner.name == (spelling == .value ? known.value : known.dollarValue)
    }
  }
}
