import TokencText
import TokencDiagnostics
import TokencJSON

/// Modes in `$extensions.mode`, as Terrazzo and Cobalt write them: `$value` applies to modes that
/// are not named.
extension TokenLoader {
  /// Adds a value for each mode in a token's `$extensions`; they come before its `$value`.
  func addExtensionModes(
    _ extensions: Int, _ value: Int, _ definition: DefinitionID, _ loaded: inout LoadedTokens,
    _ log: inout DiagnosticLog
  ) {
    guard isInterpreted, let modes = tree.member(loaded.facts.modeMember, of: extensions) else {
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
      let id = loaded.facts.mode(named: tree.nodes[mode].name, loaded.set.names)
      addValue(mode, id, definition, &loaded)
      isSaid = isSaid || isSame(mode, value)
    }
    // A `$value` that matches none of the modes is a mode of its own, `default`.
    if !isSaid, !isEmpty { loaded.facts.hasBareValue = true }
  }

  /// Whether two values are written identically.
  private func isSame(_ one: Int, _ other: Int) -> Bool {
    tree.bytes[tree.nodes[one].range.bounds] == tree.bytes[tree.nodes[other].range.bounds]
  }
}
