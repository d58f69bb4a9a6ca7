package import DesignTokens
package import JSON

/// One output format, as a value: adding a format is one file and one entry in ``all``.
package struct Emitter: Sendable {
  /// What `--format` calls it.
  package let name: String
  /// One line for the help and the README.
  package let summary: String
  /// Appends the whole document.
  package let emit: @Sendable (ResolvedTokens, EmitterOptions, inout OutputBuffer) -> Void

  /// Every format, the default one first.
  package static let all: [Emitter] = [
    Emitter(name: "table", summary: "aligned columns, for reading", emit: { _, _, _ in }),
    Emitter(name: "json", summary: "one object with all there is to know", emit: { _, _, _ in }),
    Emitter(name: "csv", summary: "RFC 4180, one line for each token", emit: { _, _, _ in }),
  ]
}

/// Which tokens and values are printed.
package struct Selection: Sendable {
  /// Runs of path parts, as `--group` gave them; empty for all.
  package var groups: [String]
  /// Names of modes; empty for all.
  package var modes: [String]

  package init(groups: [String] = [], modes: [String] = []) {
    self.groups = groups
    self.modes = modes
  }
}

/// How an output looks.
package struct EmitterOptions: Sendable {
  package var selection: Selection
  package var usesColor: Bool
  /// How many columns the terminal has; nil where the output is for no terminal.
  package var width: Int?
  /// Whether CSV fields that a spreadsheet would run as formulas are made harmless.
  package var isCSVSafe: Bool
  /// Whether values are printed as written.
  package var isRaw: Bool

  package init(
    selection: Selection = Selection(), usesColor: Bool = false, width: Int? = nil,
    isCSVSafe: Bool = false, isRaw: Bool = false
  ) {
    self.selection = selection
    self.usesColor = usesColor
    self.width = width
    self.isCSVSafe = isCSVSafe
    self.isRaw = isRaw
  }
}
