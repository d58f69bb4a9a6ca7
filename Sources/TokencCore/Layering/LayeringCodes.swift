package import TokencDiagnostics

/// Faults between layers.
extension DiagnosticCode {
  package static let unknownToken = DiagnosticCode(
    "unknown-token", "a theme's token that the defaults do not have")
  package static let missingMode = DiagnosticCode(
    "missing-mode", "a token lacks the value of a mode")
}
