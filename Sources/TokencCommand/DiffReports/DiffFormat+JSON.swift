import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON
import TokencAnalysis

extension DiffFormat {
  /// One object for scripts, written even if nothing changed.
  static let json = DiffFormat(
    name: "json", summary: "one object: every change with its values, causes and chains"
  ) { report, output in
    var renderer = DiffJSONRenderer()
    renderer.render(report)
    output.write(renderer.writer.output.bytes)
    output.write("\n")
  }
}

/// Writes differences as JSON; the member names are public.
private struct DiffJSONRenderer {
  private(set) var writer = JSONWriter()
  private var scratch = OutputBuffer()

  mutating func render(_ report: DiffReport) {
    writer.beginObject()
    writer.key("comparisons")
    writer.beginArray()
    for comparison in report.comparisons { add(comparison) }
    writer.endArray()
    writer.endObject()
  }

  private mutating func add(_ comparison: DiffComparison) {
    let diff = comparison.diff
    writer.beginObject()
    add("old", comparison.oldName)
    add("new", comparison.newName)
    add("modes", diff.modePairs.map(\.name))
    writer.key("counts")
    writer.beginObject()
    for kind in DiffKind.allCases {
      writer.key(kind.rawValue)
      writer.value(diff.count(of: kind))
    }
    writer.endObject()
    writer.key("contrast")
    writer.beginArray()
    for change in diff.contrast { add(change, diff) }
    writer.endArray()
    writer.key("causes")
    writer.beginArray()
    for cause in diff.causes { add(cause, diff) }
    writer.endArray()
    writer.key("changes")
    writer.beginArray()
    var causes: [PairID: [PairID]] = [:]
    for cause in diff.causes {
      causes[cause.pair, default: []].append(cause.pair)
      for follower in cause.followers { causes[follower.pair, default: []].append(cause.pair) }
    }
    var oldPlaces = SourceLocator(diff.old.set.files)
    var newPlaces = SourceLocator(diff.new.set.files)
    for change in diff.changes {
      let place =
        change.new.map { newPlaces.text(diff.place(ofNew: $0)) }
        ?? change.old.map {
          oldPlaces.text(diff.old.set.keyPlace(diff.old.set.tokens[$0.index].definition))
        }
      add(change, causes: causes[change.pair] ?? [], source: place, diff)
    }
    writer.endArray()
    writer.endObject()
  }

  private mutating func add(_ change: ContrastChange, _ diff: ThemeDiff) {
    writer.beginObject()
    add("foreground", diff.path(of: change.foreground))
    add("background", diff.path(of: change.background))
    add("mode", diff.modePairs[change.modePair].name)
    add("required", change.threshold, decimals: 1)
    if let before = change.before { add("before", before, decimals: 3) }
    if let after = change.after { add("after", after, decimals: 3) }
    writer.key("falls")
    writer.value(literal: Array("\(change.falls)".utf8))
    writer.endObject()
  }

  private mutating func add(_ cause: Cause, _ diff: ThemeDiff) {
    writer.beginObject()
    add("token", diff.path(of: cause.pair))
    writer.key("followers")
    writer.beginArray()
    for follower in cause.followers {
      writer.beginObject()
      add("token", diff.path(of: follower.pair))
      add("chain", follower.chain.map { diff.path(of: $0) })
      add("modes", follower.modePairs.map { diff.modePairs[$0].name })
      if follower.isCut { add("isCut", literal: "true") }
      if !follower.otherCauses.isEmpty {
        add("otherCauses", follower.otherCauses.map { diff.path(of: $0) })
      }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private mutating func add(
    _ change: Change, causes: [PairID], source: String?, _ diff: ThemeDiff
  ) {
    writer.beginObject()
    add("kind", change.kind.rawValue)
    add("token", diff.path(of: change.pair))
    if change.kind == .renamed, let old = change.old { add("from", diff.old.set.pathText(old)) }
    if let source { add("source", source) }
    addType("oldType", change.old, diff.old)
    addType("newType", change.new, diff.new)
    if !change.modePairs.isEmpty { addValues(change, diff) }
    if change.kind == .changed { add("causes", causes.map { diff.path(of: $0) }) }
    if change.kind == .metadata { addMetadata(change, diff) }
    writer.endObject()
  }

  private mutating func addValues(_ change: Change, _ diff: ThemeDiff) {
    writer.key("values")
    writer.beginObject()
    for modePair in change.modePairs {
      writer.key(diff.modePairs[modePair].name)
      writer.beginObject()
      let oldMode = change.old.flatMap { diff.oldMode(of: $0, modePair: modePair) }
      let newMode = change.new.flatMap { diff.newMode(of: $0, modePair: modePair) }
      if let old = change.old, let oldMode { addValue("old", old, oldMode, diff.old) }
      if let new = change.new, let newMode { addValue("new", new, newMode, diff.new) }
      if change.kind == .changed, let old = change.old, let new = change.new, let oldMode,
        let newMode
      {
        addDistance(old, oldMode, new, newMode, diff)
      }
      writer.endObject()
    }
    writer.endObject()
  }

  private mutating func addValue(
    _ key: String, _ token: TokenID, _ mode: ModeID, _ resolved: ResolvedTokens
  ) {
    writer.key(key)
    writer.value { output, level in
      resolved.writeJSON(token, in: mode, level: level, into: &output, scratch: &scratch)
    }
  }

  private mutating func addDistance(
    _ old: TokenID, _ oldMode: ModeID, _ new: TokenID, _ newMode: ModeID, _ diff: ThemeDiff
  ) {
    let distance = ValueDistance(
      from: diff.old.color(of: old, in: oldMode), diff.old.measure(of: old, in: oldMode),
      to: diff.new.color(of: new, in: newMode), diff.new.measure(of: new, in: newMode))
    if let color = distance?.color { add("deltaE", color.deltaE, decimals: 4) }
    if let number = distance?.number {
      add("absolute", number.absolute, decimals: 6)
      if let relative = number.relative { add("relative", relative, decimals: 4) }
    }
  }

  private mutating func addType(_ key: String, _ token: TokenID?, _ resolved: ResolvedTokens) {
    guard let token, let type = resolved.tokenType(token) else { return }
    add(key, type.name(in: resolved.set.names))
  }

  private mutating func addMetadata(_ change: Change, _ diff: ThemeDiff) {
    guard let old = change.old, let new = change.new else { return }
    add("oldDescription", diff.old.description(of: old))
    add("newDescription", diff.new.description(of: new))
    add("oldDeprecated", deprecation: diff.old.deprecation(of: old))
    add("newDeprecated", deprecation: diff.new.deprecation(of: new))
  }

  private mutating func add(_ key: String, _ text: [UInt8]?) {
    guard let text else { return }
    writer.key(key)
    writer.value(text)
  }

  private mutating func add(_ key: String, deprecation: [UInt8]??) {
    guard let deprecation else { return }
    writer.key(key)
    deprecation.map { writer.value($0) } ?? writer.value(literal: Array("true".utf8))
  }

  private mutating func add(_ key: String, _ text: String) {
    writer.key(key)
    writer.value(text)
  }

  private mutating func add(_ key: String, literal: String) {
    writer.key(key)
    writer.value(literal: Array(literal.utf8))
  }

  private mutating func add(_ key: String, _ number: Double, decimals: Int) {
    add(key, literal: ValueDistance.text(number, decimals: decimals))
  }

  private mutating func add(_ key: String, _ texts: [String]) {
    writer.key(key)
    writer.beginArray()
    for text in texts { writer.value(text) }
    writer.endArray()
  }
}
