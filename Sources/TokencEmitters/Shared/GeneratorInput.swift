package import TokencDiagnostics
package import TokencCore

/// The input of generators: the tokens under one theme or several.
package struct GeneratorInput: Sendable {
  package var themes: [ThemeTokens]
  /// The version of the program, for headers.
  package var version: String

  package init(themes: [ThemeTokens], version: String = "") {
    self.themes = themes
    self.version = version
  }
}

/// The tokens of one stack of files.
package struct ThemeTokens: Sendable {
  /// The name given with `--theme`; empty if there is only one.
  package var name: String
  package var resolved: ResolvedTokens
  package var selection: Selection
  /// Files from this index on are the theme's own.
  private let sharedFiles: Int
  /// The offset of the theme's own files in the list of all files that findings refer to.
  private let shift: Int

  package init(
    name: String = "", resolved: ResolvedTokens, selection: Selection, sharedFiles: Int = 0,
    shift: Int = 0
  ) {
    self.name = name
    self.resolved = resolved
    self.selection = selection
    self.sharedFiles = sharedFiles
    self.shift = shift
  }

  /// A place in the theme's stack, as a place among all files.
  package func place(_ place: Diagnostic.Place) -> Diagnostic.Place {
    place.file.index < sharedFiles
      ? place : Diagnostic.Place(FileID(place.file.index + shift), place.range)
  }

  /// Where the last layer defines a token, as a place among all files.
  func keyPlace(_ token: TokenID) -> Diagnostic.Place {
    place(resolved.set.keyPlace(resolved.set.tokens[token.index].definition))
  }
}
