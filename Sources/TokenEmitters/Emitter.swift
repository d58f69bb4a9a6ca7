package import DesignTokens
package import JSON

/// How an emitter writes.
package struct EmitterOptions: Sendable {
  /// Which tokens and modes are written.
  package var selection: Selection
  /// Whether the output may hold terminal colours.
  package var usesColor = false
  /// How many columns the terminal has; nil where the output is no terminal.
  package var width: Int?
  /// Whether texts that a spreadsheet takes for a formula are guarded (`--csv-safe`).
  package var isCSVSafe = false

  package init(selection: Selection) {
    self.selection = selection
  }
}

/// Writes resolved tokens in one format.
package struct Emitter: Sendable {
  /// What `--format` calls it.
  package let name: String
  /// One line for the help and the README.
  package let summary: String
  /// Appends the tokens, and reports what the format cannot say.
  package let emit:
    @Sendable (ResolvedTokens, EmitterOptions, inout OutputBuffer, inout DiagnosticLog) -> Void

  /// Every format, the default first.
  package static let all: [Emitter] = [.table, .json, .csv, .swift]
}
