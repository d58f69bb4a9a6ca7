import TokencText
import TokencDiagnostics
import TokencJSON

/// Chooses for each token and mode the value of the last layer that gives one.
struct ModeMerger {
  /// Numbers the modes, finds their effective values, and reports modes without a value.
  ///
  /// - Parameters:
  ///   - loaded: the tokens of all layers.
  ///   - only: the only mode of the result; nil for the modes of the values.
  ///   - log: receives the findings.
  /// - Returns: the modes and the values.
  static func merge(
    _ loaded: inout LoadedTokens, only: String? = nil, _ log: inout DiagnosticLog
  ) -> Layers {
    var layers = Layers(modes: numberModes(&loaded, only: only))
    let count = layers.modes.count
    let tokens = loaded.set.tokens.count
    layers.slots = [Packed](repeating: .nothing, count: tokens * count)
    for token in 0..<tokens {
      var next: DefinitionID? = loaded.set.tokens[token].definition
      while let id = next {
        let definition = loaded.set.definitions[id.index]
        for value in definition.values {
          let mode = loaded.set.values[value].mode
          for column in 0..<count where mode == nil || mode?.index == column {
            let slot = token * count + column
            if layers.slots[slot].wrappedValue == nil {
              layers.slots[slot].wrappedValue = ValueID(value)
            }
          }
        }
        next = definition.below
      }
      checkModes(of: token, loaded.set, layers, &log)
    }
    return layers
  }

  /// Names the modes that the stack uses, `light` first, and renumbers the values' modes to match.
  private static func numberModes(_ loaded: inout LoadedTokens, only: String?) -> [String] {
    let before = loaded.facts.modes
    let used = before.indices.filter { mode in
      // Modes other than `light` and `dark` are known only from values.
      mode > 1 || loaded.set.values.contains { $0.mode?.index == mode }
    }
    var names = used.map { before[$0] }
    if names.isEmpty || loaded.facts.hasBareValue { names.insert("default", at: 0) }
    let modes = only.map { [$0] } ?? names
    guard modes != before.prefix(2).map({ $0 }) || before.count > 2 else { return modes }
    let numbers = before.map { name in
      modes.lastIndex { $0.hasSameBytes(as: name) }.map(ModeID.init(_:)) ?? .none
    }
    for index in loaded.set.values.indices {
      if let mode = loaded.set.values[index].mode {
        loaded.set.values[index].mode = numbers[mode.index]
      }
    }
    return modes
  }

  /// Reports the modes that a definition leaves to earlier layers, and those that no layer gives.
  private static func checkModes(
    of token: Int, _ set: TokenSet, _ layers: Layers, _ log: inout DiagnosticLog
  ) {
    var next: DefinitionID? = set.tokens[token].definition
    while let id = next {
      let definition = set.definitions[id.index]
      next = definition.below
      guard definition.hasModes else { continue }
      for mode in layers.modes.indices
      where !definition.values.contains(where: { set.values[$0].mode?.index == mode }) {
        let isGiven = layers.value(of: TokenID(token), in: ModeID(mode)) != nil
        let isLast = id == set.tokens[token].definition
        guard isGiven ? definition.below != nil : isLast else { continue }
        log.report(.missingMode(layers.modes[mode], of: id, isGiven, set))
      }
    }
  }
}

extension ModeID {
  /// A mode that is not a column.
  fileprivate static let none = ModeID(rawValue: .max)
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
        ? "'\(path)' has no value for \(mode) here; the earlier layer's is kept"
        : "'\(path)' has no value for \(mode)",
      at: Place(definition.file, range),
      notes: isGiven
        ? definition.below.map { [Note("the earlier value is here", at: set.keyPlace($0))] }
          ?? [] : [])
  }
}
