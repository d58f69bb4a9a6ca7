import TokencText
import TokencJSON

/// The position of a byte of a file for people: line and column, both counted from 1.
///
/// A column is one Unicode scalar unless another ``TextUnit`` is given; a tab is one column. A byte
/// order mark has none.
package struct SourceLocation: Equatable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Turns byte offsets of one file into lines and columns, and back.
///
/// A line ends with LF, CR LF or CR. Bytes that are not UTF-8 count as the scalar they would begin.
package struct LineIndex: Sendable {
  let bytes: [UInt8]
  /// The offset of each line's first byte.
  let starts: [UInt32]
  /// The counts before each block of 1 KiB, so that a line of megabytes, as in minified files, is
  /// not counted from its start repeatedly.
  let blocks: [Block]
  static let blockSize = 1024
  /// Whether no byte continues a scalar.
  let isASCII: Bool

  /// The counts for the text before a block.
  struct Block {
    /// How many bytes continue a scalar.
    var continuations: UInt32 = 0
    /// How many scalars are two units of UTF-16.
    var pairs: UInt32 = 0
  }

  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { starts[0] = 3 }
    var blocks: [Block] = []
    blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var count = Block()
    let text = bytes.span
    for block in stride(from: 0, to: text.count, by: Self.blockSize) {
      blocks.append(count)
      let end = min(block + Self.blockSize, text.count)
      var index = block
      while index < end {
        if index + SixteenBytes.count <= end {
          let next = SixteenBytes(text, at: index)
          if SixteenBytes.bits(next.nonASCII .| next.equal(to: UInt8(ascii: "\r"))) == 0 {
            var ends = SixteenBytes.bits(next.equal(to: UInt8(ascii: "\n")))
            while ends != 0 {
              starts.append(UInt32(index + SixteenBytes.first(of: ends) + 1))
              ends &= ends - 1
            }
            index += SixteenBytes.count
            continue
          }
        }
        let byte = text[index]
        index += 1
        if byte >= 0x80 {
          if byte < 0xc0 { count.continuations += 1 }
          if byte >= 0xf0 { count.pairs += 1 }
        } else if byte == UInt8(ascii: "\n")
          || byte == UInt8(ascii: "\r") && (index == text.count || text[index] != 0x0a)
        {
          starts.append(UInt32(index))
        }
      }
    }
    isASCII = count.continuations == 0 && count.pairs == 0
    self.bytes = bytes
    self.starts = starts
    self.blocks = blocks
  }

  /// The line and column of a byte offset.
  ///
  /// `hint` is a line, counted from 1, that the offset is likely to be on or soon after. An offset
  /// before the first line, inside a byte order mark, is moved to its start, and one after the file
  /// to its end.
  package func location(
    of offset: UInt32, in unit: TextUnit = .scalar, near hint: Int = 1
  ) -> SourceLocation {
    let starts = starts.span
    var low = 0
    var high = starts.count
    if hint > 1, hint <= high, starts[hint - 1] <= offset {
      low = hint - 1
      if low + 16 < high, offset < starts[low + 16] { high = low + 16 }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = Int(starts[low])
    let end = max(start, min(Int(offset), bytes.count))
    return SourceLocation(line: low + 1, column: count(of: unit, in: start..<end) + 1)
  }

  /// The bytes of a line, counted from 1, without its line ending.
  package func text(ofLine line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    let lower = Int(starts[line - 1])
    var upper = line < starts.count ? Int(starts[line]) : bytes.count
    while upper > lower, bytes[upper - 1] == 0x0a || bytes[upper - 1] == 0x0d { upper -= 1 }
    return bytes[lower..<max(lower, upper)]
  }
}
