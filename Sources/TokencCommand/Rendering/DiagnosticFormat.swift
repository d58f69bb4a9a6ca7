import TokencText

/// One way to print diagnostics, as a value: adding one is one file and one entry in ``all``.
struct DiagnosticFormat: Sendable {
  /// The name for `--diagnostics`.
  let name: String
  /// Whether it writes one document, even if there are no findings; `check` prints such a document
  /// to standard output.
  let isDocument: Bool
  /// Appends the whole report.
  let render: @Sendable (DiagnosticReport, inout OutputBuffer) -> Void

  /// Every format, the default one first.
  static let all = [text, json, github, sarif]
}
