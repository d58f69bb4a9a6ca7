import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON

@testable import TokencCommand

/// What the diagnostic formats print.
enum Rendered {
  static func text(
    _ diagnostics: [Diagnostic], _ files: [SourceFile], usesColor: Bool = false,
    hidesWarnings: Bool = false
  ) -> String {
    render(.text, diagnostics, files, usesColor: usesColor, hidesWarnings: hidesWarnings)
  }

  static func json(
    _ diagnostics: [Diagnostic], _ files: [SourceFile], hidesWarnings: Bool = false
  ) -> String {
    render(.json, diagnostics, files, usesColor: true, hidesWarnings: hidesWarnings)
  }

  static func github(_ diagnostics: [Diagnostic], _ files: [SourceFile]) -> String {
    render(.github, diagnostics, files, usesColor: true, hidesWarnings: false)
  }

  static func sarif(_ diagnostics: [Diagnostic], _ files: [SourceFile]) -> String {
    render(.sarif, diagnostics, files, usesColor: true, hidesWarnings: false)
  }

  private static func render(
    _ format: DiagnosticFormat, _ diagnostics: [Diagnostic], _ files: [SourceFile],
    usesColor: Bool, hidesWarnings: Bool
  ) -> String {
    var output = OutputBuffer()
    let report = DiagnosticReport(
      files: files, diagnostics: diagnostics, usesColor: usesColor, hidesWarnings: hidesWarnings)
    format.render(report, &output)
    return output.text
  }
}
