import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
package import Testing

extension CompiledStack {
  /// Expects these findings, in the order they are printed, and no others.
  package func expect(
    _ expected: [ExpectedDiagnostic] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    guard let difference = difference(from: expected) else { return }
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }

  /// How the findings differ from the announced ones; nil where they do not.
  package func difference(from expected: [ExpectedDiagnostic]) -> String? {
    let digits = layers.flatMap { $0.offsets.keys }
    guard Set(digits).count == digits.count else { return "a marker stands in two places" }
    var sheet = DiagnosticSheet(layers, expected)
    let wanted = expected.map { sheet.text($0) }.joined()
    let found = diagnostics.map { sheet.text($0) }.joined()
    if let digit = sheet.unknownDigits.first {
      return "no file holds the marker \(MarkedText.marker(digit))"
    }
    guard !wanted.utf8.elementsEqual(found.utf8) else { return nil }
    return """
      the findings are others than announced (- is missing, + was not announced):
      \(LineDiff.text(expected: wanted, actual: found))
      """
  }
}

/// Writes announced and real findings alike, so that they can be compared line by line.
private struct DiagnosticSheet {
  private let layers: [Layer]
  private var locator: SourceLocator
  /// The starts for which a test announces an end too.
  private var startsWithEnd: Set<Point> = []
  /// Whether a test announces the places behind helps.
  private let comparesHelpPlaces: Bool
  /// Markers that no file holds.
  private(set) var unknownDigits: [Character] = []

  private struct Point: Hashable {
    let file: Int
    let offset: Int
  }

  init(_ layers: [Layer], _ expected: [ExpectedDiagnostic]) {
    self.layers = layers
    locator = SourceLocator(layers.map(\.file))
    comparesHelpPlaces = expected.contains { $0.helpPlace != nil }
    for place in expected.flatMap({ [$0.place] + $0.notes.map(\.place) }) {
      let digits = MarkedText.digits(in: place)
      if digits.count > 1, let start = point(digits[0]) { startsWithEnd.insert(start) }
    }
  }

  mutating func text(_ diagnostic: ExpectedDiagnostic) -> String {
    var text = "\(text(diagnostic.place)) \(diagnostic.severity): \(diagnostic.message)"
    text += " [\(diagnostic.code.rawValue)]\n"
    for note in diagnostic.notes { text += "  \(self.text(note.place)) note: \(note.message)\n" }
    if let help = diagnostic.help {
      text += "  help: \(help)"
      if let place = diagnostic.helpPlace { text += " (\(self.text(place)))" }
      text += "\n"
    }
    return text
  }

  mutating func text(_ diagnostic: Diagnostic) -> String {
    var text = "\(text(diagnostic.place)) \(diagnostic.severity): \(diagnostic.sentence)"
    text += " [\(diagnostic.code.rawValue)]\n"
    for note in diagnostic.notes { text += "  \(self.text(note.place)) note: \(note.message)\n" }
    if let help = diagnostic.help {
      text += "  help: \(help)"
      if comparesHelpPlaces, let place = diagnostic.helpPlace { text += " (\(self.text(place)))" }
      text += "\n"
    }
    return text
  }

  private mutating func text(_ place: String) -> String {
    let points = MarkedText.digits(in: place).compactMap { digit -> Point? in
      let found = point(digit)
      if found == nil { unknownDigits.append(digit) }
      return found
    }
    return points.map { name($0) }.joined()
  }

  private mutating func text(_ place: Diagnostic.Place) -> String {
    let file = place.file.index
    let start = Point(file: file, offset: Int(place.range.lowerBound))
    guard startsWithEnd.contains(start) else { return name(start) }
    return name(start) + name(Point(file: file, offset: Int(place.range.upperBound)))
  }

  /// The first marker at a place, or its line and column where there is none.
  private mutating func name(_ point: Point) -> String {
    let digits = layers[point.file].offsets.filter { $0.value == point.offset }.keys
    if let digit = digits.min() { return MarkedText.marker(digit) }
    return locator.text(
      Diagnostic.Place(FileID(point.file), SourceRange(point.offset, point.offset)))
  }

  private func point(_ digit: Character) -> Point? {
    for (file, layer) in layers.enumerated() {
      if let offset = layer.offsets[digit] { return Point(file: file, offset: offset) }
    }
    return nil
  }
}
