package import TokencDiagnostics

/// What is wrong with what comes out.
extension DiagnosticCode {
  package static let expansionLimit = DiagnosticCode(
    "expansion-limit", "references grow a value beyond its bound")
}
