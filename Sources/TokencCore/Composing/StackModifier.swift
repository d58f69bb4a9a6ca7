import TokencText
import TokencDiagnostics

/// A modifier of a stack's resolver documents; modifiers with the same name are one.
package struct StackModifier: Sendable {
  package let name: String
  /// The names of its contexts, as the first document has them.
  package let contexts: [String]
  /// The context used without an input.
  package let defaultContext: String?
  /// Whether any resolution order names it.
  package let isUsed: Bool
  /// Where its key is.
  let place: Diagnostic.Place
  let contextPlaces: [Diagnostic.Place]

  /// The context that a user means: the one with that name, or else the only one that differs just
  /// in case (Resolver module, section on inputs).
  ///
  /// - Throws: if there is none, or more than one.
  package func context(_ text: String) throws(InputFailure) -> String {
    if let exact = contexts.first(where: { $0.hasSameBytes(as: text) }) { return exact }
    let similar = contexts.filter { $0.lowercased().hasSameBytes(as: text.lowercased()) }
    if similar.count == 1 { return similar[0] }
    let all = contexts.map { "'\($0)'" }.joined(separator: ", ")
    guard similar.isEmpty else {
      let names = similar.map { "'\($0)'" }.joined(separator: " or ")
      throw InputFailure(
        message: "the modifier '\(name)' has no context '\(text)', but several that differ in case",
        help: "write \(names)")
    }
    let nearest = EditDistance.nearest(to: text, among: contexts)
    throw InputFailure(
      message: "the modifier '\(name)' has no context '\(text)'; there are \(all)",
      help: nearest.map { Suggestion.didYouMean($0, insteadOf: text) })
  }
}

extension ParsedStack {
  /// The modifiers of all documents, in source order.
  package var modifiers: [StackModifier] {
    var found: [StackModifier] = []
    for layer in layers {
      guard let document = compositions[layer] else { continue }
      for modifier in document.modifiers { add(modifier, isUsed: true, to: &found) }
      for modifier in document.unusedModifiers { add(modifier, isUsed: false, to: &found) }
    }
    return found
  }

  private func add(
    _ modifier: Composition.Modifier, isUsed: Bool, to found: inout [StackModifier]
  ) {
    let known = found.firstIndex { $0.name.hasSameBytes(as: modifier.name) }
    if let known, found[known].isUsed || !isUsed { return }
    let own = StackModifier(
      name: modifier.name, contexts: modifier.contexts.map(\.name),
      defaultContext: modifier.defaultContext,
      isUsed: isUsed, place: modifier.place, contextPlaces: modifier.contexts.map(\.place))
    if let known { found[known] = own } else { found.append(own) }
  }

  /// The modifier that a user means; case matters only to disambiguate.
  ///
  /// - Throws: if there is none.
  package func modifier(named text: String) throws(InputFailure) -> StackModifier {
    let modifiers = modifiers
    if let exact = modifiers.first(where: { $0.name.hasSameBytes(as: text) }) { return exact }
    let similar = modifiers.filter { $0.name.lowercased().hasSameBytes(as: text.lowercased()) }
    if similar.count == 1 { return similar[0] }
    let names = modifiers.map(\.name)
    let nearest = similar.first?.name ?? EditDistance.nearest(to: text, among: names)
    let all = names.map { "'\($0)'" }.joined(separator: ", ")
    throw InputFailure(
      message: names.isEmpty
        ? "there is no modifier '\(text)': no file is a resolver document with modifiers"
        : "no resolver document has a modifier '\(text)'; there are \(all)",
      help: nearest.map { Suggestion.didYouMean($0, insteadOf: text) })
  }

  /// The inputs that a user gave, checked and in the documents' spelling.
  ///
  /// - Parameters:
  ///   - given: the modifiers and contexts as typed.
  ///   - ignoresUnknown: whether to drop modifiers that no document has.
  /// - Returns: a context for each modifier that was given.
  /// - Throws: for an unknown modifier or context, and for one given twice.
  package func inputs(
    _ given: [Inputs.Choice], ignoresUnknown: Bool = false
  ) throws(InputFailure) -> Inputs {
    var choices: [Inputs.Choice] = []
    for choice in given {
      let found: StackModifier
      do throws(InputFailure) {
        found = try modifier(named: choice.modifier)
      } catch {
        if ignoresUnknown { continue }
        throw error
      }
      guard !choices.contains(where: { $0.modifier.hasSameBytes(as: found.name) }) else {
        throw InputFailure(
          message: "the modifier '\(found.name)' is given two inputs", help: "keep one of them")
      }
      choices.append(
        Inputs.Choice(modifier: found.name, context: try found.context(choice.context)))
    }
    return Inputs(choices)
  }

  /// The inputs with the default of each modifier that has none yet.
  ///
  /// - Parameters:
  ///   - inputs: what the user gave.
  ///   - source: the modifier whose contexts are the modes; it needs no context.
  /// - Returns: a context for every other modifier.
  /// - Throws: for modifiers without a default.
  package func completed(
    _ inputs: Inputs, modesFrom source: StackModifier? = nil
  ) throws(InputFailure) -> Inputs {
    var inputs = inputs
    var missing: [StackModifier] = []
    for modifier in modifiers where modifier.isUsed && inputs[modifier.name] == nil {
      if modifier.name.hasSameBytes(as: source?.name) { continue }
      guard let defaultContext = modifier.defaultContext else {
        missing.append(modifier)
        continue
      }
      inputs = inputs.with(defaultContext, for: modifier.name)
    }
    guard let first = missing.first else { return inputs }
    let names = missing.map { "'\($0.name)' (\($0.contexts.joined(separator: ", ")))" }
    let rest = missing.count == 1 ? "has no default" : "have no default"
    throw InputFailure(
      message: "\(names.joined(separator: " and ")) \(rest) and no '--input'",
      help: "choose with '--input \(first.name)=\(first.contexts.first ?? "CONTEXT")', or see all "
        + "with '--mode-from \(first.name)'")
  }
}
