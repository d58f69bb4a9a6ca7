import TokencJSON

extension LineIndex {
  /// The byte offset of a line and column, both counted from 1.
  ///
  /// A location outside the text is moved to the nearest place: a line before the first to the
  /// start of the file, one after the last to its end, a column beyond its line to the line's end
  /// before CR and LF, and the middle of a scalar to its start.
  package func offset(of location: SourceLocation, in unit: TextUnit = .scalar) -> UInt32 {
    guard location.line >= 1 else { return starts[0] }
    guard location.line <= starts.count else { return UInt32(bytes.count) }
    let line = text(ofLine: location.line)
    guard location.column > 1 else { return UInt32(line.startIndex) }
    let wanted = location.column - 1
    // Every unit has at least one byte.
    guard wanted < line.count else { return UInt32(line.endIndex) }
    guard unit == .utf8 || isASCII else { return UInt32(find(wanted, unit, in: line.indices)) }
    var offset = line.startIndex + wanted
    while offset > line.startIndex, bytes[offset] & 0xc0 == 0x80 { offset -= 1 }
    return UInt32(offset)
  }

  /// How many units the text of a range has.
  func count(of unit: TextUnit, in range: Range<Int>) -> Int {
    guard !isASCII, unit != .utf8 else { return range.count }
    let first = range.lowerBound / Self.blockSize
    let last = range.upperBound / Self.blockSize
    guard last > first + 1, last < blocks.count else { return scan(range, unit) }
    let middle = (first + 1) * Self.blockSize..<last * Self.blockSize
    return scan(range.lowerBound..<middle.lowerBound, unit)
      + units(before: last, unit) - units(before: first + 1, unit)
      + scan(middle.upperBound..<range.upperBound, unit)
  }

  /// The offset after `count` units of a line, or the line's end.
  private func find(_ count: Int, _ unit: TextUnit, in line: Range<Int>) -> Int {
    var index = line.lowerBound
    var remaining = count
    // The last block that begins on the line with at most these units before it.
    let first = line.lowerBound / Self.blockSize + 1
    var low = first
    var high = line.upperBound / Self.blockSize + 1
    if first < min(high, blocks.count) {
      let before =
        scan(line.lowerBound..<first * Self.blockSize, unit) - units(before: first, unit)
      while low < high {
        let middle = (low + high) / 2
        if middle < blocks.count, before + units(before: middle, unit) <= count {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low > first {
        index = (low - 1) * Self.blockSize
        remaining -= before + units(before: low - 1, unit)
      }
    }
    let text = bytes.span
    while index < line.upperBound {
      let byte = text[index]
      let size = byte & 0xc0 == 0x80 ? 0 : unit == .utf16 && byte >= 0xf0 ? 2 : 1
      if size > remaining { break }
      remaining -= size
      index += 1
    }
    return index
  }

  private func units(before block: Int, _ unit: TextUnit) -> Int {
    let counted = blocks[block]
    let scalars = block * Self.blockSize - Int(counted.continuations)
    return unit == .utf16 ? scalars + Int(counted.pairs) : scalars
  }

  private func scan(_ range: Range<Int>, _ unit: TextUnit) -> Int {
    let text = bytes.span
    var count = range.count
    for index in range where text[index] & 0xc0 == 0x80 { count -= 1 }
    guard unit == .utf16 else { return count }
    for index in range where text[index] >= 0xf0 { count += 1 }
    return count
  }
}
