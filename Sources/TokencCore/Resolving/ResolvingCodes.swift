package import TokencDiagnostics

/// Faults in resolved values.
extension DiagnosticCode {
  package static let expansionLimit = DiagnosticCode(
    "expansion-limit", "references expand a value beyond its limit")
}
