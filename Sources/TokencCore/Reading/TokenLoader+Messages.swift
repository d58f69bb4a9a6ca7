import TokencText
import TokencDiagnostics
import TokencJSON

extension TokenLoader {
  /// Reports an error at a member's key.
  func report(
    _ code: DiagnosticCode, _ message: String, _ node: Int, _ log: inout DiagnosticLog,
    help: String? = nil, fixes: [Fix] = []
  ) {
    log.report(
      Diagnostic(
        .error, code, message, at: Diagnostic.Place(file, tree.nameRange(of: node)), help: help,
        fixes: fixes))
  }

  /// Reports a property value of the wrong kind, at the value.
  func reportValue(_ message: String, _ node: Int, _ log: inout DiagnosticLog) {
    log.report(
      Diagnostic(
        .error, .invalidValue, message, at: Diagnostic.Place(file, tree.nodes[node].range)))
  }

  /// Reports a warning at a member's key.
  func warn(
    _ code: DiagnosticCode, _ message: String, _ node: Int, _ log: inout DiagnosticLog,
    help: String? = nil, fixes: [Fix] = []
  ) {
    log.report(
      Diagnostic(
        .warning, code, message, at: Diagnostic.Place(file, tree.nameRange(of: node)), help: help,
        fixes: fixes))
  }

  /// A key's place without its quotes; JSON5 has keys without them.
  func nameInside(_ key: Diagnostic.Place) -> Diagnostic.Place {
    "\"'".utf8.contains(tree.bytes[key.range.bounds.lowerBound]) ? key.inside() : key
  }

  func reportInvalidName(_ node: Int, _ names: NameTable, _ log: inout DiagnosticLog) {
    let name = names.text(tree.nodes[node].name)
    report(
      .invalidName,
      name.isEmpty ? "a name must not be empty" : "the name '\(name)' contains a brace", node, &log,
      help: name.isEmpty ? nil : "braces mark references; remove them from the name")
  }

  /// Warns of a group with a type and no contents, probably a broken token; DTCG allows it.
  func warnOfEmpty(
    _ node: Int, _ context: Context, _ set: TokenSet, _ log: inout DiagnosticLog
  ) {
    let hasBareValues = isPlainStack || context.takesBareValues
    guard !isExact, !hasBareValues, context.ancestors.count > 2 else { return }
    let name = tree.name(of: node)
    warn(
      .invalidValue, "'\(name)' has a '$type', but neither a '$value' nor tokens inside", node,
      &log)
  }

  /// Counts a token in `value` spelling inside a `$value` file.
  mutating func countPlainValue(_ node: Int) {
    tally.count(
      Diagnostic(
        .warning, .unknownProperty, "this is not a token: the file's tokens have '$value'",
        at: Diagnostic.Place(file, tree.nameRange(of: node)), help: "write '$value'"),
      spelling: "value")
  }

  /// Counts a member beside a value that another tool would change the value by.
  mutating func countValueChanger(_ node: Int) {
    let name = tree.name(of: node)
    tally.count(
      Diagnostic(
        .warning, .unknownProperty,
        "'\(name)' beside a value is not read; the value is used as it is",
        at: Diagnostic.Place(file, tree.nameRange(of: node)),
        help: "write the value that is meant"),
      spelling: name)
  }

  /// Counts an object that looks like a token and has no value.
  mutating func countWithoutValue(_ stray: Int) {
    let name = tree.name(of: stray)
    tally.count(
      Diagnostic(
        .warning, .invalidValue,
        "this is neither a token nor a group: '\(name)' is not read, and there is no "
          + "'\(spelling == .value ? "value" : "$value")'",
        at: Diagnostic.Place(file, tree.nameRange(of: stray)),
        help: "write the value, or a reference to a token in braces, as "
          + "'\(spelling == .value ? "value" : "$value")'"),
      spelling: name)
  }

  func reportDottedName(_ node: Int, _ names: NameTable, _ log: inout DiagnosticLog) {
    let name = names.text(tree.nodes[node].name)
    warn(
      .invalidName, "the name '\(name)' contains a dot, which separates the names of a path", node,
      &log)
  }

  func reportChildren(
    of token: TokenID, _ child: Int, _ set: TokenSet, _ log: inout DiagnosticLog
  ) {
    let severity: Diagnostic.Severity = spelling == .value ? .warning : .error
    let name = set.names.text(tree.nodes[child].name)
    log.report(
      Diagnostic(
        severity, .tokenHasChildren,
        "'\(set.pathText(token))' is a token and cannot contain other tokens ('\(name)')",
        at: Diagnostic.Place(file, tree.nameRange(of: child)),
        notes: [.init("the token is here", at: set.keyPlace(set.tokens[token.index].definition))],
        help: "make it a group whose own value is the token '$root'"))
  }

  func reportUnknownProperty(_ node: Int, isToken: Bool, _ log: inout DiagnosticLog) {
    let text = tree.name(of: node)
    let candidates = [
      "$value", "$type", "$description", "$deprecated", "$extensions", "$root", "$ref", "$extends",
    ]
    let nearest = EditDistance.nearest(to: text, among: candidates)
    let place = Diagnostic.Place(file, tree.nameRange(of: node))
    warn(
      .unknownProperty, "unknown property '\(text)'", node, &log,
      help: nearest.map { Suggestion.didYouMean($0, insteadOf: text) },
      fixes: nearest.map { [.name($0, insteadOf: nameInside(place))] } ?? [])
  }

  /// Whether a key beside `light` or `dark` names a further mode; one that is a misspelling of the
  /// other, or a member of a composite value, is reported.
  func isMode(
    _ node: Int, of value: Int, _ names: NameTable, _ log: inout DiagnosticLog
  ) -> Bool {
    let name = names.text(tree.nodes[node].name)
    let keys = tree.children(of: value).map { facts[tree.nodes[$0].name] }
    let missing = [("light", NameFacts.Fact.isLight), ("dark", .isDark)].filter { _, fact in
      !keys.contains { $0.contains(fact) }
    }.map(\.0)
    if let nearest = EditDistance.nearest(to: name, among: missing) {
      let place = Diagnostic.Place(file, tree.nameRange(of: node))
      report(
        .invalidValue, "'\(name)' beside the other mode looks like '\(nearest)'", node, &log,
        help: Suggestion.didYouMean(nearest, insteadOf: name),
        fixes: [.name(nearest, insteadOf: nameInside(place))])
      return false
    }
    guard ModeKeys.compositeMembers.contains(name) else { return true }
    report(
      .invalidValue, "an object holds either modes or members such as '\(name)'", node, &log,
      help: "write the modes as '\"$extensions\": { \"mode\": { … } }', each with its whole value")
    return false
  }
}

extension Diagnostic {
  static func unknownType(_ name: String, isExact: Bool, at place: Place) -> Diagnostic {
    let known = isExact ? TokenType.dtcgNames : TokenType.knownNames
    let nearest = EditDistance.nearest(to: name, among: known)
    return Diagnostic(
      .warning, .unknownType, "the type '\(name)' is not in DTCG; its values are kept as written",
      at: place, help: nearest.map { Suggestion.didYouMean($0, insteadOf: name) },
      fixes: nearest.map { [.name($0, insteadOf: place.inside())] } ?? [])
  }

  static func typeSynonym(_ name: String, _ type: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, .unknownType, "the type '\(name)' is not in DTCG; it is read as '\(type)'",
      at: place, help: "write '\(type)'", fixes: [.name(type, insteadOf: place.inside())])
  }
}
