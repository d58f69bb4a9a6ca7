package import TokencDiagnostics
package import TokencCore
package import TokencSettings

/// How an emitter writes.
package struct EmitterOptions: Sendable {
  /// Which tokens and modes are written.
  package var selection: Selection
  /// Whether the output may hold terminal colors.
  package var usesColor = false
  /// How many columns the terminal has; nil if the output is not a terminal.
  package var width: Int?
  /// The given values of the settings.
  package var settings = SettingValues()
  /// The version of the program, for headers.
  package var version = ""

  package init(selection: Selection) {
    self.selection = selection
  }
}

/// Writes resolved tokens in one format.
///
///     static let names = Emitter(name: "names", summary: "the paths") { tokens, options, _ in
///       let paths = options.selection.tokens.map(tokens.set.pathText)
///       return .bytes(Array(paths.joined(separator: "\n").utf8))
///     }
package struct Emitter: Sendable {
  /// The name for `--format`.
  package let name: String
  /// One line for the help and the README.
  package let summary: String
  /// The settings that it reads.
  package let settings: [AnySetting]
  /// Produces the output, and reports what the format cannot express.
  package let emit: @Sendable (ResolvedTokens, EmitterOptions, inout DiagnosticLog) -> Content

  init(
    name: String, summary: String, settings: [AnySetting] = [],
    emit: @escaping @Sendable (ResolvedTokens, EmitterOptions, inout DiagnosticLog) -> Content
  ) {
    self.name = name
    self.summary = summary
    self.settings = settings
    self.emit = emit
  }

  /// Every format, the default first.
  package static let all: [Emitter] =
    [.table, .json, .csv] + Generator.all.compactMap(Emitter.init)
}

extension Emitter {
  /// A format that can express everything and is written piece by piece.
  init(
    name: String, summary: String, settings: [AnySetting] = [],
    writer: @escaping @Sendable (ResolvedTokens, EmitterOptions) -> any TokenWriter
  ) {
    self.init(name: name, summary: summary, settings: settings) { resolved, options, _ in
      .pieces(TokenPieces(writer(resolved, options), resolved, options))
    }
  }

  /// The single file of a generator; nil for generators that write a folder.
  private init?(_ generator: Generator) {
    guard !generator.isFolder(SettingValues()) else { return nil }
    // What needs several stacks, several files or a compiler is not for one document.
    let others: [AnySetting] = .of(.namedTheme, .split, .typecheck, .writtenMode)
    self.init(
      name: generator.name, summary: generator.summary,
      settings: generator.settings.unique(besides: others)
    ) { resolved, options, log in
      let theme = ThemeTokens(resolved: resolved, selection: options.selection)
      let input = GeneratorInput(themes: [theme], version: options.version)
      let files = generator.generate(input, options.settings, &log)
      return files.first?.content ?? .bytes([])
    }
  }
}
