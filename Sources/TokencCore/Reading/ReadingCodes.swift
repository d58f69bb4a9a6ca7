package import TokencDiagnostics

/// Faults in the shape of files.
extension DiagnosticCode {
  package static let duplicateKey = DiagnosticCode(
    "duplicate-key", "a key is given twice in one object")
  package static let invalidName = DiagnosticCode(
    "invalid-name", "a name is empty or contains `{`, `}`, a leading `$` or a dot")
  package static let ambiguousPath = DiagnosticCode(
    "ambiguous-path", "two spellings in one file make the same path")
  package static let invalidRoot = DiagnosticCode(
    "invalid-root", "the document is not an object, or its root is a token")
  package static let tokenHasChildren = DiagnosticCode(
    "token-has-children", "a token contains other tokens")
  package static let tokenGroupConflict = DiagnosticCode(
    "token-group-conflict", "one layer has a token where another has a group")
  package static let unknownProperty = DiagnosticCode(
    "unknown-property", "an unknown property, or one of the wrong kind")
  package static let unsupportedFormat = DiagnosticCode(
    "unsupported-format", "a kind of file that is recognized but not supported")
  package static let unknownType = DiagnosticCode(
    "unknown-type", "a `$type` that no specification has; kept as written")
  package static let invalidValue = DiagnosticCode(
    "invalid-value", "a value does not fit its type")
  package static let typeChanged = DiagnosticCode(
    "type-changed", "a theme gives a token another type")
}
