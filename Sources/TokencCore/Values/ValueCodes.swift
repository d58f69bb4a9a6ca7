package import TokencDiagnostics

/// What is wrong with values.
extension DiagnosticCode {
  package static let invalidColor = DiagnosticCode(
    "invalid-color", "a value is no color")
  package static let invalidDimension = DiagnosticCode(
    "invalid-dimension", "a value is no dimension")
  package static let numberOutOfRange = DiagnosticCode(
    "number-out-of-range", "a number lies outside the range of its place")
  package static let unsupportedValue = DiagnosticCode(
    "unsupported-value", "a value that only other platforms understand; kept as written")
  package static let typeMismatch = DiagnosticCode(
    "type-mismatch", "a reference leads to a token of another type")
}
