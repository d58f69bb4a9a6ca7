import JSON

/// Follows every reference in every mode: finds cycles, values that cannot be reached, and values
/// that grow beyond their bound.
///
/// One pass a mode over the graph of references, dependencies first (Tarjan's strongly connected
/// components, with an explicit stack, so that chains may be as long as they like).
struct Resolver {
  private var resolved: ResolvedTokens
  private var log: DiagnosticLog
  private var mode = ModeID(0)
  private var growth: ValueGrowth
  private var loops = CycleReport()
  /// The references into values that were reported, since modes may share them.
  private var reportedParts: Set<Int> = []
  /// The nodes that were reported, since modes may share them.
  private var reportedNodes: Set<UInt64> = []
  /// Whether any file is of Tokens Studio.
  private let hasStudio: Bool

  // Tarjan's numbers of the current mode: 0 is not visited yet.
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

  /// Resolves all tokens of `set`, whose references are linked and types known.
  static func resolve(
    _ set: TokenSet, isRaw: Bool, _ log: inout DiagnosticLog
  ) -> ResolvedTokens {
    var resolver = Resolver(set, isRaw, log)
    resolver.resolveAll()
    log = resolver.log
    return resolver.resolved
  }

  private init(_ set: TokenSet, _ isRaw: Bool, _ log: DiagnosticLog) {
    resolved = ResolvedTokens(set, isRaw: isRaw)
    growth = ValueGrowth(slots: set.slots.count)
    self.log = log
    hasStudio = set.isStudio.contains(true)
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
    growth.boundOutput(&resolved, &log)
    loops.report(resolved.set, &log)
  }

  private mutating func visit(_ root: TokenID) {
    enter(root)
    while var frame = frames.popLast() {
      var child: TokenID?
      while frame.next < frame.end, child == nil {
        let target = resolved.set.references[frame.next].target
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
    guard let id = resolved.set.value(of: token, in: mode) else {
      resolved.states[resolved.slot(token, mode)] = .missing
      return
    }
    let references = resolved.set.references(of: resolved.set.values[id.index])
    if references.isEmpty {
      finish(token)
      return
    }
    component.append(token)
    frames.append(Frame(token: token, next: references.lowerBound, end: references.upperBound))
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
    loops.add(members, mode, resolved.set)
  }

  private func refersToItself(_ token: TokenID) -> Bool {
    guard let id = resolved.set.value(of: token, in: mode) else { return false }
    return resolved.set.references(of: resolved.set.values[id.index]).contains {
      resolved.set.references[$0].target == token
    }
  }

  /// Settles a token all of whose targets are settled.
  private mutating func finish(_ token: TokenID) {
    let slot = resolved.slot(token, mode)
    guard let id = resolved.set.value(of: token, in: mode) else { return }
    let value = resolved.set.values[id.index]
    let references = resolved.set.references(of: value)
    resolved.ends[slot] = token
    resolved.states[slot] = state(of: references)
    guard resolved.states[slot] == .resolved else { return }
    guard land(references) else {
      resolved.states[slot] = .broken
      return
    }
    if value.form == .alias, let target = resolved.set.references[references.lowerBound].target {
      let end = resolved.slot(target, mode)
      resolved.ends[slot] = resolved.ends[end]
      growth.copy(from: end, to: slot)
      if hasStudio { transform(token, id) }
      return
    }
    guard growth.measure(id, slot, mode, resolved.set) else {
      resolved.states[slot] = .tooLarge
      growth.report(token, id, resolved.set, &log)
      return
    }
    if value.form == .text { putTogether(id, slot) }
    if hasStudio { transform(token, id) }
  }

  /// Makes of a value of a Tokens Studio file what such a value means.
  private mutating func transform(_ token: TokenID, _ id: ValueID) {
    guard resolved.set.isStudio[resolved.set.file(of: id).index] else { return }
    for finding in StudioValues.apply(to: token, id, in: mode, &resolved) {
      let place = resolved.set.place(of: finding.cursor.node, in: finding.cursor.value)
      let key = TokenSet.originKey(place.file, finding.cursor.node)
      if reportedNodes.insert(key).inserted { log.report(finding.diagnostic(at: place)) }
    }
  }

  private mutating func state(of references: Range<Int>) -> ResolvedTokens.State {
    var state = ResolvedTokens.State.resolved
    for index in references {
      let reference = resolved.set.references[index]
      guard let target = reference.target else { return .broken }
      let targetState = resolved.states[resolved.slot(target, mode)]
      if targetState != .resolved { state = .affected }
      if targetState == .broken, !reference.steps.isEmpty {
        let name = resolved.set.steps[Int(reference.steps.lowerBound)]
        reportMissingPart(String(decoding: name, as: UTF8.self), of: target, index)
      }
    }
    return state
  }

  /// Finds where references into a part of their target's value land.
  ///
  /// - Returns: whether all of them do; those that do not are reported.
  private mutating func land(_ references: Range<Int>) -> Bool {
    var isComplete = true
    for index in references where !resolved.set.references[index].steps.isEmpty {
      let reference = resolved.set.references[index]
      guard let target = reference.target else { continue }
      switch resolved.landing(of: reference, in: mode) {
      case .success(let cursor):
        resolved.landings[index * resolved.set.modes.count + mode.index] = cursor
      case .failure(let step):
        isComplete = false
        reportMissingPart(step.name, of: target, index)
      }
    }
    return isComplete
  }

  /// Reports a reference into a value that lacks the part, or that leads nowhere itself.
  private mutating func reportMissingPart(_ name: String, of target: TokenID, _ index: Int) {
    guard reportedParts.insert(index).inserted else { return }
    let reference = resolved.set.references[index]
    log.report(.noSuchPart(name, of: target, reference, resolved.set))
  }

  /// Replaces the references of a text.
  private mutating func putTogether(_ id: ValueID, _ slot: Int) {
    let start = resolved.texts.count
    let cursor = ValueCursor(value: id, node: resolved.set.values[id.index].node, mode: mode)
    let text = resolved.composeText(at: cursor)
    resolved.texts.append(contentsOf: text)
    resolved.textRanges[slot] = start..<resolved.texts.count
  }
}
