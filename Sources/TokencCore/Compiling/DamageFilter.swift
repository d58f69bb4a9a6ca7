import TokencDiagnostics
import TokencJSON
import TokencText

/// Separates findings that follow from syntax errors from those that do not.
///
/// If in doubt it is silent: once the syntax is fixed, the rest is reported.
struct DamageFilter {
  private let damage: Damage
  private let stack: ParsedStack

  init(_ stack: ParsedStack) {
    damage = stack.damage
    self.stack = stack
  }

  /// Whether a finding is not a syntax error itself and may follow from one.
  func explains(_ diagnostic: Diagnostic) -> Bool {
    if Self.ofSyntax.contains(diagnostic.code) { return false }
    if diagnostic.code == .unknownToken, damage.files.values.contains(where: \.isOfDefaults) {
      return true
    }
    return ([diagnostic.place] + diagnostic.notes.map(\.place)).contains {
      explains(diagnostic.code, at: $0)
    }
  }

  private static let ofSyntax: Set<DiagnosticCode> = [
    .invalidJSON, .invalidUTF8, .nestingLimit, .fileTooLarge,
  ]

  /// What depends on names.
  private static let ofNames: Set<DiagnosticCode> = [
    .unknownToken, .duplicateKey, .invalidName, .ambiguousPath, .tokenHasChildren,
    .tokenGroupConflict, .unknownProperty,
  ]

  /// Findings that depend on which names are in which objects, such as groups with a type.
  private static let ofStructure = ofNames.union([
    .invalidRoot, .invalidValue, .invalidColor, .missingMode, .typeChanged, .typeMismatch,
    .unknownType, .unsupportedFormat, .unsupportedValue,
  ])

  private func explains(_ code: DiagnosticCode, at place: Diagnostic.Place) -> Bool {
    guard let file = damage.files[place.file] else { return false }
    // A document's use of other files is read as a whole.
    if stack.compositions[place.file] != nil { return true }
    let tree = stack.trees[place.file.index]
    guard let node = tree.node(at: Int(place.range.lowerBound)) else { return true }
    let ancestors = tree.ancestors(of: node)
    // Where brackets are wrong, the error may be anywhere, such as at the end of the file.
    if file.isDisplaced, Self.ofStructure.contains(code),
      !(ancestors + [node]).contains(where: { isTypedToken($0, tree) })
    {
      return true
    }
    // A member with the same name may belong to another object.
    let isOwn = tree.nodes[node].kind == .object && code != .duplicateKey
    let object = isOwn ? node : ancestors.last ?? 0
    if damage.touches(tree.nodes[object].range, of: place.file) { return true }
    return (ancestors + [node]).contains {
      hasUnreadableType($0, tree)
        || Self.ofNames.contains(code) && hasDamagedName($0, tree, place.file)
    }
  }

  /// Whether a value declares its own type, so that it is right or wrong wherever it is.
  private func isTypedToken(_ node: Int, _ tree: JSONTree) -> Bool {
    guard let type = tree.member(stack.known.dollarType, of: node) else { return false }
    return tree.nodes[type].kind == .string
      && tree.member(stack.known.dollarValue, of: node) != nil
  }

  private func hasUnreadableType(_ node: Int, _ tree: JSONTree) -> Bool {
    tree.member(stack.known.dollarType, of: node).map { tree.nodes[$0].kind == .invalid } ?? false
  }

  private func hasDamagedName(_ node: Int, _ tree: JSONTree, _ file: FileID) -> Bool {
    guard tree.nodes[node].name != .none else { return false }
    let name = tree.nameRange(of: node).bounds
    // An error may be directly after a surplus quote.
    return damage.touches(
      SourceRange(max(0, name.lowerBound - 1), name.upperBound + 1), of: file)
  }
}
