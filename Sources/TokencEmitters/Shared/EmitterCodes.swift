package import TokencDiagnostics

/// What an output format cannot express.
extension DiagnosticCode {
  package static let nameCollision = DiagnosticCode(
    "name-collision", "two tokens have the same name in an output")
  package static let unrepresentableValue = DiagnosticCode(
    "unrepresentable-value", "a value cannot be expressed in an output format")
}
