package import TokencDiagnostics
import TokencCore

/// Turns resolved tokens into the files of one format.
package struct Generator: Sendable {
  /// What `tokenc generate` calls it.
  package let name: String
  /// One line for the help and the README.
  package let summary: String
  /// Whether it writes a folder whatever the options are.
  package let isFolder: Bool
  /// What it can beside writing the tokens.
  package let features: Set<Feature>
  /// The endings of a path that takes one document, where it writes a folder otherwise; none where
  /// a folder is all that takes the result.
  package let documentEndings: [String]
  /// How old files of its own are told from those of others, in a folder that it writes.
  package let ownership: Ownership
  /// Makes the files, and reports what the format cannot say.
  package let generate:
    @Sendable (GeneratorInput, GeneratorOptions, inout DiagnosticLog) -> [GeneratedFile]

  /// What only some formats can; each has an option that asks for it.
  package enum Feature: Sendable {
    /// Several themes in one result.
    case themes
    /// A file for each top group.
    case split
    /// A compiler that checks the result.
    case typecheck
    /// Only some of the modes.
    case modes
    /// References between tokens.
    case aliases
    /// Names, levels of access and sizes of Swift.
    case shape
    /// A text before all names.
    case prefix
  }

  init(
    name: String, summary: String, isFolder: Bool = false, features: Set<Feature> = [],
    documentEndings: [String] = [], ownership: Ownership = .none,
    generate:
      @escaping @Sendable (GeneratorInput, GeneratorOptions, inout DiagnosticLog) ->
      [GeneratedFile]
  ) {
    self.name = name
    self.summary = summary
    self.isFolder = isFolder
    self.features = features
    self.documentEndings = documentEndings
    self.ownership = ownership
    self.generate = generate
  }

  /// Every format, the main one first.
  package static let all: [Generator] = [.swift, .xcassets, .strings, .xcstrings, .css, .dtcg]

  /// The format of that name.
  package static func named(_ name: String) -> Generator? {
    all.first { $0.name == name }
  }
}
