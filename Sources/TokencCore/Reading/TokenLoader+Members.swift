import TokencDiagnostics
import TokencJSON

extension TokenLoader {
  /// The members of an object that carry meaning.
  func members(of node: Int) -> Members {
    var members = Members()
    var child = node + 1
    let end = Int(tree.nodes[node].end)
    while child < end {
      // The meaningful names were interned first, so most members need one comparison.
      let name = tree.nodes[child].name
      if name.rawValue < known.count {
        assign(child, to: &members)
      } else {
        members.hasOddity =
          members.hasOddity || isExact
          || !facts[name].isDisjoint(with: [.isProperty, .changesValue])
        let isObject = tree.nodes[child].kind == .object
        members.hasObject = members.hasObject || isObject
        if !isObject, facts[name].contains(.marksToken) { members.stray = members.stray ?? child }
      }
      child = Int(tree.nodes[child].end)
    }
    return members
  }

  private func assign(_ child: Int, to members: inout Members) {
    let name = tree.nodes[child].name
    if !facts[name].contains(.isProperty) || name.rawValue == known.dollarRoot.rawValue {
      let isObject = tree.nodes[child].kind == .object
      members.hasObject = members.hasObject || isObject
      members.hasOddity = members.hasOddity || isExact || facts[name].contains(.changesValue)
      if spelling == .dollar, !isObject, facts[name].contains(.marksToken) {
        members.stray = members.stray ?? child
      }
    }
    if spelling == .value {
      assignPlain(child, name, to: &members)
    } else if name.rawValue == known.dollarValue.rawValue {
      members.value = child
      return
    }
    // Numbers, because a switch over another module's type compiles to a chain of calls, not a
    // jump.
    switch name.rawValue {
    case known.dollarType.rawValue:
      members.type = child
      members.hasOddity = members.hasOddity || tree.nodes[child].kind != .string
    case known.dollarDescription.rawValue where tree.nodes[child].kind == .string:
      members.description = child
    case known.dollarDeprecated.rawValue where isDeprecation(child): members.deprecation = child
    case known.dollarRef.rawValue:
      members.reference = child
      members.hasOddity = true
    case known.dollarExtends.rawValue:
      members.extends = child
      members.hasOddity = true
    case known.dollarExtensions.rawValue:
      members.extensions = child
      members.hasOddity = true
    default:
      members.hasOddity = members.hasOddity || facts[name].contains(.isProperty)
    }
  }

  /// Handles a member without `$` in a `value` file.
  private func assignPlain(_ child: Int, _ name: NameID, to members: inout Members) {
    let isText = tree.nodes[child].kind == .string
    switch name.rawValue {
    case known.value.rawValue: members.value = child
    case known.type.rawValue where isText: members.type = child
    case known.description.rawValue where isText, known.comment.rawValue where isText:
      members.description = child
    case known.deprecated.rawValue where isDeprecation(child): members.deprecation = child
    default: break
    }
  }

  private func isDeprecation(_ node: Int) -> Bool {
    switch tree.nodes[node].kind {
    case .string, .true, .false: true
    default: false
    }
  }

  /// Reports properties that no dialect knows, and those with a value of the wrong kind.
  mutating func checkProperties(
    of node: Int, _ members: Members, _ context: Context, _ log: inout DiagnosticLog
  ) {
    if members.value != nil { checkToken(members, &log) }
    let isRoot = context.ancestors.isEmpty
    var child = node + 1
    let end = Int(tree.nodes[node].end)
    while child < end {
      defer { child = Int(tree.nodes[child].end) }
      let name = tree.nodes[child].name
      guard facts[name].contains(.isProperty) else {
        if members.value != nil { checkStrayMember(child, members, &log) }
        continue
      }
      if name.rawValue < known.count {
        checkKind(of: child, name, members, isRoot, &log)
      } else if isExact || !isRoot || !rootProperties.contains(name) {
        reportUnknownProperty(child, isToken: members.value != nil, &log)
      }
    }
  }

  /// Reports properties that a token cannot have.
  private mutating func checkToken(_ members: Members, _ log: inout DiagnosticLog) {
    if let extends = members.extends {
      report(
        .unknownProperty, "a token cannot extend anything; '$extends' is for groups", extends, &log)
    }
    if let reference = members.reference, !members.isPointer {
      report(.unknownProperty, "a token has either '$value' or '$ref', not both", reference, &log)
    }
  }

  /// Reports a member without `$` beside `$value`; tokens inside are reported when they are loaded.
  private mutating func checkStrayMember(
    _ child: Int, _ members: Members, _ log: inout DiagnosticLog
  ) {
    if spelling == .dollar, isExact {
      report(.unknownProperty, "the members of a token must begin with '$'", child, &log)
    } else if facts[tree.nodes[child].name].contains(.changesValue), !containsToken(child) {
      countValueChanger(child)
    }
  }

  private mutating func checkKind(
    of child: Int, _ name: NameID, _ members: Members, _ isRoot: Bool, _ log: inout DiagnosticLog
  ) {
    let kind = tree.nodes[child].kind
    switch name {
    case known.dollarType where kind != .string:
      reportValue("'$type' must be text", child, &log)
    case known.dollarDescription where kind != .string && (kind != .null || isExact):
      warn(.unknownProperty, "'$description' must be text", child, &log)
    case known.dollarDeprecated where !isDeprecation(child) && (kind != .null || isExact):
      warn(.unknownProperty, "'$deprecated' must be true, false or a reason", child, &log)
    case known.dollarRef where kind != .string, known.dollarExtends where kind != .string:
      report(.invalidValue, "'\(tree.name(of: child))' must be text", child, &log)
    case known.dollarExtensions where kind != .object:
      warn(.unknownProperty, "'$extensions' must be an object", child, &log)
    case known.dollarRoot where kind != .object:
      reportValue("'$root' must be a token", child, &log)
    case known.dollarSchema where !isRoot:
      reportUnknownProperty(child, isToken: members.value != nil, &log)
    default: break
    }
  }

  /// The type that a `$type` names; one that no specification defines is counted.
  mutating func readType(_ node: Int, _ names: inout NameTable) -> TokenType? {
    guard tree.nodes[node].kind == .string else {
      // It may name any type, so no value is checked against another one.
      return tree.nodes[node].kind == .invalid ? .unknown(names.intern("")) : nil
    }
    let name: NameID
    if tree.nodes[node].hasEscape {
      let text = tree.text(of: node)
      name = names.intern(text, text.indices)
    } else {
      name = names.intern(tree.bytes, tree.content(of: node))
    }
    let type = TokenType(named: name, firstKnown: known.firstTypeName)
    guard isExact ? type.isDTCG : type.isKnown else {
      let text = names.text(name)
      if !isExact, let found = synonymNamed(text) {
        return read(found.synonym, of: found.dialect, text, node, type)
      }
      tally.count(
        .unknownType(
          text, isExact: isExact, at: Diagnostic.Place(file, tree.nodes[node].range)),
        spelling: text)
      return type
    }
    return type
  }

  /// The type that another name stands for.
  private mutating func read(
    _ synonym: TypeSynonym, of dialect: Int, _ name: String, _ node: Int, _ written: TokenType
  ) -> TokenType? {
    if synonym.marksFile { owner = dialect }
    if synonym.isOpaque { return written }
    hasSynonyms = true
    if let type = synonym.type {
      synonyms.count(
        .typeSynonym(
          name, type.knownName ?? "",
          at: Diagnostic.Place(file, tree.nodes[node].range)),
        spelling: name)
    }
    return synonym.type
  }
}
