package import TokencDiagnostics
import TokencCore
package import TokencSettings

/// Turns resolved tokens into the files of one format.
///
///     static let names = Generator(name: "names", summary: "the paths") { input, _, _ in
///       input.themes.map { theme in
///         let paths = theme.selection.tokens.map(theme.resolved.set.pathText)
///         return GeneratedFile(path: theme.name, bytes: Array(paths.joined(separator: "\n").utf8))
///       }
///     }
package struct Generator: Sendable {
  /// The name for `tokenc generate`.
  package let name: String
  /// One line for the help and the README.
  package let summary: String
  private let makeSettings: @Sendable () -> [AnySetting]
  /// Whether it writes a folder.
  package let isFolder: @Sendable (SettingValues) -> Bool
  /// The path extensions for a single document, if it otherwise writes a folder; empty if it writes
  /// only folders.
  package let documentEndings: [String]
  /// How its own old files are recognized in a folder that it writes.
  package let ownership: Ownership
  /// Produces the files, and reports what the format cannot express.
  package let generate:
    @Sendable (GeneratorInput, SettingValues, inout DiagnosticLog) -> [GeneratedFile]

  init(
    name: String, summary: String,
    settings: @autoclosure @escaping @Sendable () -> [AnySetting] = .ofEveryFormat,
    isFolder: @escaping @Sendable (SettingValues) -> Bool = { _ in false },
    documentEndings: [String] = [], ownership: Ownership = .none,
    generate:
      @escaping @Sendable (GeneratorInput, SettingValues, inout DiagnosticLog) -> [GeneratedFile]
  ) {
    self.name = name
    self.summary = summary
    makeSettings = settings
    self.isFolder = isFolder
    self.documentEndings = documentEndings
    self.ownership = ownership
    self.generate = { input, settings, log in
      let units = settings[.unitless]
      guard !units.isEmpty else { return generate(input, settings, &log) }
      var input = input
      for index in input.themes.indices { input.themes[index].resolved.unitless = units }
      return generate(input, settings, &log)
    }
  }

  /// The settings that it reads, built on each access; any other given setting is an error.
  package var settings: [AnySetting] { makeSettings() }

  /// Whether the format uses a setting.
  package func reads(_ setting: AnySetting) -> Bool {
    settings.contains { $0.name == setting.name }
  }

  /// The modes that settings name, each with its option, for a check that they exist.
  package static func namedModes(_ settings: SettingValues) -> [(option: String, mode: String)] {
    settings[.appearance].map { ("--appearance", $0.mode) }
      + settings[.selector].map { ("--selector", $0.mode) }
  }

  /// Every format, the main one first.
  package static let all: [Generator] = [.swift, .xcassets, .strings, .xcstrings, .css, .dtcg]

  /// The format of that name.
  package static func named(_ name: String) -> Generator? {
    all.first { $0.name == name }
  }
}
