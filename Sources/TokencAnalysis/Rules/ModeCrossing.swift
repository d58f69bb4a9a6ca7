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
      let names = set.paths.names(to: set.tokens[target.index].path)
      func isNamed(_ mode: Int) -> Bool { modeNames[mode].map { names.contains($0) } ?? false }
      guard !isNamed(mode.index),
        let otherMode = modeNames.indices.first(where: isNamed)
      else { continue }
      let own = resolved.layers.modes[mode.index]
      let other = resolved.layers.modes[otherMode]
      let meant = names.map { $0 == modeNames[otherMode] ? own : set.names.text($0) }
        .joined(separator: ".")
      let counterpart = resolved.token(at: meant)
      let place = set.place(of: reference)
      report.report(
        "the \(own) value refers to '\(set.pathText(target))', which is for \(other)", at: place,
        help: counterpart.map {
          Suggestion.didYouMean(set.pathText($0), insteadOf: set.pathText(target))
        },
        helpPlace: counterpart.map { set.keyPlace(set.tokens[$0.index].definition) },
        fixes: counterpart.map { [.name(set.pathText($0), insteadOf: place.inside())] } ?? [])
    }
  }
}

extension DiagnosticCode {
  package static let modeCrossing = DiagnosticCode(
    "mode-crossing", "one mode's value follows a reference into another mode's primitives")
}
