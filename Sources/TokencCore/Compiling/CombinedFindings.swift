import TokencText
package import TokencDiagnostics
import TokencJSON

/// The findings under several inputs as one list: each finding once, with the inputs that it
/// depends on.
package struct CombinedFindings {
  /// What makes two findings the same.
  private struct Key: Hashable {
    let code: DiagnosticCode
    let file: FileID
    let range: SourceRange
    let message: ExactText
  }

  private let stack: ParsedStack
  private let all: [Inputs]
  /// Whether each context was tried only once, with the first context of all other modifiers,
  /// because there are too many combinations.
  private let isSampled: Bool
  private var indices: [Key: Int] = [:]
  private var found: [(diagnostic: Diagnostic, inputs: [Int])] = []

  /// Every finding of a stack once.
  package static func combine(
    _ findings: [InputFindings], of stack: ParsedStack
  ) -> [Diagnostic] {
    var combined = CombinedFindings(stack: stack, all: findings.map(\.inputs))
    for (index, one) in findings.enumerated() {
      for diagnostic in one.log.diagnostics { combined.add(diagnostic, index) }
    }
    return combined.found.map { combined.named($0.diagnostic, $0.inputs) }
  }

  private init(stack: ParsedStack, all: [Inputs]) {
    self.stack = stack
    self.all = all
    var total = 1
    for modifier in stack.modifiers where total <= all.count {
      let tried = modifier.contexts.count { context in
        all.contains { context.hasSameBytes(as: $0[modifier.name]) }
      }
      total *= max(1, tried)
    }
    isSampled = total > all.count
  }

  private mutating func add(_ diagnostic: Diagnostic, _ inputs: Int) {
    let key = Key(
      code: diagnostic.code, file: diagnostic.place.file, range: diagnostic.place.range,
      message: ExactText(diagnostic.message))
    if let index = indices[key] {
      if found[index].inputs.last != inputs { found[index].inputs.append(inputs) }
      if diagnostic.severity == .error { found[index].diagnostic.severity = .error }
    } else {
      indices[key] = found.count
      found.append((diagnostic, [inputs]))
    }
  }

  /// The finding with a note of its inputs, unless it occurs under all of them.
  private func named(_ diagnostic: Diagnostic, _ inputs: [Int]) -> Diagnostic {
    guard inputs.count < all.count, let (text, place) = conditions(inputs) else {
      return diagnostic
    }
    var diagnostic = diagnostic
    diagnostic.notes.append(.init("only with \(text)", at: place))
    return diagnostic
  }

  /// The conditions under which a finding occurs: `theme=dark and size=s or size=l`.
  private func conditions(_ indices: [Int]) -> (String, Diagnostic.Place)? {
    let inputs = indices.map { all[$0] }
    var parts: [String] = []
    var place: Diagnostic.Place?
    var count = 1
    for modifier in stack.modifiers {
      let tried = modifier.contexts.filter { context in
        all.contains { context.hasSameBytes(as: $0[modifier.name]) }
      }
      let own = tried.filter { context in
        inputs.contains { context.hasSameBytes(as: $0[modifier.name]) }
      }
      count *= max(1, own.count)
      guard own.count < tried.count else { continue }
      let isBase = own.count == 1 && own[0].hasSameBytes(as: all[0][modifier.name])
      if isBase, isSampled { continue }
      parts.append(own.map { "\(modifier.name)=\($0)" }.joined(separator: " or "))
      let first = modifier.contexts.firstIndex { $0.hasSameBytes(as: own.first) }
      place = place ?? first.map { modifier.contextPlaces[$0] }
    }
    if isSampled, let place, parts.count == 1 {
      return ("\(parts[0]) and the defaults of all others", place)
    }
    if count == indices.count, let place { return (parts.joined(separator: ", "), place) }
    // No single modifier explains the finding: name some of the combinations.
    guard let modifier = stack.modifiers.first(where: \.isUsed) else { return nil }
    let named = inputs.prefix(2).map { inputs in
      inputs.choices.map { "\($0.modifier)=\($0.context)" }.joined(separator: ", ")
    }
    let rest = inputs.count - named.count
    let text = named.joined(separator: "; with ")
    return (
      rest > 0 ? "\(text); and \(rest) more" : text, place ?? modifier.place
    )
  }
}
