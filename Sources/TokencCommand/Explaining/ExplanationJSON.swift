import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencAnalysis

/// Writes an explanation for programs.
struct ExplanationJSON {
  private let resolved: ResolvedTokens
  private var locator: SourceLocator
  private var writer = JSONWriter()

  /// An explanation as one JSON object.
  static func render(_ explanation: Explanation, _ resolved: ResolvedTokens) -> OutputBuffer {
    var json = ExplanationJSON(resolved)
    json.write(explanation)
    json.writer.output.write("\n")
    return json.writer.output
  }

  private init(_ resolved: ResolvedTokens) {
    self.resolved = resolved
    locator = SourceLocator(resolved.set.files)
  }

  private mutating func write(_ explanation: Explanation) {
    writer.beginObject()
    member("token", resolved.set.pathText(explanation.token))
    if let type = resolved.tokenType(explanation.token) {
      member("type", type.name(in: resolved.set.names))
    }
    if let description = resolved.description(of: explanation.token) {
      writer.key("description")
      writer.value(description)
    }
    writer.key("modes")
    writer.beginObject()
    for way in explanation.ways { write(way) }
    writer.endObject()
    writer.key("usedBy")
    writer.beginArray()
    for user in explanation.users {
      writer.beginObject()
      member("token", resolved.set.pathText(user.token))
      writer.key("modes")
      writer.beginArray()
      user.modes.forEach { writer.value(resolved.layers.modes[$0.index]) }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.key("dependents")
    writer.value(explanation.dependentCount)
    writer.endObject()
  }

  private mutating func write(_ way: Explanation.Way) {
    writer.key(resolved.layers.modes[way.mode.index])
    writer.beginObject()
    if let first = way.hops.first, way.state == .resolved {
      writer.key("value")
      var scratch = OutputBuffer()
      writer.value {
        resolved.writeJSON(first.token, in: way.mode, level: $1, into: &$0, scratch: &scratch)
      }
    }
    writer.key("chain")
    writer.beginArray()
    for hop in way.hops { write(hop) }
    writer.endArray()
    writer.endObject()
  }

  private mutating func write(_ hop: Explanation.Hop) {
    writer.beginObject()
    member("token", resolved.set.pathText(hop.token))
    member("written", hop.written)
    member("source", locator.text(hop.place))
    list("overrides", hop.overridden.map { locator.text($0) })
    if !hop.parts.isEmpty {
      writer.key("refersTo")
      writer.beginArray()
      for part in hop.parts {
        writer.beginObject()
        member("token", resolved.set.pathText(part.target))
        member("source", locator.text(part.place))
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
  }

  private mutating func member(_ name: String, _ value: String) {
    writer.key(name)
    writer.value(value)
  }

  private mutating func list(_ name: String, _ values: [String]) {
    guard !values.isEmpty else { return }
    writer.key(name)
    writer.beginArray()
    values.forEach { writer.value($0) }
    writer.endArray()
  }
}
