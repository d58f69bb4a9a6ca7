import TokencColor
import TokencText
import TokencCore
import TokencJSON
import TokencAnalysis

extension DiffFormat {
  /// One self-contained page, written even if nothing changed.
  static let html = DiffFormat(
    name: "html", summary: "one page with swatches side by side and a filter; needs no network"
  ) { report, output in
    var renderer = DiffHTMLRenderer()
    renderer.render(report)
    output.write(renderer.output.bytes)
  }
}

/// Writes differences as a page; everything from token files is escaped.
private struct DiffHTMLRenderer {
  private(set) var output = OutputBuffer()

  mutating func render(_ report: DiffReport) {
    let outlines = report.comparisons.map { DiffOutline($0) }
    output.write(DiffPage.head)
    output.write("<header><h1>Token changes</h1>\n")
    if !report.isEmpty { output.write(DiffPage.filter) }
    output.write("</header>\n<main>\n")
    for outline in outlines { add(outline) }
    output.write("</main>\n")
    output.write(DiffPage.script)
    output.write("</body>\n</html>\n")
  }

  private mutating func add(_ outline: DiffOutline) {
    output.write("<section class=\"comparison\">\n<h2>")
    output.write("\(code(outline.oldName)) → \(code(outline.newName))</h2>\n")
    output.write("<p class=\"summary\">\(HTMLText.escaped(outline.summary))</p>\n")
    add(outline.falls, "Contrast falls below WCAG 2.2", "falls")
    if !outline.groups.isEmpty {
      openTable("Edits and what follows them", outline.modes)
      for group in outline.groups { add(group, outline.modes) }
      closeTable()
    }
    for section in outline.sections {
      openTable(section.title, outline.modes)
      output.write("<tbody>\n")
      for row in section.rows { add(row, outline.modes, note: row.detail ?? "", style: "") }
      output.write("</tbody>\n")
      closeTable()
    }
    add(outline.otherContrast, "Other contrasts", "")
    output.write("</section>\n")
  }

  private mutating func add(
    _ contrasts: [DiffOutline.Contrast], _ title: String, _ style: String
  ) {
    guard !contrasts.isEmpty else { return }
    output.write("<div class=\"group \(style)\"><h3>\(title)</h3>\n<table>\n<thead><tr>")
    for title in ["Foreground on background", "Mode", "Before", "After", "Needed", "Looks like"] {
      output.write("<th>\(title)</th>")
    }
    output.write("</tr></thead>\n<tbody>\n")
    for contrast in contrasts {
      let path = HTMLText.escaped("\(contrast.foreground) \(contrast.background)")
      output.write("<tr data-path=\"\(path)\"><td>\(code(contrast.foreground))")
      output.write("<br>on \(code(contrast.background))</td>")
      for text in [contrast.mode, contrast.before, contrast.after, contrast.required] {
        output.write("<td>\(HTMLText.escaped(text))</td>")
      }
      let front = HTMLText.css(contrast.foregroundColor)
      let back = HTMLText.css(contrast.backgroundColor)
      let sample = front.flatMap { front in
        back.map { "<span class=\"sample\" style=\"color:\(front);background:\($0)\">Text</span>" }
      }
      output.write("<td>\(sample ?? "")</td></tr>\n")
    }
    output.write("</tbody>\n")
    closeTable()
  }

  private mutating func add(_ group: DiffOutline.Group, _ modes: [String]) {
    output.write("<tbody class=\"edit\">\n")
    add(group.edit, modes, note: group.edit.place ?? "", style: "edited")
    for follower in group.followers {
      var notes = follower.modes.isEmpty ? [] : ["in \(follower.modes.listed(with: "and"))"]
      if !follower.via.isEmpty { notes.append("via \(follower.via.joined(separator: ", "))") }
      if !follower.otherCauses.isEmpty {
        notes.append("also because of \(follower.otherCauses.listed(with: "and"))")
      }
      add(follower.row, modes, note: notes.joined(separator: "; "), style: "follower")
    }
    output.write("</tbody>\n")
  }

  private mutating func openTable(_ title: String, _ modes: [String]) {
    output.write("<div class=\"group\"><h3>\(title)</h3>\n<table class=\"tokens\">\n")
    output.write("<thead><tr><th class=\"token\">Token</th>")
    for mode in modes {
      output.write("<th>\(mode == "default" ? "Value" : HTMLText.escaped(mode))</th>")
    }
    output.write("<th class=\"note\">Note</th></tr></thead>\n")
  }

  private mutating func closeTable() {
    output.write("</table></div>\n")
  }

  private mutating func add(
    _ row: DiffOutline.Row, _ modes: [String], note: String, style: String
  ) {
    let attribute = style.isEmpty ? "" : " class=\"\(style)\""
    output.write("<tr\(attribute) data-path=\"\(HTMLText.escaped(row.path))\">")
    output.write("<td>\(code(row.path))</td>")
    for mode in modes {
      let values = row.values.first { $0.modes.isEmpty || $0.modes.hasText(mode) }
      output.write("<td>\(values.map(cell) ?? "")</td>")
    }
    output.write("<td class=\"note\">\(HTMLText.escaped(note))</td></tr>\n")
  }

  private func cell(_ values: DiffOutline.Values) -> String {
    let old = swatch(values.oldColor)
    let new = swatch(values.newColor)
    if values.isSingle {
      return "\(pair([new ?? old]))\(code(values.new ?? values.old ?? "–"))"
    }
    let texts: [String]
    switch (values.old, values.new) {
    case (let old?, let new?): texts = ["<del>\(code(old))</del>", "<ins>\(code(new))</ins>"]
    case (nil, let new?): texts = ["<ins>\(code(new))</ins>"]
    case (let old?, nil): texts = ["<del>\(code(old))</del>"]
    case (nil, nil): texts = ["–"]
    }
    let distance = values.distance.map { " <small>\(HTMLText.escaped($0))</small>" } ?? ""
    return
      "\(pair([old, new]))<span class=\"values\">\(texts.joined(separator: " "))</span>\(distance)"
  }

  private func pair(_ swatches: [String?]) -> String {
    let swatches = swatches.compactMap { $0 }.joined()
    return swatches.isEmpty ? "" : "<span class=\"swatches\">\(swatches)</span>"
  }

  private func swatch(_ color: Color?) -> String? {
    HTMLText.css(color).map { "<i><b style=\"background:\($0)\"></b></i>" }
  }

  private func code(_ text: String) -> String {
    "<code>\(text.isEmpty ? "&quot;&quot;" : HTMLText.escaped(text))</code>"
  }
}
