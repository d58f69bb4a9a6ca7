package import TokencCore
package import TokencDiagnostics
package import TokencSettings

/// Finds something that is allowed but rarely intended; `check` reports it.
///
///     static let shouting = LintRule(
///       code: .shouting, summary: "a name is in capitals", why: "Names are read, not heard.",
///       example: Example(bad: "{\"INK\": {\"$value\": 1}}", instead: "{\"ink\": {\"$value\": 1}}")
///     ) { resolved, _, reporter in
///       for token in resolved.visibleTokens where resolved.set.pathText(token).contains("INK") {
///         let definition = resolved.set.tokens[token.index].definition
///         reporter.report("the name is in capitals", at: resolved.set.keyPlace(definition))
///       }
///     }
package struct LintRule: Sendable {
  /// The code of its findings, which is also the rule's name.
  package let code: DiagnosticCode
  /// One line for the README.
  package let summary: String
  /// Why it matters.
  package let why: String
  /// What it finds, and what to write instead.
  package let example: Example
  /// The severity of its findings by default.
  package let severity: Diagnostic.Severity
  /// Its options.
  package let settings: [AnySetting]
  private let find: @Sendable (ResolvedTokens, SettingValues, inout Reporter) -> Void

  /// A snippet of a token file that the rule finds, and one that it does not.
  package struct Example: Sendable {
    package let bad: String
    package let instead: String
  }

  /// Collects a rule's findings and gives them its code and severity.
  package struct Reporter {
    fileprivate let code: DiagnosticCode
    fileprivate let severity: Diagnostic.Severity
    fileprivate var findings: [Diagnostic] = []

    /// Reports a finding.
    ///
    /// - Parameters:
    ///   - message: one sentence, lower case, without a full stop.
    ///   - place: where it is.
    ///   - notes: related places.
    ///   - help: what would fix it.
    ///   - helpPlace: the token that the help points to.
    ///   - fixes: edits that fix it.
    mutating func report(
      _ message: String, at place: Diagnostic.Place, notes: [Diagnostic.Note] = [],
      help: String? = nil, helpPlace: Diagnostic.Place? = nil, fixes: [Fix] = []
    ) {
      findings.append(
        Diagnostic(
          severity, code, message, at: place, notes: notes, help: help, helpPlace: helpPlace,
          fixes: fixes))
    }
  }

  init(
    code: DiagnosticCode, summary: String, why: String, example: Example,
    severity: Diagnostic.Severity = .warning, settings: [AnySetting] = [],
    find: @escaping @Sendable (ResolvedTokens, SettingValues, inout Reporter) -> Void
  ) {
    self.code = code
    self.summary = summary
    self.why = why
    self.example = example
    self.severity = severity
    self.settings = settings
    self.find = find
  }

  /// Every rule.
  package static let all: [LintRule] = [.modeCrossing, .lowContrast]

  /// Adds the rule's findings.
  package func check(
    _ resolved: ResolvedTokens, _ values: SettingValues, _ log: inout DiagnosticLog
  ) {
    var reporter = Reporter(code: code, severity: severity)
    find(resolved, values, &reporter)
    for finding in reporter.findings { log.report(finding) }
  }

  /// Checks resolved tokens against every rule.
  package static func checkAll(
    _ resolved: ResolvedTokens, _ values: SettingValues, _ log: inout DiagnosticLog
  ) {
    for rule in all { rule.check(resolved, values, &log) }
  }
}
