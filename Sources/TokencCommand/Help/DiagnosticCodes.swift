import TokencAnalysis
import TokencCore
import TokencDiagnostics
import TokencEmitters

extension DiagnosticCode {
  /// Every code, in the order of the README.
  static let all: [DiagnosticCode] = [
    .invalidJSON, .invalidUTF8, .nestingLimit, .fileTooLarge, .unreadableFile, .duplicateKey,
    .invalidName, .ambiguousPath, .invalidRoot, .tokenHasChildren, .tokenGroupConflict,
    .unknownProperty, .unsupportedFormat, .unresolvedReference, .referenceCycle, .referenceToGroup,
    .malformedReference, .typeMismatch, .expansionLimit, .invalidColor, .invalidDimension,
    .invalidValue, .numberOutOfRange, .unsupportedValue, .unknownType, .unknownToken, .missingMode,
    .typeChanged, .nameCollision, .unrepresentableValue, .modeCrossing, .lowContrast,
  ]
}
