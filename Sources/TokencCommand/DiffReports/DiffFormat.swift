import TokencText

/// One way to print differences, as a value: adding one is one file and one entry in ``all``.
struct DiffFormat: Sendable {
  /// The name for `--format`.
  let name: String
  /// One line for the help and the README.
  let summary: String
  /// Appends the whole report.
  let render: @Sendable (DiffReport, inout OutputBuffer) -> Void

  /// Every format, the default one first.
  static let all = [text, json, markdown, html, github]
}
