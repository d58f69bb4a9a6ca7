import TokencText
import TokencDiagnostics
import TokencJSON

/// Follows every reference in every mode: finds cycles, values that cannot be reached, and values
/// that grow beyond their bound.
///
/// Runs one pass per mode over the graph of references, dependencies first (Tarjan's strongly
/// connected components, with an explicit stack, so that chains may have any length).
struct Resolver {
  private var resolved: ResolvedTokens
  private var findings: [Diagnostic] = []
  private var mode = ModeID(0)
  private var growth: ValueGrowth
  private var loops = CycleReport()
  /// The references into values that were reported, since modes may share them.
  private var reportedParts: Set<Int> = []
  /// The places of values that were reported, since modes may share them.
  private var reportedPlaces: Set<UInt64> = []
  /// The dialect's transform for the values of each file; empty if no dialect has one.
  private let transforms: [ValueTransform?]
  /// Whether some file was read despite syntax errors.
  private let isDamaged: Bool

  // Tarjan's numbers in the current mode; 0 means not visited yet.
  private var numbers: [UInt32] = []
  private var lowest: [UInt32] = []
  private var count: UInt32 = 0
  private var component: [TokenID] = []
  private var frames: [Frame] = []

  /// A token whose references are being visited.
  private struct Frame {
    let token: TokenID
    var next: Int
    let end: Int
  }

  /// Resolves all tokens.
  ///
  /// - Parameters:
  ///   - linked: the tokens with linked references.
  ///   - types: their types.
  ///   - isRaw: whether values are printed as written.
  ///   - transforms: the value transform of each dialect, by its index in the list of dialects.
  ///   - log: receives the findings.
  /// - Returns: every token with its value in every mode, if it has one.
  static func resolve(
    _ linked: consuming LinkedTokens, _ types: consuming Types, isRaw: Bool,
    transforms: [ValueTransform?], _ log: inout DiagnosticLog
  ) -> ResolvedTokens {
    var resolver = Resolver(
      ResolvedTokens(linked, types, isRaw: isRaw), transforms: transforms)
    resolver.resolveAll()
    for finding in resolver.findings { log.report(finding) }
    resolver.loops.report(resolver.resolved, &log)
    return resolver.resolved
  }

  private init(_ resolved: consuming ResolvedTokens, transforms: [ValueTransform?]) {
    growth = ValueGrowth(slots: resolved.states.count)
    isDamaged = resolved.set.damage != nil
    let owned = resolved.set.owners.map { $0.flatMap { transforms[$0] } }
    self.transforms = owned.contains { $0 != nil } ? owned : []
    self.resolved = resolved
  }

  private mutating func resolveAll() {
    let tokens = resolved.set.tokens.count
    for mode in resolved.modes {
      self.mode = mode
      numbers = [UInt32](repeating: 0, count: tokens)
      lowest = numbers
      count = 0
      for token in 0..<tokens where numbers[token] == 0 { visit(TokenID(token)) }
    }
    if let finding = growth.boundOutput(&resolved) { findings.append(finding) }
  }

  private mutating func visit(_ root: TokenID) {
    enter(root)
    while var frame = frames.popLast() {
      var child: TokenID?
      while frame.next < frame.end, child == nil {
        let target = resolved.links.references[frame.next].target
        frame.next += 1
        guard let target else { continue }
        if numbers[target.index] == 0 {
          child = target
        } else if resolved.states[resolved.slot(target, mode)] == .unvisited {
          // Still on the component stack.
          lowest[frame.token.index] = min(lowest[frame.token.index], numbers[target.index])
        }
      }
      if let child {
        frames.append(frame)
        enter(child)
      } else {
        leave(frame.token)
      }
    }
  }

  private mutating func enter(_ token: TokenID) {
    count += 1
    numbers[token.index] = count
    lowest[token.index] = count
    guard let id = resolved.layers.value(of: token, in: mode) else {
      resolved.states[resolved.slot(token, mode)] = .missing
      return
    }
    if isDamaged, isUnreadable(id) {
      resolved.states[resolved.slot(token, mode)] = .unreadable
      return
    }
    let references = resolved.links.references(of: id)
    if references.isEmpty {
      finish(token)
      return
    }
    component.append(token)
    frames.append(Frame(token: token, next: references.lowerBound, end: references.upperBound))
  }

  private func isUnreadable(_ id: ValueID) -> Bool {
    let file = resolved.set.file(of: id)
    return resolved.set.damage?.isUnreadable(
      Int(resolved.set.values[id.index].node), of: file, resolved.set.trees[file.index]) == true
  }

  /// All references of a token are visited.
  private mutating func leave(_ token: TokenID) {
    if let parent = frames.last?.token {
      lowest[parent.index] = min(lowest[parent.index], lowest[token.index])
    }
    guard lowest[token.index] == numbers[token.index] else { return }
    if component.last == token, !refersToItself(token) {
      component.removeLast()
      finish(token)
      return
    }
    let start = component.lastIndex(of: token) ?? component.startIndex
    let members = component[start...].sorted()
    component.removeSubrange(start...)
    for member in members { resolved.states[resolved.slot(member, mode)] = .cyclic }
    loops.add(members, mode, resolved)
  }

  private func refersToItself(_ token: TokenID) -> Bool {
    guard let id = resolved.layers.value(of: token, in: mode) else { return false }
    for index in resolved.links.references(of: id)
    where resolved.links.references[index].target == token {
      return true
    }
    return false
  }

  /// Resolves a token whose targets are all settled.
  private mutating func finish(_ token: TokenID) {
    let slot = resolved.slot(token, mode)
    guard let id = resolved.layers.value(of: token, in: mode) else { return }
    let form = resolved.links.uses[id.index].form
    let references = resolved.links.references(of: id)
    resolved.ends[slot] = token
    resolved.states[slot] = state(of: references)
    guard resolved.states[slot] == .resolved else { return }
    guard land(references) else {
      resolved.states[slot] = .broken
      return
    }
    if form == .alias, let target = resolved.links.references[references.lowerBound].target {
      let end = resolved.slot(target, mode)
      resolved.ends[slot] = resolved.ends[end]
      growth.copy(from: end, to: slot)
      if !transforms.isEmpty { transform(token, id) }
      return
    }
    guard growth.measure(id, slot, mode, resolved) else {
      resolved.states[slot] = .tooLarge
      growth.report(token, id, resolved, &findings)
      return
    }
    if form == .text { putTogether(id, slot) }
    if !transforms.isEmpty { transform(token, id) }
  }

  /// Lets the dialect of a value's file transform it.
  private mutating func transform(_ token: TokenID, _ id: ValueID) {
    guard let transform = transforms[resolved.set.file(of: id).index] else { return }
    for finding in transform(token, id, mode, &resolved) {
      let place = resolved.place(of: finding.cursor)
      let key = UInt64(place.file.rawValue) << 32 | UInt64(place.range.lowerBound)
      if reportedPlaces.insert(key).inserted { findings.append(finding.diagnostic(place)) }
    }
  }

  private mutating func state(of references: Range<Int>) -> ResolvedTokens.State {
    var state = ResolvedTokens.State.resolved
    for index in references {
      let reference = resolved.links.references[index]
      guard let target = reference.target else { return .broken }
      let targetState = resolved.states[resolved.slot(target, mode)]
      if targetState != .resolved { state = .affected }
      if targetState == .broken, !reference.steps.isEmpty {
        let name = resolved.links.steps[Int(reference.steps.lowerBound)]
        reportMissingPart(String(decoding: name, as: UTF8.self), of: target, index)
      }
    }
    return state
  }

  /// Finds where references into a part of their target's value end up.
  ///
  /// - Returns: whether all of them have a target; those that do not are reported.
  private mutating func land(_ references: Range<Int>) -> Bool {
    var isComplete = true
    for index in references where !resolved.links.references[index].steps.isEmpty {
      let reference = resolved.links.references[index]
      guard let target = reference.target else { continue }
      switch resolved.landing(of: reference, in: mode) {
      case .success(let cursor):
        resolved.landings[index * resolved.layers.modes.count + mode.index] = cursor
      case .failure(let step):
        isComplete = false
        reportMissingPart(step.name, of: target, index)
      }
    }
    return isComplete
  }

  /// Reports a reference into a value that lacks the part, or has no target itself.
  private mutating func reportMissingPart(_ name: String, of target: TokenID, _ index: Int) {
    guard reportedParts.insert(index).inserted else { return }
    let reference = resolved.links.references[index]
    if isDamaged, isDamaged(target) { return }
    findings.append(.noSuchPart(name, of: target, reference, resolved.set))
  }

  /// Whether a syntax error is in the effective parts of a token.
  private func isDamaged(_ token: TokenID) -> Bool {
    let definition = resolved.set.definitions[
      resolved.set.tokens[token.index].definition.index]
    let node = resolved.set.trees[definition.file.index].nodes[Int(definition.node)]
    return resolved.set.damage?.touches(node.range, of: definition.file) == true
  }

  /// Builds a text by replacing its references.
  private mutating func putTogether(_ id: ValueID, _ slot: Int) {
    let start = resolved.texts.count
    let cursor = ValueCursor(value: id, node: resolved.set.values[id.index].node, mode: mode)
    let text = resolved.composeText(at: cursor)
    resolved.texts.append(contentsOf: text)
    resolved.textRanges[slot] = start..<resolved.texts.count
  }
}
