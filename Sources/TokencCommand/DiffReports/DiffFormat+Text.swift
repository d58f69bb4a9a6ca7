import TokencText
import TokencColor
import TokencCore
import TokencJSON
import TokencAnalysis
import TokencEmitters

extension DiffFormat {
  /// Lines for people at a terminal; empty if nothing changed.
  static let text = DiffFormat(
    name: "text", summary: "for the terminal, with color swatches; empty if nothing changed"
  ) { report, output in
    var renderer = DiffTextRenderer(usesColor: report.usesColor)
    for comparison in report.comparisons where !comparison.diff.isEmpty {
      renderer.add(DiffOutline(comparison))
    }
    output.write(renderer.lines.output.bytes)
  }
}

/// Writes differences as indented lines.
private struct DiffTextRenderer {
  private(set) var lines: StyledLines

  init(usesColor: Bool) {
    lines = StyledLines(usesColor: usesColor)
  }

  mutating func add(_ outline: DiffOutline) {
    if !lines.output.bytes.isEmpty { lines.emptyLine() }
    lines.line(
      0,
      lines.styled("\(shown(outline.oldName)) → \(shown(outline.newName))", .bold)
        + ": \(outline.summary)")
    if !outline.falls.isEmpty {
      heading("Contrast falls below WCAG 2.2", .red)
      for contrast in outline.falls { add(contrast) }
    }
    if !outline.groups.isEmpty { heading("Edits", .cyan) }
    for group in outline.groups { add(group) }
    for section in outline.sections {
      heading(section.title, .cyan)
      for row in section.rows { add(row, 2) }
    }
    guard !outline.otherContrast.isEmpty else { return }
    // These follow from the edits; they are not findings of their own.
    guard outline.groups.isEmpty, outline.sections.isEmpty else {
      lines.emptyLine()
      return lines.line(
        0,
        "\(outline.otherContrast.count.counted("other contrast")) changed"
          + "; '--only contrast' lists them")
    }
    heading("Other contrasts", .cyan)
    for contrast in outline.otherContrast { add(contrast) }
  }

  private mutating func add(_ contrast: DiffOutline.Contrast) {
    lines.line(2, "\(shown(contrast.foreground)) on \(shown(contrast.background))")
    let mode = contrast.mode == "default" ? "" : "\(shown(contrast.mode)): "
    lines.line(4, "\(mode)\(contrast.before) → \(contrast.after), needs \(contrast.required)")
  }

  private mutating func add(_ group: DiffOutline.Group) {
    add(group.edit, 2, .bold)
    guard !group.followers.isEmpty else { return }
    let count = group.followers.count
    lines.line(4, count == 1 ? "1 token follows:" : "\(count) tokens follow:")
    for follower in group.followers {
      let modes =
        follower.modes.isEmpty
        ? "" : " (\(follower.modes.map(shown).joined(separator: ", ")))"
      let via =
        follower.via.isEmpty ? "" : " via \(follower.via.map(shown).joined(separator: ", "))"
      let also =
        follower.otherCauses.isEmpty
        ? "" : ", also because of \(follower.otherCauses.map(shown).listed(with: "and"))"
      lines.line(6, "\(shown(follower.row.path))\(modes)\(via)\(also)")
      if !follower.isSameAsEdit {
        for values in follower.row.values { lines.line(8, text(values)) }
      }
    }
  }

  /// Adds a token; on one line if it has one value.
  private mutating func add(_ row: DiffOutline.Row, _ indent: Int, _ style: TextStyle? = nil) {
    let path = style.map { lines.styled(shown(row.path), $0) } ?? shown(row.path)
    let detail = row.detail.map { ": \(shown($0))" } ?? ""
    let place = row.place.map { "  " + lines.styled(shown($0), .cyan) } ?? ""
    let isShort = row.values.count == 1 && row.detail == nil
    lines.line(indent, path + detail + (isShort ? "  \(text(row.values[0]))" : "") + place)
    if isShort { return }
    for values in row.values { lines.line(indent + 2, text(values)) }
  }

  private func text(_ values: DiffOutline.Values) -> String {
    let modes = values.modes.isEmpty ? "" : values.modes.map(shown).joined(separator: ", ") + ": "
    let old = value(values.old, values.oldColor)
    let new = value(values.new, values.newColor)
    guard !values.isSingle else { return modes + (values.new == nil ? old : new) }
    return "\(modes)\(old) → \(new)\(values.distance.map { "  \($0)" } ?? "")"
  }

  private func value(_ text: String?, _ color: Color?) -> String {
    guard let text else { return "–" }
    let swatch = lines.usesColor ? color.flatMap { Swatch.escape(for: $0) } ?? "" : ""
    return swatch + (text.isEmpty ? "\"\"" : shown(text))
  }

  private mutating func heading(_ title: String, _ style: TextStyle) {
    lines.emptyLine()
    lines.line(0, lines.styled(title, style))
  }

  private func shown(_ text: String) -> String { VisibleText.of(text) }
}
