import TokencDiagnostics
import TokencJSON

/// Merges the tokens of one file into a set: finds groups, tokens and their metadata, and leaves
/// values and references as written.
///
/// Recursion follows the nesting of groups, which ``JSONParser/deepestNesting`` bounds.
struct TokenLoader {
  let file: FileID
  let tree: JSONTree
  let spelling: LeafSpelling
  /// Whether no file of the stack has a `$value` or `value`, so that every scalar is a token.
  let isPlainStack: Bool
  /// Whether the file must follow the specification strictly.
  let isExact: Bool
  /// Whether values are interpreted rather than kept as written: modes in `$extensions` apply, and
  /// dialects transform values.
  let isInterpreted: Bool
  /// The rules for the file.
  let rules: FileRules
  /// The properties of the top groups of files.
  let topGroup: (@Sendable (_ node: Int, JSONTree) -> TopGroup)?
  /// Maps type names outside the list of known types, as the dialects define them.
  let synonymNamed: @Sendable (String) -> (synonym: TypeSynonym, dialect: Int)?
  /// Properties that the root of a document may have besides those of groups.
  let rootProperties: Set<NameID>
  let known: WellKnownNames
  let facts: NameFacts
  /// Members that a later member with the same name overrides.
  var shadowed: Set<UInt32>
  /// Whether the file was read despite syntax errors.
  let isDamaged: Bool
  /// The file that this one is a source of.
  var composition: FileID?
  /// Findings reported once per spelling.
  var tally = Tally()
  /// Type names that are read as others; not reported in files that a dialect owns, nor in `value`
  /// files.
  var synonyms = Tally()
  /// The dialect that owns the file's values.
  var owner: Int?
  /// Whether a `$type` was read as another name for a type.
  var hasSynonyms = false

  /// What a group passes down.
  struct Context {
    var path = PathID.root
    var type: TokenType?
    var deprecation: UInt32?
    /// Whether bare scalars are tokens.
    var takesBareValues = false
    /// The objects from the root to here, with their paths.
    var ancestors: [(path: PathID, node: Int)] = []
  }

  /// Adds all tokens of the file.
  mutating func load(into loaded: inout LoadedTokens, _ log: inout DiagnosticLog) {
    for root in rules.roots ?? [0] { loadGroup(root, Context(), &loaded, &log) }
    tally.flush(into: &log)
    finish(&loaded, &log)
  }

  /// Records which dialect owns the file, and reports type synonyms if none does.
  mutating func finish(_ loaded: inout LoadedTokens, _ log: inout DiagnosticLog) {
    if let owner, isInterpreted { loaded.set.owners[file.index] = owner }
    if hasSynonyms { loaded.set.filesWithSynonyms.insert(file) }
    if owner == nil, spelling == .dollar { synonyms.flush(into: &log) }
  }

  /// The members of an object besides its children.
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
    /// Whether a member needs a closer look: an unknown property, or one of the wrong kind.
    var hasOddity = false
    /// Whether there is an object beside the value.
    var hasObject = false
    /// The first member that marks the object as a token and that no dialect reads.
    var stray: Int?
  }

  private mutating func loadGroup(
    _ node: Int, _ outer: Context, _ loaded: inout LoadedTokens, _ log: inout DiagnosticLog
  ) {
    var members = members(of: node)
    if isPointer(node, members) {
      members.value = node
      members.isPointer = true
    }
    if members.value != nil {
      guard outer.path == .root else {
        loadToken(node, members, outer, &loaded, &log)
        return
      }
      report(.invalidRoot, "the root of a document is a group and cannot be a token", node, &log)
    }
    if tree.nodes[node].name == known.dollarRoot {
      report(.invalidValue, "'$root' must be a token, not a group", node, &log)
    }
    var context = outer
    context.ancestors.append((outer.path, node))
    if isDamaged, loaded.set.damage?.touches(tree.nodes[node].range, of: file) == true {
      loaded.set.damage?.groups.insert(outer.path)
    }
    if members.hasOddity { checkProperties(of: node, members, outer, &log) }
    if members.type != nil, !members.hasObject { warnOfEmpty(node, context, loaded.set, &log) }
    if let stray = members.stray, members.type == nil, !members.hasObject,
      !isPlainStack, !context.takesBareValues, !isExact, context.ancestors.count > 1,
      tree.member(known.value, of: node) == nil
    {
      countWithoutValue(stray)
    }
    applyGroup(members, node, &context, &loaded, &log)
    loadChildren(of: node, context, &loaded, &log)
  }

  /// Whether an object is a token by reference: a `$ref` without any token or group inside.
  private func isPointer(_ node: Int, _ members: Members) -> Bool {
    guard members.value == nil, let reference = members.reference,
      tree.nodes[reference].kind == .string
    else { return false }
    return !tree.children(of: node).contains { !facts[tree.nodes[$0].name].contains(.isProperty) }
  }

  /// Applies a group's properties to everything inside it.
  mutating func applyGroup(
    _ members: Members, _ node: Int, _ context: inout Context, _ loaded: inout LoadedTokens,
    _ log: inout DiagnosticLog
  ) {
    let top = context.ancestors.count == 2 ? topGroup?(node, tree) : nil
    if let type = members.type, top?.isTypeIgnored != true, tree.nodes[type].kind != .invalid {
      loaded.set.paths[context.path].type = readType(type, &loaded.set.names)
      loaded.set.groupTypes[context.path] = Definition.Place(file: file, node: type)
    }
    if let extends = members.extends ?? members.reference, tree.nodes[extends].kind == .string {
      let place = Definition.Place(file: file, node: extends)
      loaded.facts.extensions.append((context.path, place))
    }
    if members.extends != nil, let reference = members.reference {
      report(
        .unknownProperty, "a group has either '$extends' or '$ref', not both", reference, &log)
    }
    if let node = members.deprecation {
      loaded.facts.deprecations[context.path] = Definition.Place(file: file, node: node)
    }
    if composition != nil { noteGroup(members, context.path, &loaded, &log) }
    context.type = loaded.set.paths[context.path].type ?? context.type
    context.deprecation = members.deprecation.map { UInt32($0) } ?? context.deprecation
    if let top { context.takesBareValues = top.takesBareValues }
  }

  /// Loads every child that is a group or a token.
  mutating func loadChildren(
    of node: Int, _ context: Context, _ loaded: inout LoadedTokens, _ log: inout DiagnosticLog
  ) {
    var child = node + 1
    let end = Int(tree.nodes[node].end)
    while child < end {
      defer { child = Int(tree.nodes[child].end) }
      let isObject = tree.nodes[child].kind == .object
      guard isChild(child, isObject, context, &log) else { continue }
      guard !facts[tree.nodes[child].name].contains(.isInvalid) else {
        reportInvalidName(child, loaded.set.names, &log)
        continue
      }
      if facts[tree.nodes[child].name].contains(.hasDot) {
        loaded.set.hasDottedNames = true
        reportDottedName(child, loaded.set.names, &log)
      }
      var inner = context
      inner.path = loaded.set.paths.addChild(
        of: context.path, named: tree.nodes[child].name, loaded.set.names)
      if isObject {
        loadGroup(child, inner, &loaded, &log)
      } else {
        addToken(child, Members(value: child), inner, &loaded, &log)
      }
    }
  }

  /// Whether a member is a group or token rather than a property or a stray value.
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
    if isExact {
      report(
        .unknownProperty, "this is neither a token nor a group; a token is an object with '$value'",
        child, &log)
    } else if spelling == .dollar, name == known.value {
      countPlainValue(child)
    }
    return false
  }

  /// Whether an object with that name is token metadata in a `value` file rather than a group.
  private func isMetadata(_ name: NameID) -> Bool {
    spelling == .value && (name == known.value || name == known.dollarExtensions)
  }

  private mutating func loadToken(
    _ node: Int, _ members: Members, _ context: Context, _ loaded: inout LoadedTokens,
    _ log: inout DiagnosticLog
  ) {
    let token = addToken(node, members, context, &loaded, &log)
    if members.hasOddity { checkProperties(of: node, members, context, &log) }
    if members.hasObject { loadInside(node, token, members, context, &loaded, &log) }
  }

  /// Loads the tokens nested inside a token, which is an error.
  private mutating func loadInside(
    _ node: Int, _ token: TokenID, _ members: Members, _ context: Context,
    _ loaded: inout LoadedTokens, _ log: inout DiagnosticLog
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
      reportChildren(of: token, child, loaded.set, &log)
      inside.path = loaded.set.paths.addChild(of: context.path, named: name, loaded.set.names)
      loadGroup(child, inside, &loaded, &log)
    }
  }

  /// Whether any object at or below a node is a token.
  func containsToken(_ node: Int) -> Bool {
    let end = Int(tree.nodes[node].end)
    return tree.nodes[node..<end].contains { inner in
      inner.name == (spelling == .value ? known.value : known.dollarValue)
    }
  }
}
