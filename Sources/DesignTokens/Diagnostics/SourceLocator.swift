package import JSON

/// Names places of a stack's files as people write them, `theme.json:12:9`.
package struct SourceLocator: Sendable {
  private let files: [SourceFile]
  /// The files' paths in UTF-8.
  private let paths: [[UInt8]]
  /// Made when a file's first place is asked for.
  private var indices: [LineIndex?]
  /// The line of the last place, since places are mostly asked for in source order.
  private var lastLine = 1

  package init(_ files: [SourceFile]) {
    self.files = files
    paths = files.map { Array($0.path.utf8) }
    indices = [LineIndex?](repeating: nil, count: files.count)
  }

  /// The line index of a file.
  package mutating func lineIndex(of file: FileID) -> LineIndex {
    if let index = indices[file.index] { return index }
    let index = LineIndex(files[file.index].bytes)
    indices[file.index] = index
    return index
  }

  /// The line and column of a place's first byte.
  package mutating func location(of place: Diagnostic.Place) -> SourceLocation {
    lineIndex(of: place.file).location(of: place.range.lowerBound)
  }

  /// The path, line and column of a place's first byte.
  package mutating func text(_ place: Diagnostic.Place) -> String {
    var output = OutputBuffer()
    write(place, into: &output)
    return output.text
  }

  /// Appends the path, line and column of a place's first byte.
  package mutating func write(_ place: Diagnostic.Place, into output: inout OutputBuffer) {
    output.write(paths[place.file.index])
    writeLocation(place.file, place.range.lowerBound, into: &output)
  }

  /// The same as the inside of a JSON string.
  package mutating func writeJSON(
    _ start: (file: FileID, offset: UInt32), into output: inout OutputBuffer
  ) {
    output.writeJSON(stringContent: paths[start.file.index][...])
    writeLocation(start.file, start.offset, into: &output)
  }

  private mutating func writeLocation(
    _ file: FileID, _ offset: UInt32, into output: inout OutputBuffer
  ) {
    if indices[file.index] == nil { indices[file.index] = LineIndex(files[file.index].bytes) }
    guard let location = indices[file.index]?.location(of: offset, near: lastLine) else { return }
    lastLine = location.line
    output.write(UInt8(ascii: ":"))
    output.write(decimal: location.line)
    output.write(UInt8(ascii: ":"))
    output.write(decimal: location.column)
  }
}
