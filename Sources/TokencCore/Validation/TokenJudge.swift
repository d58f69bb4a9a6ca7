import TokencText
import TokencDiagnostics
import TokencJSON

/// Checks every resolved token against its type and reports what does not fit.
struct TokenJudge {
  private let resolved: ResolvedTokens
  /// Those of `resolved`, made once.
  private let modes: [ModeID]
  private let isExact: Bool
  private var values: ValueJudge
  private var log: DiagnosticLog
  private var tally = Tally()
  /// The findings reported for the current token, since modes often share a value.
  private var reported: Set<Key> = []
  private var wrongValues: Set<Diagnostic.Place.Start> = []

  /// What distinguishes two findings about one token.
  private struct Key: Hashable {
    let code: DiagnosticCode
    let file: FileID
    let range: SourceRange
    let message: ExactText

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      file = diagnostic.place.file
      range = diagnostic.place.range
      message = ExactText(diagnostic.message)
    }
  }

  /// Checks all tokens.
  ///
  /// - Returns: where invalid values begin, whatever is reported as an error.
  static func judge(
    _ resolved: ResolvedTokens, isExact: Bool, _ log: inout DiagnosticLog
  ) -> Set<Diagnostic.Place.Start> {
    var judge = TokenJudge(resolved: resolved, isExact: isExact, log: log)
    for token in resolved.visibleTokens { judge.judge(token) }
    judge.tally.flush(into: &judge.log)
    log = judge.log
    return judge.wrongValues
  }

  private init(resolved: ResolvedTokens, isExact: Bool, log: DiagnosticLog) {
    self.resolved = resolved
    modes = resolved.modes
    self.isExact = isExact
    values = ValueJudge(resolved, isExact: isExact)
    self.log = log
  }

  private mutating func judge(_ token: TokenID) {
    if !reported.isEmpty { reported.removeAll() }
    var previous: ValueID?
    for mode in modes where resolved.isResolved(token, in: mode) {
      guard let id = resolved.layers.value(of: token, in: mode) else { continue }
      let value = resolved.set.values[id.index]
      let form = resolved.links.uses[id.index].form
      if id == previous, form == .literal, resolved.computed.isEmpty { continue }
      previous = id
      // This check avoids copying all of `resolved` for the call.
      if !resolved.computed.isEmpty, let computed = resolved.computedCursor(of: token, in: mode) {
        judgeOwn(token, computed)
      } else if form == .alias {
        judgeAlias(token, id, mode)
      } else {
        let cursor = ValueCursor(value: id, node: value.node, mode: mode)
        judgeOwn(token, resolved.follow(cursor))
      }
      checkInterpolation(id, mode)
    }
  }

  private mutating func judgeOwn(_ token: TokenID, _ cursor: ValueCursor) {
    guard let type = resolved.tokenType(token) else {
      if resolved.node(at: cursor).kind == .null {
        report(.wrong(.invalidValue, "a token's value cannot be null", at: cursor))
      }
      return
    }
    if isUnjudged(token, cursor) { return }
    for fault in values.faults(of: cursor, as: type) {
      report(fault)
    }
  }

  /// Whether a value has its type only because its text looks like it.
  private func isUnjudged(_ token: TokenID, _ cursor: ValueCursor) -> Bool {
    resolved.isGuessedQuantity(token) && resolved.node(at: cursor).kind == .string
  }

  /// Checks an alias whose token and target have different types.
  private mutating func judgeAlias(_ token: TokenID, _ value: ValueID, _ mode: ModeID) {
    let reference = resolved.links.references[resolved.links.uses[value.index].first.index]
    guard let target = reference.target, let type = resolved.tokenType(token), type.isKnown else {
      return
    }
    // A plain property has no type, but either fits its place or not.
    let isProperty = resolved.set.tokens[target.index].isHidden
    let found = isProperty ? nil : resolved.tokenType(target)
    if found == type {
      warnOfGroup(token, type, reference)
      // What was not judged as a guess is judged where the type is declared.
      if resolved.isGuessedQuantity(target), !resolved.isGuessedQuantity(token),
        let end = resolved.cursor(of: target, in: mode)
      {
        judgeOwn(token, end)
      }
      return
    }
    if type == .string, resolved.isGuessedQuantity(target) { return }
    if let found, !found.isKnown { return }
    guard let end = resolved.cursor(of: target, in: mode) else { return }
    let faults = values.faults(of: end, as: type)
    let reads = !faults.contains(where: \.isWrong)
    if found == nil, reads { return }
    // A type that comes only from the group requires nothing of a target whose type is a guess.
    if resolved.types.origins[token.index] == .group, reads { return }
    report(.mismatch(reference, wanted: type, reads: reads, resolved))
  }

  /// Warns of an untyped alias that has its target's type although its group declares another.
  private mutating func warnOfGroup(_ token: TokenID, _ type: TokenType, _ reference: Reference) {
    guard resolved.types.origins[token.index] == .target, !isExact else { return }
    let last = resolved.set.tokens[token.index].definition
    let definition = resolved.set.definitions[last.index]
    guard let group = definition.groupType, group != type, group.isKnown else { return }
    report(.groupMismatch(reference, group: group, found: type, resolved.set))
  }

  /// Reports an array or object inside a text.
  private mutating func checkInterpolation(_ value: ValueID, _ mode: ModeID) {
    let form = resolved.links.uses[value.index].form
    guard form == .text || form == .structure else { return }
    for index in resolved.links.references(of: value) {
      let reference = resolved.reference(index)
      let isPart = !reference.steps.isEmpty
      let landing = resolved.landings[index * resolved.layers.modes.count + mode.index]
      guard !reference.isWhole, let target = reference.target,
        let end = isPart ? landing : resolved.cursor(of: target, in: mode)
      else { continue }
      var scratch = OutputBuffer()
      let type = resolved.tokenType(target)
      guard resolved.writePlain(end, type: type, into: &scratch) == nil
      else { continue }
      report(.structureInText(reference, target, resolved.set))
    }
  }

  /// The edit of a string that is meant to be another one.
  ///
  /// A string with references has the place of the string, but other text.
  private func fixes(_ fault: Fault, _ place: Diagnostic.Place) -> [Fix] {
    let tree = resolved.set.trees[place.file.index]
    let written = tree.bytes[place.range.bounds]
    guard let meant = fault.meant, written.count > 2, written.first == written.last,
      written.first.map({ "\"'".utf8.contains($0) }) == true,
      resolved.text(at: fault.cursor)[...].elementsEqual(written.dropFirst().dropLast())
    else { return [] }
    return [.name(meant, insteadOf: place.inside())]
  }

  private mutating func report(_ fault: Fault) {
    let place = resolved.place(of: fault.cursor)
    switch fault.kind {
    case .wrong(let code):
      wrongValues.insert(place.start)
      report(
        Diagnostic(
          .error, code, fault.message, at: place, help: fault.help, fixes: fixes(fault, place)))
    case .foreign(let spelling):
      let diagnostic = Diagnostic(.warning, .unsupportedValue, fault.message, at: place)
      guard reported.insert(Key(diagnostic)).inserted else { return }
      tally.count(diagnostic, spelling: spelling)
    case .mismatch(let reference, let wanted, let reads):
      report(.mismatch(reference, wanted: wanted, reads: reads, resolved))
    }
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    guard reported.insert(Key(diagnostic)).inserted else { return }
    log.report(diagnostic)
  }
}

extension Diagnostic {
  fileprivate static func mismatch(
    _ reference: Reference, wanted: TokenType, reads: Bool, _ resolved: ResolvedTokens
  ) -> Diagnostic {
    let set = resolved.set
    let target = set.targetName(of: reference)
    let found = reference.target.flatMap { resolved.tokenType($0) }
    let foundName = found?.name(in: set.names) ?? "value without a type"
    let wantedName = wanted.name(in: set.names)
    return Diagnostic(
      reads ? .warning : .error, .typeMismatch,
      reads
        ? "'\(target)' is a \(foundName), read here as a \(wantedName)"
        : "expected a \(wantedName), but '\(target)' is a \(foundName)",
      at: set.place(of: reference), notes: typeNote(reference, set))
  }

  fileprivate static func groupMismatch(
    _ reference: Reference, group: TokenType, found: TokenType, _ set: TokenSet
  ) -> Diagnostic {
    let target = reference.target.map { set.pathText($0) } ?? ""
    return Diagnostic(
      .warning, .typeMismatch,
      "the group's type is \(group.name(in: set.names)), but '\(target)' is a "
        + "\(found.name(in: set.names)), and so is this token",
      at: set.place(of: reference), notes: typeNote(reference, set))
  }

  fileprivate static func structureInText(
    _ reference: Reference, _ target: TokenID, _ set: TokenSet
  ) -> Diagnostic {
    Diagnostic(
      .error, .typeMismatch,
      "'\(set.pathText(target))' is an array or object and cannot be inserted into text",
      at: set.place(of: reference), notes: typeNote(reference, set))
  }

  /// Where the target of a reference gets its type.
  private static func typeNote(_ reference: Reference, _ set: TokenSet) -> [Note] {
    guard let target = reference.target else { return [] }
    let token = set.tokens[target.index]
    let definition = set.definitions[token.definition.index]
    guard let node = definition.typeNode else {
      return [Note("its target is here", at: set.keyPlace(token.definition))]
    }
    let range = set.trees[definition.file.index].nodes[Int(node)].range
    return [Note("its target has its type here", at: Place(definition.file, range))]
  }
}

extension TokenSet {
  /// The name of a reference's target in messages: its path, or the reference as written for a
  /// plain property.
  fileprivate func targetName(of reference: Reference) -> String {
    guard let target = reference.target else { return "" }
    guard tokens[target.index].isHidden else { return pathText(target) }
    let range = reference.range.bounds.dropFirst().dropLast()
    return String(decoding: trees[file(of: reference.value).index].bytes[range], as: UTF8.self)
  }
}
