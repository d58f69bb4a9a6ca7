import TokencText
import TokencCore
import TokencJSON
import TokencAnalysis

extension DiffFormat {
  /// A comment for a pull request; empty if nothing changed.
  static let markdown = DiffFormat(
    name: "markdown", summary: "a comment for a pull request on GitHub, details folded"
  ) { report, output in
    for comparison in report.comparisons where !comparison.diff.isEmpty {
      if !output.bytes.isEmpty { output.write("\n") }
      var renderer = DiffMarkdownRenderer(DiffOutline(comparison), used: output.bytes.count)
      renderer.render()
      output.write(renderer.output.bytes)
    }
  }
}

/// Writes differences as GitHub Markdown.
private struct DiffMarkdownRenderer {
  /// GitHub limits comments to 65,536 characters; rows stop earlier, to leave room for the last
  /// lines.
  private static let largestComment = 60_000

  private let outline: DiffOutline
  /// How many bytes the rows may take.
  private let room: Int
  /// How many rows did not fit.
  private var left = 0
  private(set) var output = OutputBuffer()

  /// `used` is how many bytes the comment already has.
  init(_ outline: DiffOutline, used: Int) {
    self.outline = outline
    room = max(0, Self.largestComment - used)
  }

  mutating func render() {
    line(
      "**\(outline.summary)**, from \(MarkdownText.code(outline.oldName)) to "
        + MarkdownText.code(outline.newName))
    addContrasts(outline.falls, "⚠️ Contrast falls below WCAG 2.2")
    addEdits()
    for group in outline.groups where !group.followers.isEmpty { addFollowers(of: group) }
    for section in outline.sections { add(section) }
    if !outline.otherContrast.isEmpty {
      fold("\(outline.otherContrast.count.counted("other contrast")) changed") { renderer in
        renderer.addTable(renderer.outline.otherContrast)
      }
    }
    if left > 0 {
      let rows = left == 1 ? "1 row is" : "\(left) rows are"
      line("\n**\(rows) left out because the comment is full; `--format html` has all rows.**")
    }
  }

  private mutating func addContrasts(_ contrasts: [DiffOutline.Contrast], _ title: String) {
    guard !contrasts.isEmpty else { return }
    line("\n### \(title)\n")
    addTable(contrasts)
  }

  private mutating func addTable(_ contrasts: [DiffOutline.Contrast]) {
    head(["Foreground", "Background", "Mode", "Before", "After", "Needed"], right: 3...5)
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
    head(["Token", "Mode", "Before", "After", "Change", "Followers"], right: 5...5)
    for group in outline.groups {
      let followers = group.followers.isEmpty ? "" : "\(group.followers.count)"
      addRows(group.edit, last: followers)
    }
  }

  private mutating func addFollowers(of group: DiffOutline.Group) {
    let count = group.followers.count
    let follow = count == 1 ? "1 token follows" : "\(count) tokens follow"
    guard hasRoom else {
      left += count
      return
    }
    fold("\(follow) <code>\(HTMLText.escaped(group.edit.path))</code>") { renderer in
      renderer.head(["Token", "Mode", "Before", "After", "Change", "Via"])
      for follower in group.followers { renderer.add(follower) }
    }
  }

  private mutating func add(_ follower: DiffOutline.Follower) {
    var via = follower.via.map { $0 == "…" ? "…" : MarkdownText.code($0) }.joined(
      separator: " ← ")
    if !follower.otherCauses.isEmpty {
      let causes = follower.otherCauses.map(MarkdownText.code).listed(with: "and")
      via += (via.isEmpty ? "" : "; ") + "also because of \(causes)"
    }
    addRows(follower.row, last: via)
  }

  private mutating func add(_ section: DiffOutline.Section) {
    line("\n### \(section.title)\n")
    head(["Token", "Mode", "Value", "Note"])
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

  /// A collapsed section; its title is HTML.
  private mutating func fold(_ title: String, _ write: (inout DiffMarkdownRenderer) -> Void) {
    line("\n<details>\n<summary>\(title)</summary>\n")
    write(&self)
    line("\n</details>")
  }

  /// Whether there is room for more rows.
  private var hasRoom: Bool { left == 0 && output.bytes.count < room }

  /// The first two lines of a table; the columns at the indices `right` are numbers.
  private mutating func head(_ titles: [String], right: ClosedRange<Int>? = nil) {
    line(Self.row(titles))
    line(Self.row(titles.indices.map { right?.contains($0) == true ? "--:" : "---" }))
  }

  /// Adds a row, if there is room.
  private mutating func row(_ cells: [String]) {
    let text = Self.row(cells)
    guard left == 0, output.bytes.count + text.utf8.count < room else {
      left += 1
      return
    }
    line(text)
  }

  private static func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }

  private mutating func line(_ text: String) {
    output.write(text)
    output.write("\n")
  }
}
