package import TokencDiagnostics

/// Faults in references.
extension DiagnosticCode {
  package static let unresolvedReference = DiagnosticCode(
    "unresolved-reference", "a reference does not name a token")
  package static let referenceCycle = DiagnosticCode(
    "reference-cycle", "tokens refer to each other in a cycle")
  package static let referenceToGroup = DiagnosticCode(
    "reference-to-group", "a reference names a group")
  package static let malformedReference = DiagnosticCode(
    "malformed-reference", "a `{` that does not begin a reference, or blanks inside the braces")
}
