import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

extension DiagnosticFormat {
  /// SARIF 2.1.0 (OASIS), which code scanning services read.
  static let sarif = DiagnosticFormat(name: "sarif", isDocument: true) { report, output in
    var renderer = SARIFRenderer(report, output)
    renderer.render(report.diagnostics)
    output = renderer.writer.output
    output.write("\n")
  }
}

/// Writes findings as one run of a SARIF log.
private struct SARIFRenderer {
  private(set) var writer: JSONWriter
  private var places: PlaceFinder

  init(_ report: DiagnosticReport, _ output: OutputBuffer) {
    places = PlaceFinder(report.files)
    writer = JSONWriter(output: output)
  }

  mutating func render(_ diagnostics: [Diagnostic]) {
    writer.beginObject()
    add("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    add("version", "2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    addTool(diagnostics)
    add("columnKind", "unicodeCodePoints")
    writer.key("results")
    writer.beginArray()
    for diagnostic in diagnostics { add(diagnostic) }
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.endObject()
  }

  /// Adds the program and those of its rules that have findings.
  private mutating func addTool(_ diagnostics: [Diagnostic]) {
    let codes = Set(diagnostics.map(\.code))
    beginObject("tool")
    beginObject("driver")
    add("name", "tokenc")
    add("version", Version.current)
    writer.key("rules")
    writer.beginArray()
    for code in DiagnosticCode.all where codes.contains(code) {
      writer.beginObject()
      add("id", code.rawValue)
      add("shortDescription", text: code.summary)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endObject()
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    writer.beginObject()
    add("ruleId", diagnostic.code.rawValue)
    add("level", diagnostic.severity.rawValue)
    let help = places.help(of: diagnostic).map { "; \($0)" } ?? ""
    add("message", text: diagnostic.sentence + help)
    writer.key("locations")
    writer.beginArray()
    writer.beginObject()
    add(diagnostic.place)
    writer.endObject()
    writer.endArray()
    if !diagnostic.notes.isEmpty {
      writer.key("relatedLocations")
      writer.beginArray()
      for note in diagnostic.notes {
        writer.beginObject()
        add(note.place)
        add("message", text: note.message)
        writer.endObject()
      }
      writer.endArray()
    }
    if !diagnostic.fixes.isEmpty { add(diagnostic.fixes) }
    writer.endObject()
  }

  /// Adds edits, each as a change to a file (SARIF 2.1.0, section 3.55).
  private mutating func add(_ fixes: [Fix]) {
    writer.key("fixes")
    writer.beginArray()
    for fix in fixes {
      writer.beginObject()
      add("description", text: fix.title)
      writer.key("artifactChanges")
      writer.beginArray()
      for edit in fix.edits {
        writer.beginObject()
        addFile(of: edit.place)
        writer.key("replacements")
        writer.beginArray()
        writer.beginObject()
        addRegion("deletedRegion", edit.place)
        add("insertedContent", text: String(decoding: edit.replacement, as: UTF8.self))
        writer.endObject()
        writer.endArray()
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func add(_ place: Diagnostic.Place) {
    beginObject("physicalLocation")
    addFile(of: place)
    addRegion("region", place)
    writer.endObject()
  }

  private mutating func addFile(of place: Diagnostic.Place) {
    beginObject("artifactLocation")
    add("uri", URIText.path(places.path(of: place)))
    writer.endObject()
  }

  private mutating func addRegion(_ key: String, _ place: Diagnostic.Place) {
    beginObject(key)
    let start = places.start(of: place)
    let end = places.end(of: place)
    for (key, number) in [
      ("startLine", start.line), ("startColumn", start.column), ("endLine", end.line),
      ("endColumn", end.column),
    ] {
      writer.key(key)
      writer.value(number)
    }
    writer.endObject()
  }

  private mutating func beginObject(_ key: String) {
    writer.key(key)
    writer.beginObject()
  }

  private mutating func add(_ key: String, _ text: String) {
    writer.key(key)
    writer.value(text)
  }

  /// Adds a message, which SARIF wraps in an object.
  private mutating func add(_ key: String, text: String) {
    beginObject(key)
    add("text", text)
    writer.endObject()
  }
}
