/// A source line made fit for a terminal, and the marks `^~~~` below a part of it.
struct CodeFrame: Equatable {
  /// How many columns a line may have; a longer one is shortened around the place.
  private static let longestLine = 200
  /// How many columns of a long line are shown before the place, and from the start of the line.
  private static let columnsBefore = 60
  private static let columnsAfter = 120

  /// The line, or the part of it around the place.
  private(set) var source = ""
  /// `^` under the first column of the place, `~` under the others; tabs are repeated.
  private(set) var marks = ""

  /// - Parameters:
  ///   - line: the bytes of the line, as a slice of the file.
  ///   - place: the bytes to mark; the part outside the line gets no marks.
  init(line: ArraySlice<UInt8>, place: Range<Int>) {
    let start = min(max(place.lowerBound, line.startIndex), line.endIndex)
    let window = Self.isLong(line) ? Self.window(line, from: start) : line.indices
    let end = min(max(place.upperBound, start), window.upperBound)
    let ellipsis = SourceCell.ellipsis
    if window.lowerBound > line.startIndex { addUnmarked([ellipsis]) }
    addUnmarked(SourceCell.all(in: line[window.lowerBound..<start]))
    addMarked(SourceCell.all(in: line[start..<end]))
    source += SourceCell.all(in: line[end..<window.upperBound]).map(\.text).joined()
    if window.upperBound < line.endIndex { source += ellipsis.text }
  }

  private mutating func addUnmarked(_ cells: [SourceCell]) {
    for cell in cells {
      source += cell.text
      marks += cell.isTab ? "\t" : String(repeating: " ", count: cell.width)
    }
  }

  private mutating func addMarked(_ cells: [SourceCell]) {
    source += cells.map(\.text).joined()
    var line = ""
    for cell in cells { line += cell.isTab ? "\t" : String(repeating: "~", count: cell.width) }
    // If the place begins with a tab, the tab cannot be repeated below its own caret.
    marks += "^" + (line.hasPrefix("\t") ? "" : line.dropFirst())
  }

  private static func isLong(_ line: ArraySlice<UInt8>) -> Bool {
    // A scalar has at most four bytes, so most lines need no closer look.
    line.count > 4 * longestLine
      || SourceCell.all(in: line).reduce(0) { $0 + $1.room } > longestLine
  }

  /// The visible part of a long line.
  private static func window(_ line: ArraySlice<UInt8>, from start: Int) -> Range<Int> {
    let before = line[..<start].suffix(4 * columnsBefore).drop { $0 & 0xc0 == 0x80 }
    let after = line[start...].prefix(4 * columnsAfter)
    return start - bytes(SourceCell.all(in: before).reversed(), within: columnsBefore)..<start
      + bytes(SourceCell.all(in: after), within: columnsAfter)
  }

  /// The byte count of the leading cells that fit into `columns`.
  private static func bytes(_ cells: [SourceCell], within columns: Int) -> Int {
    var room = columns
    var count = 0
    for cell in cells {
      room -= cell.room
      if room < 0 { break }
      count += cell.byteCount
    }
    return count
  }
}
