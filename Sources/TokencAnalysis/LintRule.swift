package import TokencDiagnostics
package import TokencCore

/// Something that is allowed and rarely meant; `check` warns of it.
package struct LintRule: Sendable {
  /// What its findings are called.
  package let code: DiagnosticCode
  /// One line for the README.
  package let summary: String
  /// Adds the rule's findings.
  package let check: @Sendable (ResolvedTokens, inout DiagnosticLog) -> Void

  /// Every rule.
  package static let all: [LintRule] = [.modeCrossing, .lowContrast]

  /// Holds resolved tokens to every rule.
  package static func checkAll(_ resolved: ResolvedTokens, _ log: inout DiagnosticLog) {
    for rule in all { rule.check(resolved, &log) }
  }
}
