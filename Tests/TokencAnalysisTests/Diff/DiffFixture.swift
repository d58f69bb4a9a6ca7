import TokencDialects
import TokencDiagnostics
import TokencCore
import TokencAnalysis

/// Two token files compared, and what is said of it in texts.
struct DiffFixture {
  let diff: ThemeDiff

  init(_ old: String, _ new: String, modes: [String] = []) {
    diff = ThemeDiff(Self.resolve(old), Self.resolve(new), modes: modes)
  }

  /// Resolves one file that stands alone.
  static func resolve(_ text: String) -> ResolvedTokens {
    var log = DiagnosticLog()
    let file = SourceFile(path: "tokens.json", role: .theme, bytes: Array(text.utf8))
    return Compilation.resolve([file], options: CompilationOptions(), log: &log)
  }

  /// The paths of all changes of a kind.
  func paths(_ kind: DiffKind) -> [String] {
    diff.changes.filter { $0.kind == kind }.map { diff.path(of: $0.pair) }
  }

  /// Each edit with its followers, each of those with its chain.
  var causes: [String] {
    diff.causes.map { cause in
      let followers = cause.followers.map { follower in
        follower.chain.map(diff.path(of:)).joined(separator: " < ")
      }
      return ([diff.path(of: cause.pair)] + followers).joined(separator: "; ")
    }
  }
}
