import TokencAnalysis
import TokencDiagnostics
import TokencSettings

extension ResolvedStack {
  /// What is allowed and rarely meant, which `tokenc check` reports beside the ``findings``, such as
  /// text of a low contrast to its background.
  public func warnings() -> [Finding] {
    var log = DiagnosticLog(isStrict: options.isStrict)
    LintRule.checkAll(resolved, SettingValues(), &log)
    return Self.findings(log, sourceOfFile)
  }
}
