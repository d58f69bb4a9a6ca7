import TokencDiagnostics
import TokencColor
import TokencText
import TokencCore
import TokencJSON

extension Emitter {
  /// Aligned columns for people.
  static let table = Emitter(
    name: "table", summary: "aligned columns: token, value in each mode, reference it follows"
  ) { resolved, options, _ in
    var output = OutputBuffer()
    TableEmitter(resolved, options).emit(into: &output)
    return .bytes(output.bytes)
  }
}

private struct TableEmitter {
  /// The text of one field and its width in columns.
  struct Cell {
    var text: String
    var width: Int
    /// The color of the swatch before it.
    var swatch: Color?

    init(_ text: String, swatch: Color? = nil) {
      self.text = VisibleText.of(text)
      width = DisplayWidth.of(self.text) + (swatch == nil ? 0 : 2)
      self.swatch = swatch
    }
  }

  /// Only values up to this width affect the alignment; a few composites, many times as wide, would
  /// push all columns apart, so they are not aligned.
  private static let widestValue = 48

  let resolved: ResolvedTokens
  let options: EmitterOptions

  init(_ resolved: ResolvedTokens, _ options: EmitterOptions) {
    self.resolved = resolved
    self.options = options
  }

  func emit(into output: inout OutputBuffer) {
    var rows = [header]
    for token in options.selection.tokens where resolved.isResolvedAnywhere(token) {
      rows.append(row(token))
    }
    let widths = columnWidths(rows)
    for row in rows {
      for (column, cell) in row.enumerated() {
        let isLast = row[(column + 1)...].allSatisfy { $0.text.isEmpty }
        write(cell, widths[column], isLast: isLast, into: &output)
        if isLast { break }
      }
      output.write("\n")
    }
  }

  private var header: [Cell] {
    [Cell("TOKEN")]
      + options.selection.modes.map { mode in
        let name = resolved.layers.modes[mode.index]
        return Cell(name == "default" ? "VALUE" : name.uppercased())
      } + [Cell("REFERENCE")]
  }

  private func row(_ token: TokenID) -> [Cell] {
    [Cell(resolved.set.pathText(token))]
      + options.selection.modes.map { value(token, $0) }
      + [Cell(reference(token))]
  }

  private func value(_ token: TokenID, _ mode: ModeID) -> Cell {
    guard resolved.isResolved(token, in: mode) else { return Cell("–") }
    var value = OutputBuffer()
    resolved.writePlain(token, in: mode, into: &value)
    guard options.usesColor, resolved.tokenType(token) == .color,
      case .color(let color) = Color.read(value.bytes[...])
    else { return Cell(value.text) }
    return Cell(value.text, swatch: color)
  }

  /// The first hops of all modes in one text: `primitives.color.{light,dark}.primary.default`.
  private func reference(_ token: TokenID) -> String {
    let paths = options.selection.modes.map { mode in
      resolved.aliasPath(of: token, in: mode).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return BraceExpansion.text(paths)
  }

  /// The widths of the columns; if the terminal is too narrow, references are shortened first and
  /// names last.
  private func columnWidths(_ rows: [[Cell]]) -> [Int] {
    var widths = rows[0].map(\.width)
    for row in rows {
      for (column, cell) in row.enumerated() where column == 0 || cell.width <= Self.widestValue {
        widths[column] = max(widths[column], cell.width)
      }
    }
    guard let limit = options.width else { return widths }
    var excess = widths.reduce(0, +) + 2 * (widths.count - 1) - limit
    let order = [widths.count - 1] + (1..<widths.count - 1) + [0]
    for column in order where excess > 0 {
      let least = min(widths[column], 12)
      let cut = min(excess, widths[column] - least)
      widths[column] -= cut
      excess -= cut
    }
    return widths
  }

  private func write(
    _ cell: Cell, _ width: Int, isLast: Bool, into output: inout OutputBuffer
  ) {
    var used = cell.width
    if let swatch = cell.swatch, let color = Swatch.escape(for: swatch) {
      output.write(color)
    } else if cell.swatch != nil {
      output.indent(2)
    }
    if cell.width <= width || options.width == nil {
      output.write(cell.text)
    } else {
      let kept = cut(cell, to: width)
      output.write(kept)
      used = DisplayWidth.of(kept) + (cell.swatch == nil ? 0 : 2)
    }
    if !isLast { output.indent(max(0, width - used) + 2) }
  }

  /// The beginning of a cell that fits, ending with `…`.
  private func cut(_ cell: Cell, to width: Int) -> String {
    var kept = ""
    var used = (cell.swatch == nil ? 0 : 2) + 1
    for scalar in cell.text.unicodeScalars {
      used += DisplayWidth.of(scalar)
      if used > width { break }
      kept.unicodeScalars.append(scalar)
    }
    return kept + "…"
  }
}
