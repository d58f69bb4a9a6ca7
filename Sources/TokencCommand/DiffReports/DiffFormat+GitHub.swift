import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencAnalysis

extension DiffFormat {
  /// Commands that GitHub turns into annotations at the changed lines.
  static let github = DiffFormat(
    name: "github", summary: "annotations of GitHub Actions at the changed lines"
  ) { report, output in
    for comparison in report.comparisons {
      var renderer = DiffGitHubRenderer(comparison)
      renderer.render()
      output.write(renderer.output.bytes)
    }
  }
}

/// Writes one annotation for each edit, and for each token that is added, removed and so on.
private struct DiffGitHubRenderer {
  private let comparison: DiffComparison
  private var places: SourceLocator
  private var reader: DiffReader
  private(set) var output = OutputBuffer()

  init(_ comparison: DiffComparison) {
    self.comparison = comparison
    places = SourceLocator(comparison.diff.new.set.files)
    reader = DiffReader(comparison.diff)
  }

  mutating func render() {
    let diff = comparison.diff
    for contrast in diff.contrast where contrast.falls {
      let text = reader.contrast(contrast)
      let mode = text.mode == "default" ? "" : " in \(text.mode)"
      annotate(
        "warning", diff.pairs[edit(behind: contrast)].new, title: "contrast too low",
        "\(text.foreground) on \(text.background)\(mode): \(text.before) → \(text.after), "
          + "WCAG 2.2 asks for \(text.required)")
    }
    for cause in diff.causes {
      let group = reader.group(cause)
      let followers = group.followers.map(\.row.path)
      let count = followers.count
      let rest = count > 5 ? ", …" : ""
      let follow =
        count == 0
        ? ""
        : "; \(count == 1 ? "1 token follows" : "\(count) tokens follow"): "
          + followers.prefix(5).joined(separator: ", ") + rest
      annotate(
        "notice", diff.pairs[cause.pair].new, title: "changed",
        "\(group.edit.path): \(Self.text(group.edit.values))\(follow)")
    }
    for change in diff.changes where change.kind != .changed {
      let row = reader.row(change)
      let text = [row.detail, row.values.isEmpty ? nil : Self.text(row.values)].compactMap { $0 }
      annotate(
        "notice", change.new, title: change.kind.rawValue,
        "\(row.path): \(text.joined(separator: ": "))")
    }
  }

  /// The first edit that one of the two colors follows; the foreground itself if there is none.
  private func edit(behind contrast: ContrastChange) -> PairID {
    func isOne(_ pair: PairID, _ modePairs: [Int]) -> Bool {
      (pair == contrast.foreground || pair == contrast.background)
        && modePairs.contains(contrast.modePair)
    }
    let cause = comparison.diff.causes.first { cause in
      isOne(cause.pair, cause.modePairs)
        || cause.followers.contains { isOne($0.pair, $0.modePairs) }
    }
    return cause?.pair ?? contrast.foreground
  }

  private static func text(_ values: [DiffOutline.Values]) -> String {
    values.map { values in
      let modes = values.modes.isEmpty ? "" : "\(values.modes.joined(separator: ", ")) "
      return values.isSingle
        ? "\(modes)\(values.new ?? values.old ?? "–")"
        : "\(modes)\(values.old ?? "–") → \(values.new ?? "–")"
    }.joined(separator: "; ")
  }

  /// Writes an annotation; without a place for a token that is not in the new file or comes from
  /// the built-in defaults.
  private mutating func annotate(
    _ level: String, _ token: TokenID?, title: String, _ message: String
  ) {
    output.write("::\(level) ")
    if let token {
      let place = comparison.diff.place(ofNew: token)
      let file = comparison.diff.new.set.files[place.file.index]
      if file.role != .builtIn {
        let location = places.location(of: place)
        let path = GitHubText.property(file.path)
        output.write("file=\(path),line=\(location.line),col=\(location.column),")
      }
    }
    output.write("title=\(GitHubText.property(title))::\(GitHubText.message(message))\n")
  }
}
