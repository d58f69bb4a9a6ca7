import TokencCore
import TokencDiagnostics
import TokencText

/// Converts bytes to lines and columns, and back.
extension ResolvedStack {
  /// The line and column where a place begins; nil if the stack has no such file.
  ///
  ///     let start = stack.position(of: token.place, in: .utf16)
  public func position(of place: SourcePlace, in unit: ColumnUnit = .scalar) -> TextPosition? {
    position(of: place.offsets.lowerBound, file: place.file, in: unit)
  }

  /// The lines and columns where a place begins and ends; nil if the stack has no such file.
  public func range(
    of place: SourcePlace, in unit: ColumnUnit = .scalar
  ) -> Range<TextPosition>? {
    guard let start = position(of: place.offsets.lowerBound, file: place.file, in: unit),
      let end = position(of: place.offsets.upperBound, file: place.file, in: unit)
    else { return nil }
    return start..<max(start, end)
  }

  /// The line and column of a byte of a file.
  ///
  /// - Parameters:
  ///   - offset: the byte, counted from 0; one after the file is moved to its end.
  ///   - file: the index of the file in ``sources``.
  ///   - unit: the unit of columns.
  /// - Returns: nil if the stack has no such file.
  public func position(
    of offset: Int, file: Int, in unit: ColumnUnit = .scalar
  ) -> TextPosition? {
    guard let index = lineIndex(of: file) else { return nil }
    let location = index.location(of: UInt32(clamping: offset), in: unit.textUnit)
    return TextPosition(line: location.line, column: location.column)
  }

  /// The byte of a file at a line and column.
  ///
  ///     let caret = TextPosition(line: 1, column: 12)
  ///     if let offset = stack.offset(of: caret, file: 0, in: .utf16) {
  ///       print(stack.element(at: offset, file: 0) as Any)
  ///     }
  ///
  /// - Parameters:
  ///   - position: the line and column; a position beyond the text is moved to the nearest place.
  ///   - file: the index of the file in ``sources``.
  ///   - unit: the unit of columns.
  /// - Returns: nil if the stack has no such file.
  public func offset(
    of position: TextPosition, file: Int, in unit: ColumnUnit = .scalar
  ) -> Int? {
    guard let index = lineIndex(of: file) else { return nil }
    let location = SourceLocation(line: position.line, column: position.column)
    return Int(index.offset(of: location, in: unit.textUnit))
  }

  private func lineIndex(of file: Int) -> LineIndex? {
    guard sources.indices.contains(file) else { return nil }
    return cache.lineIndex(of: file, sources[file].bytes)
  }
}
