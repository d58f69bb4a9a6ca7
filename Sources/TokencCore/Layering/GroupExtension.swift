import TokencDiagnostics
import TokencJSON

/// Gives groups with `$extends` the tokens of the group they name (DTCG 2025.10 Format module,
/// section 6.4): a copy of the other group, overridden by the group's own tokens.
///
/// References inside inherited tokens stay as written. Inherited tokens come after all others,
/// group by group.
struct GroupExtension {
  private enum Progress {
    case new, open, done
  }

  /// The most tokens and groups that may be inherited in all: nested extensions can double them at
  /// every step.
  private static let largest = 1_000_000

  private var set: TokenSet
  private var findings: [Diagnostic] = []
  /// For each extending group, what it extends; nil if the target is invalid.
  private var targets: [PathID: PathID] = [:]
  private var places: [PathID: Diagnostic.Place] = [:]
  /// The `$deprecated` of each group, also of those that inherit it.
  private var deprecations: [PathID: Definition.Place]
  private var progress: [PathID: Progress] = [:]
  /// The paths below each path.
  private var children: [[PathID]] = []
  private var inherited = 0
  private var isLimitReported = false
  /// The `$extends` being followed.
  private var currentPlace: Diagnostic.Place?

  /// The tokens with all groups expanded.
  static func expanded(
    _ set: consuming TokenSet, _ extensions: [(group: PathID, place: Definition.Place)],
    deprecations: [PathID: Definition.Place], _ log: inout DiagnosticLog
  ) -> TokenSet {
    guard !extensions.isEmpty else { return set }
    var expansion = GroupExtension(set: set, deprecations: deprecations)
    expansion.expandAll(extensions)
    for diagnostic in expansion.findings { log.report(diagnostic) }
    return expansion.set
  }

  private init(set: consuming TokenSet, deprecations: [PathID: Definition.Place]) {
    self.set = set
    self.deprecations = deprecations
  }

  private mutating func expandAll(_ extensions: [(group: PathID, place: Definition.Place)]) {
    children = [[PathID]](repeating: [], count: set.paths.nodes.count)
    for index in set.paths.nodes.indices.dropFirst() {
      children[set.paths.nodes[index].parent.index].append(PathID(index))
    }
    var order: [PathID] = []
    for (group, place) in extensions {
      if places[group] == nil { order.append(group) }
      let tree = set.trees[place.file.index]
      places[group] = Diagnostic.Place(place.file, tree.nodes[Int(place.node)].range)
      progress[group] = .new
      texts[group] = tree.text(of: Int(place.node))
    }
    for group in order { markAbove(group) }
    for group in order { resolve(group) }
  }

  /// The text of each `$extends`.
  private var texts: [PathID: [UInt8]] = [:]
  /// The paths with an extending group at or below them.
  private var isAboveExtension: Set<PathID> = []

  private mutating func markAbove(_ group: PathID) {
    var path = group
    while isAboveExtension.insert(path).inserted, path != .root { path = set.paths[path].parent }
  }

  /// An extending group that waits for those its target depends on.
  private struct Frame {
    let group: PathID
    let names: [[UInt8]]
    var dependencies: [PathID]
    var isCyclic = false
  }

  /// Expands a group after all that its target depends on.
  private mutating func resolve(_ group: PathID) {
    var frames: [Frame] = []
    enter(group, &frames)
    while var frame = frames.popLast() {
      guard let next = frame.dependencies.popLast() else {
        finish(frame)
        progress[frame.group] = .done
        continue
      }
      // An open group above the target may be the one being copied from.
      frame.isCyclic = frame.isCyclic || (progress[next] == .open && isAtOrBelowTarget(next, frame))
      frames.append(frame)
      enter(next, &frames)
    }
  }

  private mutating func enter(_ group: PathID, _ frames: inout [Frame]) {
    guard progress[group] == .new, let place = places[group] else { return }
    progress[group] = .open
    guard let names = targetNames(group) else {
      progress[group] = .done
      findings.append(
        Diagnostic(
          .error, .malformedReference, "'$extends' does not name a group", at: place,
          help: "write '{group.name}'"))
      return
    }
    frames.append(Frame(group: group, names: names, dependencies: dependencies(group, names)))
  }

  /// The extending groups on the path to a target, which may create it, and those below it, which
  /// are copied with it.
  private func dependencies(_ group: PathID, _ names: [[UInt8]]) -> [PathID] {
    var found: [PathID] = []
    var path = PathID.root
    for name in names {
      if places[path] != nil, path != group { found.append(path) }
      guard let id = set.names.find(name, name.indices),
        let child = set.paths.child(of: path, named: id, set.names)
      else { return found }
      path = child
    }
    var open = [path]
    while let next = open.popLast() {
      if places[next] != nil, next != group { found.append(next) }
      open += children[next.index].filter { isAboveExtension.contains($0) }
    }
    return found
  }

  private func isAtOrBelowTarget(_ group: PathID, _ frame: Frame) -> Bool {
    let path = set.paths.names(to: group).map { Array(set.names[$0]) }
    return path.starts(with: frame.names)
  }

  /// Expands a group whose target is complete.
  private mutating func finish(_ frame: Frame) {
    guard let place = places[frame.group] else { return }
    guard !frame.isCyclic else {
      reportCycle(frame.group, at: place)
      return
    }
    guard let target = find(frame.names) else {
      let text = frame.names.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
      findings.append(
        Diagnostic(.error, .unresolvedReference, "no group named '\(text)'", at: place))
      return
    }
    guard set.paths[target].token == nil else {
      findings.append(
        Diagnostic(
          .error, .invalidValue,
          "'\(set.pathText(target))' is a token; a group can only extend a group", at: place))
      return
    }
    guard !isInside(frame.group, target) else {
      reportCycle(frame.group, at: place)
      return
    }
    currentPlace = place
    copy(target, to: frame.group)
    applyProperties(of: frame.group, at: place)
  }

  private mutating func reportCycle(_ group: PathID, at place: Diagnostic.Place) {
    findings.append(
      Diagnostic(
        .error, .referenceCycle, "the group '\(set.pathText(group))' extends itself", at: place))
  }

  /// Whether a path equals another one or is below it.
  private func isInside(_ path: PathID, _ other: PathID) -> Bool {
    var path = path
    while path != .root {
      if path == other { return true }
      path = set.paths[path].parent
    }
    return other == .root
  }

  /// The names in `{a.b}` or `#/a/b`.
  private func targetNames(_ group: PathID) -> [[UInt8]]? {
    guard let text = texts[group] else { return nil }
    if text.first == UInt8(ascii: "#") { return Pointer.steps(text) }
    guard ReferenceText.isWhole(text, text.indices) else { return nil }
    return text.dropFirst().dropLast().split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false
    ).map { Array($0) }
  }

  private func find(_ names: [[UInt8]]) -> PathID? {
    var path = PathID.root
    for name in names {
      guard let id = set.names.find(name, name.indices),
        let child = set.paths.child(of: path, named: id, set.names)
      else { return nil }
      path = child
    }
    return path
  }

  /// Copies what `target` has and `group` lacks.
  private mutating func copy(_ target: PathID, to group: PathID) {
    guard Int(set.paths[group].depth) < JSONParser.deepestNesting else {
      guard !isLimitReported, let place = currentPlace else { return }
      isLimitReported = true
      findings.append(
        Diagnostic(
          .error, .nestingLimit,
          "groups inherit groups more than \(JSONParser.deepestNesting) levels deep", at: place))
      return
    }
    if set.paths[group].type == nil { set.paths[group].type = set.paths[target].type }
    if deprecations[group] == nil { deprecations[group] = deprecations[target] }
    if set.paths[group].group == nil { set.paths[group].group = set.paths[target].group }
    for child in children[target.index] where child != group && inherited <= Self.largest {
      inherited += 1
      let before = set.paths.nodes.count
      let own = set.paths.addChild(
        of: group, named: set.paths[child].name, set.names)
      if set.paths.nodes.count > before {
        children.append([])
        children[group.index].append(own)
      }
      if let token = set.paths[child].token {
        let isTaken = set.paths[own].token != nil || set.paths[own].group != nil
        if !isTaken { inherit(token, at: own) }
      } else if set.paths[own].token == nil, own != target {
        copy(child, to: own)
      }
    }
    if inherited > Self.largest, !isLimitReported { reportLimit() }
  }

  private mutating func reportLimit() {
    isLimitReported = true
    guard let place = currentPlace else { return }
    findings.append(
      Diagnostic(
        .error, .expansionLimit, "groups inherit more than \(Self.largest) tokens and groups",
        at: place))
  }

  /// Adds a token with the same definition as another one.
  private mutating func inherit(_ token: TokenID, at path: PathID) {
    let id = TokenID(set.tokens.count)
    var previous: DefinitionID?
    var copies: [DefinitionID: DefinitionID] = [:]
    for source in set.definitions(of: token).reversed() {
      var definition = set.definitions[source.index]
      let first = ValueID(set.values.count)
      let own = DefinitionID(set.definitions.count)
      for value in definition.values {
        var value = set.values[value]
        value.definition = own
        set.values.append(value)
      }
      definition.token = id
      definition.firstValue = first
      definition.previous = previous
      definition.below = definition.below.flatMap { copies[$0] }
      copies[source] = own
      set.definitions.append(definition)
      previous = own
    }
    guard let last = previous else { return }
    set.tokens.append(Token(path: path, definition: last))
    set.paths[path].token = id
  }

  /// Gives every token below a group what its nearest groups say, now that they have inherited
  /// theirs: a group is worth its resolved properties, not those of what it was copied from.
  private mutating func applyProperties(of group: PathID, at place: Diagnostic.Place) {
    var isForeignTypeReported = false
    var open = [group]
    while let path = open.popLast() {
      open += children[path.index]
      guard let token = set.paths[path].token else { continue }
      let type = nearest(path) { set.paths[$0].type }
      let deprecation = nearest(path) { deprecations[$0] }
      for id in set.definitions(of: token) {
        apply(deprecation, to: id)
        guard set.definitions[id.index].type == nil else { continue }
        if let type {
          set.definitions[id.index].groupType = type
        } else if let type = set.definitions[id.index].groupType, !isForeignTypeReported {
          isForeignTypeReported = true
          reportForeignType(type, of: path, at: place)
        }
      }
    }
  }

  /// Gives a definition without a `$deprecated` of its own that of its nearest group.
  private mutating func apply(_ deprecation: Definition.Place?, to id: DefinitionID) {
    let definition = set.definitions[id.index]
    if let node = definition.deprecation {
      let end = set.trees[definition.file.index].nodes[Int(definition.node)].end
      guard !(definition.node..<end).contains(node) else { return }
    }
    set.definitions[id.index].deprecation = nil
    set.groupDeprecations[id] = deprecation
  }

  private mutating func reportForeignType(
    _ type: TokenType, of path: PathID, at place: Diagnostic.Place
  ) {
    let name = type.name(in: set.names)
    findings.append(
      Diagnostic(
        .warning, .typeMismatch,
        "the type \(name) of '\(set.pathText(path))' comes from a group above the one that is "
          + "extended, which DTCG does not inherit",
        at: place, help: "write '\"$type\": \"\(name)\"' into the group that is extended"))
  }

  /// What the nearest group above a path has.
  private func nearest<Property>(_ path: PathID, _ property: (PathID) -> Property?) -> Property? {
    var path = path
    while path != .root {
      path = set.paths[path].parent
      if let found = property(path) { return found }
    }
    return nil
  }
}
