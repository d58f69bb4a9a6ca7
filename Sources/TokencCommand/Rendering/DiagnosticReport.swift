import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON

/// The input of a diagnostic format.
struct DiagnosticReport: Sendable {
  /// The stack that the findings are about.
  var files: [SourceFile]
  /// The findings in file order.
  var diagnostics: [Diagnostic]
  var usesColor = false
  /// Whether formats for people leave warnings out.
  var hidesWarnings = false
}

/// Finds lines and columns in the files of a stack.
struct PlaceFinder {
  private let files: [SourceFile]
  /// One for each file, built on first use.
  private var indexes: [LineIndex?]

  init(_ files: [SourceFile]) {
    self.files = files
    indexes = [LineIndex?](repeating: nil, count: files.count)
  }

  /// The path of a place's file as the user wrote it.
  func path(of place: Diagnostic.Place) -> String {
    files[place.file.index].path
  }

  /// The line and column of a place's first byte.
  mutating func start(of place: Diagnostic.Place) -> SourceLocation {
    lineIndex(place.file).location(of: place.range.lowerBound)
  }

  /// The line and column after a place's last byte.
  mutating func end(of place: Diagnostic.Place) -> SourceLocation {
    lineIndex(place.file).location(of: place.range.upperBound)
  }

  /// A place as compilers print it: `theme.json:12:9`.
  mutating func text(of place: Diagnostic.Place) -> String {
    let start = start(of: place)
    return "\(path(of: place)):\(start.line):\(start.column)"
  }

  /// The help of a finding, with the place that it points to.
  mutating func help(of diagnostic: Diagnostic) -> String? {
    guard let help = diagnostic.help else { return nil }
    guard let place = diagnostic.helpPlace else { return help }
    return "\(help) (\(text(of: place)))"
  }

  /// The bytes of a line, counted from 1, without its line ending.
  mutating func line(_ number: Int, of file: FileID) -> ArraySlice<UInt8> {
    lineIndex(file).text(ofLine: number)
  }

  private mutating func lineIndex(_ file: FileID) -> LineIndex {
    if let index = indexes[file.index] { return index }
    let index = LineIndex(files[file.index].bytes)
    indexes[file.index] = index
    return index
  }
}
