import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

extension DiagnosticFormat {
  /// Blocks for people; editors understand their first lines.
  static let text = DiagnosticFormat(name: "text", isDocument: false) { report, output in
    var renderer = TextRenderer(report)
    renderer.render(report.diagnostics, hidesWarnings: report.hidesWarnings)
    output.write(renderer.output.bytes)
  }
}

/// Writes findings in the style of compilers: errors first, the source line below each.
///
/// What does not fit on a screen is put together: one finding stands for all of its kind.
private struct TextRenderer {
  /// How many lines warnings may have, and all findings before they are put together.
  private static let lines = 29
  /// The most errors of one kind that are printed whole.
  private static let wholeErrors = 5
  /// The most kinds of errors that are printed.
  private static let limit = 100
  /// The most further places of one kind that are printed.
  private static let placeLimit = 3
  /// The most notes of one finding that are printed: a cycle may have 200,000 hops.
  private static let noteLimit = 20
  /// The most characters of a message that are printed; names come from the input and are
  /// unbounded.
  private static let messageLimit = 1_000
  /// The most characters of a name in a list of places.
  private static let exampleLimit = 40

  /// How much of a finding is printed.
  private enum Detail: CaseIterable {
    /// All of it.
    case whole
    /// Its sentence, its help and further places.
    case brief
    /// Its sentence.
    case sentence
  }

  private(set) var output = OutputBuffer()
  private var places: PlaceFinder
  private let usesColor: Bool

  init(_ report: DiagnosticReport) {
    places = PlaceFinder(report.files)
    usesColor = report.usesColor
  }

  mutating func render(_ diagnostics: [Diagnostic], hidesWarnings: Bool) {
    let errors = diagnostics.filter { $0.severity == .error }
    let warnings = hidesWarnings ? [] : diagnostics.filter { $0.severity == .warning }
    if errors.count + warnings.count <= Self.lines {
      for diagnostic in errors + warnings { add(diagnostic, .whole) }
      if Self.lineCount(output) <= Self.lines { return }
      output = OutputBuffer()
    }
    addErrors(FindingGroup.all(in: errors))
    addWarnings(FindingGroup.all(in: warnings))
  }

  private mutating func addErrors(_ groups: [FindingGroup]) {
    for group in groups.prefix(Self.limit) {
      for finding in group.findings.prefix(Self.wholeErrors) { add(finding, .whole) }
      addRest(of: group, after: Self.wholeErrors)
    }
    addCount(of: groups.dropFirst(Self.limit), "error")
  }

  /// Adds warnings in as much detail as the lines for them allow.
  private mutating func addWarnings(_ groups: [FindingGroup]) {
    let before = output
    for detail in Detail.allCases {
      output = before
      for group in groups.prefix(Self.lines) {
        add(group.first, detail)
        if detail != .sentence { addRest(of: group, after: 1) }
      }
      let lines = Self.lineCount(output) - Self.lineCount(before)
      if groups.count <= Self.lines, lines <= Self.lines { return }
    }
    output = before
    for group in groups.prefix(Self.lines - 1) { add(group.first, .sentence, count: group.count) }
    addCount(of: groups.dropFirst(Self.lines - 1), "warning")
  }

  /// Adds the places of findings that are like those before them.
  private mutating func addRest(of group: FindingGroup, after shown: Int) {
    let rest = group.findings.dropFirst(shown)
    guard !rest.isEmpty else { return }
    let count = rest.reduce(0) { $0 + $1.count }
    var file = group.first.place.file
    let listed = rest.prefix(Self.placeLimit).map { finding in
      let start = places.start(of: finding.place)
      let isSame = finding.place.file == file
      let place = isSame ? "\(start.line):\(start.column)" : places.text(of: finding.place)
      file = finding.place.file
      guard let example = group.example(of: finding) else { return place }
      let isLong = example.unicodeScalars.count > Self.exampleLimit
      let shown = String(example.unicodeScalars.prefix(Self.exampleLimit))
      return "\(place) '\(shown)\(isLong ? "…" : "")'"
    }
    let isComplete = rest.count <= Self.placeLimit
    output.write("  … \(count) more of this kind: ")
    output.write(VisibleText.of(listed.joined(separator: ", ")))
    output.write(isComplete ? "\n" : ", …\n")
  }

  /// Adds how many findings are not printed at all.
  private mutating func addCount(of groups: ArraySlice<FindingGroup>, _ kind: String) {
    guard !groups.isEmpty else { return }
    let count = groups.reduce(0) { $0 + $1.count }
    output.write(
      "… and \(count.counted("more \(kind)")) of \(groups.count.counted("further kind"))\n")
  }

  private mutating func add(_ diagnostic: Diagnostic, _ detail: Detail, count: Int = 1) {
    let isError = diagnostic.severity == .error
    let times = count > 1 ? " (\(count) times in all)" : ""
    let sentence = count > 1 ? diagnostic.message : diagnostic.sentence
    addFirstLine(
      diagnostic.place, diagnostic.severity.rawValue, isError ? .red : .magenta,
      "\(sentence)\(times) [\(diagnostic.code.rawValue)]")
    if detail == .whole {
      addFrame(diagnostic.place)
      addNotes(diagnostic.notes)
    }
    if detail != .sentence, let help = places.help(of: diagnostic) {
      output.write("  ")
      add("help:", .green)
      output.write(" \(VisibleText.of(help))\n")
    }
  }

  private mutating func addNotes(_ notes: [Diagnostic.Note]) {
    for note in notes.prefix(Self.noteLimit) {
      addFirstLine(note.place, "note", .cyan, note.message)
    }
    let rest = notes.count - Self.noteLimit
    if rest > 0 { output.write("  … and \(rest.counted("more place"))\n") }
  }

  private mutating func addFirstLine(
    _ place: Diagnostic.Place, _ kind: String, _ style: TextStyle, _ message: String
  ) {
    add("\(VisibleText.of(places.text(of: place))):", .bold)
    output.write(" ")
    add("\(kind):", style)
    let isLong = message.unicodeScalars.count > Self.messageLimit
    let shown = String(message.unicodeScalars.prefix(Self.messageLimit))
    output.write(" \(VisibleText.of(isLong ? shown + "…" : message))\n")
  }

  /// Adds the source line and the marks below it; nothing if the line is empty.
  private mutating func addFrame(_ place: Diagnostic.Place) {
    let number = places.start(of: place).line
    let line = places.line(number, of: place.file)
    guard !line.isEmpty else { return }
    let frame = CodeFrame(line: line, place: place.range.bounds)
    let gutter = "  \(number) | "
    output.write("\(gutter)\(frame.source)\n")
    output.indent(gutter.utf8.count - 2)
    output.write("| ")
    let marks = frame.marks.drop { $0 == " " || $0 == "\t" }
    output.write(String(frame.marks[..<marks.startIndex]))
    add(String(marks), .green)
    output.write("\n")
  }

  private mutating func add(_ text: String, _ style: TextStyle) {
    output.write(usesColor ? style.applied(to: text) : text)
  }

  private static func lineCount(_ output: OutputBuffer) -> Int {
    output.bytes.count { $0 == UInt8(ascii: "\n") }
  }
}
