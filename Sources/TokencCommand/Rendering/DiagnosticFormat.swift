import TokencText

/// One way to print diagnostics, as a value: adding one is one file and one entry in ``all``.
struct DiagnosticFormat: Sendable {
  /// What `--diagnostics` calls it.
  let name: String
  /// Whether it makes one document, printed also where there is nothing to report; `check` writes
  /// such a document to standard output.
  let isDocument: Bool
  /// Appends the whole report.
  let render: @Sendable (DiagnosticReport, inout OutputBuffer) -> Void

  /// Every format, the default one first.
  static let all = [text, json, github, sarif]
}
