package import TokencText
import TokencJSON

/// Prints places in a stack's files the usual way, `theme.json:12:9`.
package struct SourceLocator: Sendable {
  private let files: [SourceFile]
  /// The files' paths with a colon, in UTF-8 and as the inside of a JSON string.
  private let paths: [(text: [UInt8], json: [UInt8])]
  /// Built when a file's first place is requested.
  private var indices: [LineIndex?]
  /// The index of the last requested file, and that file.
  private var index = LineIndex([])
  private var file: FileID?
  /// The line of the last place, since places are usually requested in source order.
  private var lastLine = 1

  package init(_ files: [SourceFile]) {
    self.files = files
    paths = files.map { file in
      let path = Array("\(file.path):".utf8)
      var json = OutputBuffer()
      json.writeJSON(stringContent: path[...])
      return (path, json.bytes)
    }
    indices = [LineIndex?](repeating: nil, count: files.count)
  }

  /// The line index of a file.
  package mutating func lineIndex(of file: FileID) -> LineIndex {
    select(file)
    return index
  }

  private mutating func select(_ file: FileID) {
    guard self.file != file else { return }
    self.file = file
    let made = indices[file.index] ?? LineIndex(files[file.index].bytes)
    indices[file.index] = made
    index = made
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
    write((place.file, place.range.lowerBound), into: &output)
  }

  /// The same for an offset in a file.
  package mutating func write(
    _ start: (file: FileID, offset: UInt32), into output: inout OutputBuffer
  ) {
    output.write(paths[start.file.index].text)
    writeLocation(start.file, start.offset, into: &output)
  }

  /// The path, line and column of an offset in a file, as the inside of a JSON string.
  package mutating func writeJSON(
    _ start: (file: FileID, offset: UInt32), into output: inout OutputBuffer
  ) {
    output.write(paths[start.file.index].json)
    writeLocation(start.file, start.offset, into: &output)
  }

  private mutating func writeLocation(
    _ file: FileID, _ offset: UInt32, into output: inout OutputBuffer
  ) {
    select(file)
    let location = index.location(of: offset, near: lastLine)
    lastLine = location.line
    output.write(decimal: location.line)
    output.write(UInt8(ascii: ":"))
    output.write(decimal: location.column)
  }
}
