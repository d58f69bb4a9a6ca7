import JSON

/// Chooses for each token and mode the value of the last layer that gives one.
struct ModeMerger {
  /// Fills ``TokenSet/modes`` and ``TokenSet/slots``, and reports modes that are not given.
  ///
  /// - Parameters:
  ///   - set: the tokens of all layers.
  ///   - only: the only mode that there shall be; nil for those that the values have.
  ///   - log: where findings go.
  static func merge(_ set: inout TokenSet, only: String? = nil, _ log: inout DiagnosticLog) {
    numberModes(&set, only: only)
    let count = set.modes.count
    set.slots = [Packed](repeating: .nothing, count: set.tokens.count * count)
    for token in set.tokens.indices {
      var next: DefinitionID? = set.tokens[token].definition
      while let id = next {
        let definition = set.definitions[id.index]
        for value in definition.values {
          let mode = set.values[value].mode
          for column in 0..<count where mode == nil || mode?.index == column {
            let slot = token * count + column
            if set.slots[slot].wrappedValue == nil { set.slots[slot].wrappedValue = ValueID(value) }
          }
        }
        next = definition.below
      }
      checkModes(of: token, set, &log)
    }
  }

  /// Names the modes that the stack uses, `light` first, and numbers the values' modes by them.
  private static func numberModes(_ set: inout TokenSet, only: String?) {
    let before = set.modes
    let used = before.indices.filter { mode in
      // Others than `light` and `dark` are only known from values.
      mode > 1 || set.values.contains { $0.mode?.index == mode }
    }
    var names = used.map { before[$0] }
    if names.isEmpty || set.hasBareColumn { names.insert("default", at: 0) }
    set.modes = only.map { [$0] } ?? names
    guard set.modes != before.prefix(2).map({ $0 }) || before.count > 2 else { return }
    let numbers = before.map { name in
      set.modes.lastIndex { $0.hasSameBytes(as: name) }.map(ModeID.init(_:)) ?? .none
    }
    for index in set.values.indices {
      if let mode = set.values[index].mode { set.values[index].mode = numbers[mode.index] }
    }
  }

  /// Reports the modes that a definition leaves to earlier layers, and those no layer gives.
  private static func checkModes(
    of token: Int, _ set: TokenSet, _ log: inout DiagnosticLog
  ) {
    var next: DefinitionID? = set.tokens[token].definition
    while let id = next {
      let definition = set.definitions[id.index]
      next = definition.below
      guard definition.hasModes else { continue }
      for mode in set.modes.indices
      where !definition.values.contains(where: { set.values[$0].mode?.index == mode }) {
        let isGiven = set.value(of: TokenID(token), in: ModeID(mode)) != nil
        let isLast = id == set.tokens[token].definition
        guard isGiven ? definition.below != nil : isLast else { continue }
        log.report(.missingMode(set.modes[mode], of: id, isGiven, set))
      }
    }
  }
}

extension ModeID {
  /// A mode that is no column.
  fileprivate static let none = ModeID(rawValue: .max)
}

extension Definition {
  /// The indices of its values.
  var values: Range<Int> { firstValue.index..<firstValue.index + Int(valueCount) }
}

extension Diagnostic {
  fileprivate static func missingMode(
    _ mode: String, of id: DefinitionID, _ isGiven: Bool, _ set: TokenSet
  ) -> Diagnostic {
    let definition = set.definitions[id.index]
    let range = set.trees[definition.file.index].nodes[Int(definition.value)].range
    let path = set.pathText(definition.token)
    return Diagnostic(
      isGiven ? .warning : .error, .missingMode,
      isGiven
        ? "'\(path)' is given no value for \(mode) here; the earlier layer's stays"
        : "'\(path)' has no value for \(mode)",
      at: Place(definition.file, range),
      notes: isGiven
        ? definition.below.map { [Note("the earlier value is here", at: set.keyPlace($0))] }
          ?? [] : [])
  }
}
