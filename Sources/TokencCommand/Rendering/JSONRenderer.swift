import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

extension DiagnosticFormat {
  /// One JSON array of all findings, for scripts and editors.
  static let json = DiagnosticFormat(name: "json", isDocument: true) { report, output in
    var renderer = JSONRenderer(report, output)
    for diagnostic in report.diagnostics { renderer.add(diagnostic) }
    output = renderer.finish()
  }
}

/// Writes findings as JSON; the member names are public.
private struct JSONRenderer {
  private var places: PlaceFinder
  private var writer: JSONWriter

  init(_ report: DiagnosticReport, _ output: OutputBuffer) {
    places = PlaceFinder(report.files)
    writer = JSONWriter(output: output)
    writer.beginArray()
  }

  mutating func add(_ diagnostic: Diagnostic) {
    writer.beginObject()
    add("severity", diagnostic.severity.rawValue)
    add("code", diagnostic.code.rawValue)
    add("message", diagnostic.sentence)
    add(diagnostic.place)
    let end = places.end(of: diagnostic.place)
    add("endLine", end.line)
    add("endColumn", end.column)
    writer.key("notes")
    writer.beginArray()
    for note in diagnostic.notes {
      writer.beginObject()
      add("message", note.message)
      add(note.place)
      writer.endObject()
    }
    writer.endArray()
    writer.key("help")
    if let help = places.help(of: diagnostic) {
      writer.value(help)
    } else {
      writer.value(literal: Array("null".utf8))
    }
    if !diagnostic.fixes.isEmpty { add(diagnostic.fixes) }
    writer.endObject()
  }

  private mutating func add(_ fixes: [Fix]) {
    writer.key("fixes")
    writer.beginArray()
    for fix in fixes {
      writer.beginObject()
      add("title", fix.title)
      writer.key("edits")
      writer.beginArray()
      for edit in fix.edits {
        writer.beginObject()
        add(edit.place)
        let end = places.end(of: edit.place)
        add("endLine", end.line)
        add("endColumn", end.column)
        add("replacement", String(decoding: edit.replacement, as: UTF8.self))
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
  }

  mutating func finish() -> OutputBuffer {
    writer.endArray()
    writer.output.write("\n")
    return writer.output
  }

  private mutating func add(_ place: Diagnostic.Place) {
    let start = places.start(of: place)
    add("file", places.path(of: place))
    add("line", start.line)
    add("column", start.column)
  }

  private mutating func add(_ key: String, _ text: String) {
    writer.key(key)
    writer.value(text)
  }

  private mutating func add(_ key: String, _ number: Int) {
    writer.key(key)
    writer.value(number)
  }
}
