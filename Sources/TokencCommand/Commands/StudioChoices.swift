import TokencText
import TokencCore
import TokencSettings

/// The sets and themes that a user selects from Tokens Studio projects.
enum StudioChoices {
  /// Throws for a set that no file has, and for a theme name that matches no theme or several.
  static func check(_ arguments: Arguments, _ set: TokenSet) throws(UsageError) {
    for name in arguments[.set] where !set.catalog.hasSet(name) {
      throw .unknown(
        "set '\(name)'", name, among: set.catalog.sets,
        help: set.catalog.sets.isEmpty
          ? "no file has sets" : "there are \(set.catalog.sets.listed(with: "and"))")
    }
    try check(arguments[.themeName], set.catalog)
  }

  private static func check(_ names: [String], _ catalog: SetCatalog) throws(UsageError) {
    let known = catalog.themes.map(\.fullName)
    for name in names {
      let fullNames = catalog.fullNames(ofThemesNamed: name)
      if fullNames.isEmpty {
        throw .unknown(
          "theme '\(name)'", name, among: known + catalog.themes.map(\.name),
          help: known.isEmpty ? "no file has themes" : "there are \(known.listed(with: "and"))")
      }
      guard fullNames.count == 1 else {
        throw UsageError(
          "several themes are named '\(name)'",
          help: "write \(fullNames.map { "'\($0)'" }.listed())")
      }
    }
  }
}
