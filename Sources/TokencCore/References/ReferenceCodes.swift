package import TokencDiagnostics

/// What is wrong with references.
extension DiagnosticCode {
  package static let unresolvedReference = DiagnosticCode(
    "unresolved-reference", "a reference names no token")
  package static let referenceCycle = DiagnosticCode(
    "reference-cycle", "tokens lead to each other in a circle")
  package static let referenceToGroup = DiagnosticCode(
    "reference-to-group", "a reference names a group")
  package static let malformedReference = DiagnosticCode(
    "malformed-reference", "a `{` that begins no reference, or blanks inside the braces")
}
