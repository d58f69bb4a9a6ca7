import TokencDiagnostics
import TokencCore

/// Requires several themes to have one shape: the same tokens in each.
enum ThemeShapes {
  /// Reports the tokens that only some of the themes have.
  static func check(_ themes: [ThemeTokens], _ log: inout DiagnosticLog) {
    guard themes.count > 1 else { return }
    let paths = themes.map { theme in
      Set(theme.selection.tokens.map { theme.resolved.set.pathBytes($0) })
    }
    var seen: Set<[UInt8]> = []
    for theme in themes {
      for token in theme.selection.tokens {
        let path = theme.resolved.set.pathBytes(token)
        let missing = zip(themes, paths).filter { !$0.1.contains(path) }.map(\.0.name)
        guard !missing.isEmpty, seen.insert(path).inserted else { continue }
        let names = missing.map { "'\($0)'" }.joined(separator: ", ")
        log.report(
          Diagnostic(
            .error, .unknownToken,
            "theme '\(theme.name)' has the token '\(theme.resolved.set.pathText(token))', but "
              + "\(names) \(missing.count == 1 ? "has" : "have") not",
            at: theme.keyPlace(token), help: "all themes of one file need the same tokens"))
      }
    }
  }
}
