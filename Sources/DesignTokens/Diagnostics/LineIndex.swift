/// Where a byte of a file is for people: line and column, both counted from 1.
///
/// A column is one Unicode scalar; a tab is one column. A byte order mark has none.
package struct SourceLocation: Equatable, Sendable {
  package var line: Int
  package var column: Int
}

/// Turns byte offsets of one file into lines and columns; made only when something is printed.
///
/// A line ends with LF, CR LF or CR.
package struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// The offset of each line's first byte.
  private let starts: [UInt32]

  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { starts[0] = 3 }
    let text = bytes.span
    for index in text.indices where text[index] <= 0x0d {
      switch text[index] {
      case UInt8(ascii: "\n"): starts.append(UInt32(index + 1))
      case UInt8(ascii: "\r") where index + 1 == text.count || text[index + 1] != 0x0a:
        starts.append(UInt32(index + 1))
      default: break
      }
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// The line and column of a byte offset.
  package func location(of offset: UInt32) -> SourceLocation {
    let starts = starts.span
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let text = bytes.span
    var column = 1
    let end = min(Int(offset), text.count)
    var position = Int(starts[low])
    while position < end {
      if text[position] & 0xc0 != 0x80 { column += 1 }
      position += 1
    }
    return SourceLocation(line: low + 1, column: column)
  }

  /// The bytes of a line, counted from 1, without its line end.
  package func text(ofLine line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    let lower = Int(starts[line - 1])
    var upper = line < starts.count ? Int(starts[line]) : bytes.count
    while upper > lower, bytes[upper - 1] == 0x0a || bytes[upper - 1] == 0x0d { upper -= 1 }
    return bytes[lower..<max(lower, upper)]
  }
}
