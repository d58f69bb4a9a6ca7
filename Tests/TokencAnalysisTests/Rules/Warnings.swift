import TokencSettings
import TokencDiagnostics
import TokencCore
import TokencTestSupport
import TokencAnalysis

/// What the rules of `check` say of files laid over each other, sentence by sentence.
func warnings(_ layers: Layer...) -> [String] {
  var log = DiagnosticLog()
  LintRule.checkAll(compile(layers).tokens, SettingValues(), &log)
  return log.sorted.map { finding in
    ([finding.message] + [finding.help].compactMap { $0 }).joined(separator: "; ")
  }
}
