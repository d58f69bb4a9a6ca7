package import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

extension LintRule {
  /// Finds slips such as `"dark": "{primitives.color.light.warning.darkest}"`.
  static let modeCrossing = LintRule(
    code: .modeCrossing,
    summary: "one mode's value refers to a token whose path contains another mode's name",
    why:
      "A dark value that leads to a light primitive looks right in one mode and wrong in the other.",
    example: Example(
      bad: #"{"light": "{color.light.ink}", "dark": "{color.light.ink}"}"#,
      instead: #"{"light": "{color.light.ink}", "dark": "{color.dark.ink}"}"#)
  ) { resolved, _, report in
    let set = resolved.set
    guard resolved.layers.modes.count > 1 else { return }
    // As numbers, since each reference is asked; nil for a name that is in no file.
    let modeNames = resolved.layers.modes.map { set.names.find($0) }
    for index in resolved.links.references.indices {
      let reference = resolved.links.references[index]
      let value = set.values[reference.value.index]
      guard let mode = value.mode, let target = reference.target,
        resolved.layers.value(of: set.definitions[value.definition.index].token, in: mode)
          == reference.value
      else { continue }
      let path = set.tokens[target.index].path
      guard let own = modeNames[mode.index],
        let crossing = crossing(path, of: mode.index, own, modeNames, set)
      else { continue }
      let ownName = resolved.layers.modes[mode.index]
      let other = resolved.layers.modes[crossing.mode]
      var names = set.paths.names(to: path)
      names[crossing.segment] = own
      let meant = names.map(set.names.text).joined(separator: ".")
      let counterpart = resolved.token(at: meant)
      let place = set.place(of: reference)
      report.report(
        "the \(ownName) value refers to '\(set.pathText(target))', which is for \(other)",
        at: place,
        help: counterpart.map {
          Suggestion.didYouMean(set.pathText($0), insteadOf: set.pathText(target))
        },
        helpPlace: counterpart.map { set.keyPlace(set.tokens[$0.index].definition) },
        fixes: counterpart.map { [.name(set.pathText($0), insteadOf: place.inside())] } ?? [])
    }
  }

  /// The group of another mode that a path leads through, beside which there is a group of the own
  /// mode: `light` in `color.light.ink`, if there is a `color.dark`.
  ///
  /// A token of a mode's name is none, since shades are called light and dark too.
  private static func crossing(
    _ path: PathID, of mode: Int, _ own: NameID, _ modeNames: [NameID?], _ set: TokenSet
  ) -> (mode: Int, segment: Int)? {
    var group = set.paths[path].parent
    var segment = set.paths.names(to: group).count - 1
    var found: (mode: Int, segment: Int)?
    while group != .root {
      let name = set.paths[group].name
      let parent = set.paths[group].parent
      if name == own { return nil }
      if let other = modeNames.firstIndex(of: name), other != mode,
        let counterpart = set.paths.child(of: parent, named: own, set.names),
        set.paths[counterpart].token == nil
      {
        found = (other, segment)
      }
      group = parent
      segment -= 1
    }
    return found
  }
}

extension DiagnosticCode {
  package static let modeCrossing = DiagnosticCode(
    "mode-crossing", "one mode's value follows a reference into another mode's primitives")
}
