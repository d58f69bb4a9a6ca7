import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON

extension DiagnosticFormat {
  /// Commands that GitHub Actions turns into annotations of the files.
  static let github = DiagnosticFormat(name: "github", isDocument: false) { report, output in
    var places = PlaceFinder(report.files)
    for diagnostic in report.diagnostics {
      let start = places.start(of: diagnostic.place)
      let end = places.end(of: diagnostic.place)
      let path = GitHubText.property(places.path(of: diagnostic.place))
      output.write("::\(diagnostic.severity.rawValue) file=\(path),line=\(start.line),")
      // Columns are only valid within one line.
      output.write(
        end.line == start.line
          ? "col=\(start.column),endColumn=\(end.column)," : "endLine=\(end.line),")
      let help = places.help(of: diagnostic).map { "; \($0)" } ?? ""
      output.write("title=\(GitHubText.property(diagnostic.code.rawValue))::")
      output.write("\(GitHubText.message(diagnostic.sentence + help))\n")
    }
  }
}
