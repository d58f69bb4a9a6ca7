import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

extension DiagnosticFormat {
  /// Blocks for people; editors understand their first lines.
  static let text = DiagnosticFormat(name: "text", isDocument: false) { report, output in
    var renderer = TextRenderer(report, output)
    renderer.render(report.diagnostics, hidesWarnings: report.hidesWarnings)
    output = renderer.output
  }
}

/// Writes findings in the style of compilers: errors first, the source line below each.
private struct TextRenderer {
  /// The most errors, and the most warnings, that are printed.
  private static let limit = 100
  /// The most notes of one finding that are printed: a cycle may have 200,000 hops.
  private static let noteLimit = 20
  /// The most characters of a message that are printed; names come from the input and are
  /// unbounded.
  private static let messageLimit = 1_000

  private(set) var output: OutputBuffer
  private var places: PlaceFinder
  private let usesColor: Bool

  init(_ report: DiagnosticReport, _ output: OutputBuffer) {
    places = PlaceFinder(report.files)
    usesColor = report.usesColor
    self.output = output
  }

  mutating func render(_ diagnostics: [Diagnostic], hidesWarnings: Bool) {
    let errors = diagnostics.filter { $0.severity == .error }
    let warnings = hidesWarnings ? [] : diagnostics.filter { $0.severity == .warning }
    for diagnostic in errors.prefix(Self.limit) { add(diagnostic) }
    for diagnostic in warnings.prefix(Self.limit) { add(diagnostic) }
    let rest = [(errors.count, "more error"), (warnings.count, "more warning")]
      .filter { $0.0 > Self.limit }
      .map { ($0.0 - Self.limit).counted($0.1) }
    if !rest.isEmpty { output.write("… and \(rest.joined(separator: " and "))\n") }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    let isError = diagnostic.severity == .error
    addFirstLine(
      diagnostic.place, diagnostic.severity.rawValue, isError ? .red : .magenta,
      "\(diagnostic.sentence) [\(diagnostic.code.rawValue)]")
    addFrame(diagnostic.place)
    for note in diagnostic.notes.prefix(Self.noteLimit) {
      addFirstLine(note.place, "note", .cyan, note.message)
    }
    let rest = diagnostic.notes.count - Self.noteLimit
    if rest > 0 { output.write("  … and \(rest.counted("more place"))\n") }
    if let help = places.help(of: diagnostic) {
      output.write("  ")
      add("help:", .green)
      output.write(" \(VisibleText.of(help))\n")
    }
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
}
