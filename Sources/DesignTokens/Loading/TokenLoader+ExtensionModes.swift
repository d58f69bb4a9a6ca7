import JSON

/// Modes in `$extensions.mode`, as Terrazzo and Cobalt write them: the `$value` counts where a mode
/// is not named.
extension TokenLoader {
  /// Adds a value for each mode in a token's `$extensions`; they come before its `$value`.
  func addExtensionModes(
    _ extensions: Int, _ value: Int, _ definition: DefinitionID, _ set: inout TokenSet,
    _ log: inout DiagnosticLog
  ) {
    guard isInterpreted, let modes = tree.member(set.modeMember, of: extensions) else {
      return
    }
    guard tree.nodes[modes].kind == .object else {
      reportValue("'mode' must be an object of modes", modes, &log)
      return
    }
    var isSaid = false
    var isEmpty = true
    for mode in tree.children(of: modes) where !shadowed.contains(UInt32(mode)) {
      isEmpty = false
      let id = set.mode(named: tree.nodes[mode].name)
      addValue(mode, id, definition, &set)
      isSaid = isSaid || isSame(mode, value)
    }
    // A `$value` that is none of the modes is a column of its own.
    if !isSaid, !isEmpty { set.hasBareColumn = true }
  }

  /// Whether two values are written alike.
  private func isSame(_ one: Int, _ other: Int) -> Bool {
    tree.bytes[tree.nodes[one].range.bounds] == tree.bytes[tree.nodes[other].range.bounds]
  }
}

extension TokenSet {
  /// The number of a mode by the name that files give it, until the columns are numbered.
  mutating func mode(named name: NameID) -> ModeID {
    if let known = modeNumbers[name] { return known }
    let text = names.text(name)
    let mode: ModeID
    if let index = modes.firstIndex(where: { $0.hasSameBytes(as: text) }) {
      mode = ModeID(index)
    } else {
      mode = ModeID(modes.count)
      modes.append(text)
    }
    modeNumbers[name] = mode
    return mode
  }
}
