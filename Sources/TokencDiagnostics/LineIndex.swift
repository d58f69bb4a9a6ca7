import TokencText
import TokencJSON

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
  /// How many bytes before each block of 1 KiB continue a scalar, so that a line of megabytes,
  /// as in minified files, is not counted from its start again and again.
  private let continuations: [UInt32]
  private static let block = 1024
  /// Whether no byte continues a scalar.
  private let isASCII: Bool

  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { starts[0] = 3 }
    var continuations: [UInt32] = []
    continuations.reserveCapacity(bytes.count / Self.block + 1)
    var count: UInt32 = 0
    let text = bytes.span
    for block in stride(from: 0, to: text.count, by: Self.block) {
      continuations.append(count)
      let end = min(block + Self.block, text.count)
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
          if byte < 0xc0 { count += 1 }
        } else if byte == UInt8(ascii: "\n")
          || byte == UInt8(ascii: "\r") && (index == text.count || text[index] != 0x0a)
        {
          starts.append(UInt32(index))
        }
      }
    }
    isASCII = count == 0
    self.bytes = bytes
    self.starts = starts
    self.continuations = continuations
  }

  /// The line and column of a byte offset.
  ///
  /// `hint` is a line that the offset is likely to be on or soon after, counted from 1.
  package func location(of offset: UInt32, near hint: Int = 1) -> SourceLocation {
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
    return SourceLocation(
      line: low + 1, column: end - start - (continuations(in: start..<end)) + 1)
  }

  /// How many bytes in a range continue a scalar.
  private func continuations(in range: Range<Int>) -> Int {
    if isASCII { return 0 }
    let first = range.lowerBound / Self.block
    let last = range.upperBound / Self.block
    guard last > first + 1, last < continuations.count else { return scan(range) }
    let whole = Int(continuations[last] - continuations[first + 1])
    return scan(range.lowerBound..<(first + 1) * Self.block) + whole
      + scan(last * Self.block..<range.upperBound)
  }

  private func scan(_ range: Range<Int>) -> Int {
    let text = bytes.span
    var count = 0
    for index in range where text[index] & 0xc0 == 0x80 { count += 1 }
    return count
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
