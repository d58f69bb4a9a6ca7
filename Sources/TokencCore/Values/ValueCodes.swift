package import TokencDiagnostics

/// Faults in values.
extension DiagnosticCode {
  package static let invalidColor = DiagnosticCode(
    "invalid-color", "a value is not a color")
  package static let invalidDimension = DiagnosticCode(
    "invalid-dimension", "a value is not a dimension")
  package static let numberOutOfRange = DiagnosticCode(
    "number-out-of-range", "a number is out of range")
  package static let unsupportedValue = DiagnosticCode(
    "unsupported-value", "a value that only other platforms understand; kept as written")
  package static let typeMismatch = DiagnosticCode(
    "type-mismatch", "a reference's target has another type")
}
