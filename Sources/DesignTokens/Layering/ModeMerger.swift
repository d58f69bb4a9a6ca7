import JSON

/// Chooses for each token and mode the value of the last layer that gives one.
struct ModeMerger {
  /// Fills ``TokenSet/modes`` and ``TokenSet/slots``, and reports modes that are not given.
  static func merge(_ set: inout TokenSet, _ log: inout DiagnosticLog) {
    numberModes(&set)
    let count = set.modes.count
    set.slots = [ValueID?](repeating: nil, count: set.tokens.count * count)
    for token in set.tokens.indices {
      var next: DefinitionID? = set.tokens[token].definition
      while let id = next {
        let definition = set.definitions[id.index]
        for value in definition.values {
          let mode = set.values[value].mode
          for column in 0..<count where mode == nil || mode?.index == column {
            guard set.slots[token * count + column] == nil else { continue }
            set.slots[token * count + column] = ValueID(value)
          }
        }
        next = definition.previous
      }
      checkModes(of: token, set, &log)
    }
  }

  /// Names the modes that the stack uses, `light` first, and numbers the values' modes by them.
  private static func numberModes(_ set: inout TokenSet) {
    let isUsed = ["light", "dark"].indices.map { mode in
      set.values.contains { $0.mode?.index == mode }
    }
    switch (isUsed[0], isUsed[1]) {
    case (true, true): set.modes = ["light", "dark"]
    case (true, false): set.modes = ["light"]
    case (false, false): set.modes = ["default"]
    case (false, true):
      set.modes = ["dark"]
      for index in set.values.indices where set.values[index].mode != nil {
        set.values[index].mode = ModeID(0)
      }
    }
  }

  /// Reports the modes that a definition leaves to earlier layers, and those no layer gives.
  private static func checkModes(
    of token: Int, _ set: TokenSet, _ log: inout DiagnosticLog
  ) {
    var next: DefinitionID? = set.tokens[token].definition
    while let id = next {
      let definition = set.definitions[id.index]
      next = definition.previous
      guard definition.hasModes else { continue }
      for mode in set.modes.indices
      where !definition.values.contains(where: { set.values[$0].mode?.index == mode }) {
        let isGiven = set.slots[token * set.modes.count + mode] != nil
        let isLast = id == set.tokens[token].definition
        guard isGiven ? definition.previous != nil : isLast else { continue }
        log.report(.missingMode(set.modes[mode], of: id, isGiven, set))
      }
    }
  }
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
        ? definition.previous.map { [Note("the earlier value is here", at: set.keyPlace($0))] }
          ?? [] : [])
  }
}
