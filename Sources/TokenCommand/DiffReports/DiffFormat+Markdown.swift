import DesignTokens
import JSON
import TokenAnalysis

extension DiffFormat {
  /// A comment for a pull request; nothing where nothing is different.
  static let markdown = DiffFormat(
    name: "markdown", summary: "a comment for a pull request on GitHub, details folded"
  ) { report, output in
    for comparison in report.comparisons where !comparison.diff.isEmpty {
      if !output.bytes.isEmpty { output.write("\n") }
      var renderer = DiffMarkdownRenderer(DiffOutline(comparison))
      renderer.render()
      output.write(renderer.output.bytes)
    }
  }
}

/// Writes differences as GitHub's Markdown.
private struct DiffMarkdownRenderer {
  private let outline: DiffOutline
  private(set) var output = OutputBuffer()

  init(_ outline: DiffOutline) {
    self.outline = outline
  }

  mutating func render() {
    line(
      "**\(outline.summary)**, from \(MarkdownText.code(outline.oldName)) to "
        + MarkdownText.code(outline.newName))
    addContrasts(outline.falls, "⚠️ Contrast falls below WCAG 2.2")
    addEdits()
    for group in outline.groups where !group.followers.isEmpty { addFollowers(of: group) }
    for section in outline.sections { add(section) }
    guard !outline.otherContrast.isEmpty else { return }
    fold("\(outline.otherContrast.count.counted("other contrast")) changed")
    addTable(outline.otherContrast)
    line("\n</details>")
  }

  private mutating func addContrasts(_ contrasts: [DiffOutline.Contrast], _ title: String) {
    guard !contrasts.isEmpty else { return }
    line("\n### \(title)\n")
    addTable(contrasts)
  }

  private mutating func addTable(_ contrasts: [DiffOutline.Contrast]) {
    row(["Foreground", "Background", "Mode", "Before", "After", "Needed"])
    row(["---", "---", "---", "--:", "--:", "--:"])
    for contrast in contrasts {
      row([
        MarkdownText.code(contrast.foreground), MarkdownText.code(contrast.background),
        mode([contrast.mode]), contrast.before, "**\(contrast.after)**", contrast.required,
      ])
    }
  }

  private mutating func addEdits() {
    guard !outline.groups.isEmpty else { return }
    line("\n### Edits\n")
    row(["Token", "Mode", "Before", "After", "Change", "Followers"])
    row(["---", "---", "---", "---", "---", "--:"])
    for group in outline.groups {
      let followers = group.followers.isEmpty ? "" : "\(group.followers.count)"
      addRows(group.edit, last: followers)
    }
  }

  private mutating func addFollowers(of group: DiffOutline.Group) {
    let count = group.followers.count
    let follow = count == 1 ? "1 token follows" : "\(count) tokens follow"
    fold("\(follow) <code>\(HTMLText.escaped(group.edit.path))</code>")
    row(["Token", "Mode", "Before", "After", "Change", "Via"])
    row(["---", "---", "---", "---", "---", "---"])
    for follower in group.followers {
      var via = follower.via.map { $0 == "…" ? "…" : MarkdownText.code($0) }.joined(
        separator: " ← ")
      if !follower.otherCauses.isEmpty {
        let causes = follower.otherCauses.map(MarkdownText.code).listed(with: "and")
        via += (via.isEmpty ? "" : "; ") + "also because of \(causes)"
      }
      addRows(follower.row, last: via)
    }
    line("\n</details>")
  }

  private mutating func add(_ section: DiffOutline.Section) {
    line("\n### \(section.title)\n")
    row(["Token", "Mode", "Value", "Note"])
    row(["---", "---", "---", "---"])
    for item in section.rows {
      let detail = item.detail.map(MarkdownText.plain) ?? ""
      guard !item.values.isEmpty else {
        row([MarkdownText.code(item.path), "", "", detail])
        continue
      }
      for (index, values) in item.values.enumerated() {
        row([
          index == 0 ? MarkdownText.code(item.path) : "", mode(values.modes),
          (values.new ?? values.old).map(MarkdownText.code) ?? "–", index == 0 ? detail : "",
        ])
      }
    }
  }

  private mutating func addRows(_ item: DiffOutline.Row, last: String) {
    if item.values.isEmpty { row([MarkdownText.code(item.path), "", "", "", "", last]) }
    for (index, values) in item.values.enumerated() {
      row([
        index == 0 ? MarkdownText.code(item.path) : "", mode(values.modes),
        values.old.map(MarkdownText.code) ?? "–", values.new.map(MarkdownText.code) ?? "–",
        values.distance.map(MarkdownText.plain) ?? "", index == 0 ? last : "",
      ])
    }
  }

  private func mode(_ modes: [String]) -> String {
    modes.isEmpty ? "all" : modes.map(MarkdownText.plain).joined(separator: ", ")
  }

  /// Opens a part that is folded; its title is HTML.
  private mutating func fold(_ title: String) {
    line("\n<details>\n<summary>\(title)</summary>\n")
  }

  private mutating func row(_ cells: [String]) {
    line("| \(cells.joined(separator: " | ")) |")
  }

  private mutating func line(_ text: String) {
    output.write(text)
    output.write("\n")
  }
}
