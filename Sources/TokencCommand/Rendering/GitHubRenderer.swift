import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON

extension DiagnosticFormat {
  /// Commands that GitHub Actions turns into annotations of the files: errors first, and as many
  /// as GitHub keeps of one step.
  static let github = DiagnosticFormat(name: "github", isDocument: false) { report, output in
    var renderer = GitHubRenderer(report)
    renderer.render(report.diagnostics)
    output.write(renderer.output.bytes)
  }
}

private struct GitHubRenderer {
  /// GitHub keeps 10 errors, 10 warnings and 10 notices of a step.
  private static let limit = 10

  private(set) var output = OutputBuffer()
  private var places: PlaceFinder

  init(_ report: DiagnosticReport) {
    places = PlaceFinder(report.files)
  }

  mutating func render(_ diagnostics: [Diagnostic]) {
    var rest: [String] = []
    for severity in [Diagnostic.Severity.error, .warning] {
      let findings = diagnostics.filter { $0.severity == severity }
      for finding in findings.prefix(Self.limit) { add(finding) }
      let further = findings.dropFirst(Self.limit).reduce(0) { $0 + $1.count }
      if further > 0 { rest.append(further.counted("more \(severity.rawValue)")) }
    }
    guard !rest.isEmpty else { return }
    let count = rest.listed(with: "and")
    output.write(
      "::notice title=tokenc::\(count); '--diagnostics json' lists all, GitHub keeps ")
    output.write("\(Self.limit) of each severity\n")
  }

  private mutating func add(_ diagnostic: Diagnostic) {
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
