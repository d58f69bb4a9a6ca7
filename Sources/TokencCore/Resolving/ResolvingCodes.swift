package import TokencDiagnostics

/// Faults in resolved values.
extension DiagnosticCode {
  package static let expansionLimit = DiagnosticCode(
    "expansion-limit", "references grow a value beyond its bound")
}
