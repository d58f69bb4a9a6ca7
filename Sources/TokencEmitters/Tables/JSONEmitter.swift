import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON

extension Emitter {
  /// One object with everything known about each token.
  static let json = Emitter(
    name: "json", summary: "one object: type, values, aliases and sources of each token"
  ) { JSONEmitter($0, $1) }
}

/// Writes the layout in whole fragments, since it is the same for each of 100,000 tokens.
private struct JSONEmitter: TokenWriter {
  let modes: [ModeID]
  var locator: SourceLocator
  var output = OutputBuffer()
  private var scratch = OutputBuffer()
  private let fragments: Fragments
  /// The fragments around the values of a token of a known type, by type number.
  private var heads = [Section?](repeating: nil, count: TokenType.known.count)
  /// The last one written.
  private var lastHead: (type: TokenType?, section: Section)?
  private var paths = PathWriter()
  /// The values written so far, one after the other.
  private var values = OutputBuffer()
  /// The range of each token's value for a mode in ``values``; empty until it is written.
  private var ranges: [SourceRange]
  /// How many bytes of values are kept for aliases to copy.
  private static let largestCache = 64 << 20
  private var isFirst = true

  /// An object with an entry for each mode, in fragments.
  private struct Section {
    /// The text before the first mode, and before any other: the beginning of the object, or the
    /// end of the previous mode's entry, and the key.
    let openings: [[UInt8]]
    let others: [[UInt8]]
    /// The text if there is no mode.
    let empty: [UInt8]

    /// - Parameters:
    ///   - start: the text before the key of the first mode.
    ///   - quote: the text around each mode's value.
    ///   - modes: the names of all modes of the stack.
    init(_ start: String, quote: String, _ modes: [String]) {
      let keys = modes.map { mode in
        var key = OutputBuffer()
        key.writeJSON(string: mode)
        return "\n        \(key.text): \(quote)"
      }
      openings = keys.map { Array("\(start)\($0)".utf8) }
      others = keys.map { Array("\(quote),\($0)".utf8) }
      empty = Array(start.utf8)
    }
  }

  private struct Fragments {
    let first = Array("\n    \"".utf8)
    let next = Array(",\n    \"".utf8)
    /// The end of an object of values, and of strings.
    static let close = "\n      }"
    static let quotedClose = "\"\n      }"
    let alias: Section
    let source: Section
    let sourceBehindAlias: Section
    let closeEmpty = Array(Self.close.utf8)
    let close = Array(Self.quotedClose.utf8)
    let end = Array("\n    }".utf8)

    init(_ modes: [String]) {
      let source = ",\n      \"source\": {"
      alias = Section("\(Self.close),\n      \"alias\": {", quote: "\"", modes)
      self.source = Section(Self.close + source, quote: "\"", modes)
      sourceBehindAlias = Section(Self.quotedClose + source, quote: "\"", modes)
    }
  }

  init(_ resolved: ResolvedTokens, _ options: EmitterOptions) {
    modes = options.selection.modes
    locator = SourceLocator(resolved.set.files)
    ranges = [SourceRange](repeating: SourceRange(0, 0), count: resolved.layers.slots.count)
    fragments = Fragments(resolved.layers.modes)
  }

  mutating func begin(_ resolved: ResolvedTokens) {
    output.write("{\n  \"modes\": [")
    for (index, mode) in modes.enumerated() {
      output.write(index == 0 ? "\n    " : ",\n    ")
      output.writeJSON(string: resolved.layers.modes[mode.index])
    }
    output.write("\n  ],\n  \"tokens\": {")
  }

  mutating func end() {
    output.write(isFirst ? "}\n}\n" : "\n  }\n}\n")
  }

  mutating func write(_ id: TokenID, of resolved: ResolvedTokens) {
    output.write(isFirst ? fragments.first : fragments.next)
    isFirst = false
    paths.writeJSON(id, of: resolved.set, into: &output)
    emitValues(id, resolved)
    let hasAlias = emitAliases(id, resolved)
    emitSources(id, resolved, hasAlias ? fragments.sourceBehindAlias : fragments.source)
    emitOverrides(id, resolved)
    emitMetadata(id, resolved)
    output.write(fragments.end)
  }

  private mutating func emitValues(_ id: TokenID, _ resolved: ResolvedTokens) {
    let head = head(resolved.tokenType(id), resolved)
    var isFirst = true
    for mode in modes where resolved.isResolved(id, in: mode) {
      output.write(isFirst ? head.openings[mode.index] : head.others[mode.index])
      isFirst = false
      emitValue(id, mode, resolved)
    }
    if isFirst { output.write(head.empty) }
  }

  /// Appends a token's value; one written before, as usual for targets of aliases, is copied.
  private mutating func emitValue(_ id: TokenID, _ mode: ModeID, _ resolved: ResolvedTokens) {
    let end = resolved.end(of: id, in: mode)
    let slot = end.index * resolved.layers.modes.count + mode.index
    let isSameType = resolved.tokenType(end) == resolved.tokenType(id)
    let range = ranges[slot].bounds
    if isSameType, !range.isEmpty {
      output.write(values.bytes[range])
      return
    }
    let start = values.bytes.count
    resolved.writeJSON(id, in: mode, level: 4, into: &values, scratch: &scratch)
    output.write(values.bytes[start...])
    if isSameType, values.bytes.count <= Self.largestCache {
      ranges[slot] = SourceRange(start, values.bytes.count)
    } else {
      values.bytes.removeSubrange(start...)
    }
  }

  /// The text between a path and the first value: `": {"type": …, "values": {`, and between values.
  private mutating func head(_ type: TokenType?, _ resolved: ResolvedTokens) -> Section {
    if let lastHead, lastHead.type == type { return lastHead.section }
    let section: Section
    if let number = type.map({ Int($0.packed) }), heads.indices.contains(number) {
      section = heads[number] ?? makeHead(type, resolved)
      heads[number] = section
    } else {
      section = makeHead(type, resolved)
    }
    lastHead = (type, section)
    return section
  }

  private func makeHead(_ type: TokenType?, _ resolved: ResolvedTokens) -> Section {
    var name = OutputBuffer()
    if let type {
      name.writeJSON(string: type.name(in: resolved.set.names))
    } else {
      name.write("null")
    }
    return Section(
      "\": {\n      \"type\": \(name.text),\n      \"values\": {", quote: "",
      resolved.layers.modes)
  }

  /// - Returns: whether the token is an alias in any mode.
  private mutating func emitAliases(_ id: TokenID, _ resolved: ResolvedTokens) -> Bool {
    var isFirst = true
    for mode in modes where resolved.isResolved(id, in: mode) {
      guard let alias = resolved.aliasPath(of: id, in: mode) else { continue }
      let section = fragments.alias
      output.write(isFirst ? section.openings[mode.index] : section.others[mode.index])
      isFirst = false
      output.writeJSON(stringContent: alias)
    }
    return !isFirst
  }

  private mutating func emitSources(
    _ id: TokenID, _ resolved: ResolvedTokens, _ section: Section
  ) {
    var isFirst = true
    for mode in modes where resolved.isResolved(id, in: mode) {
      guard let value = resolved.layers.value(of: id, in: mode) else { continue }
      output.write(isFirst ? section.openings[mode.index] : section.others[mode.index])
      isFirst = false
      let definition = resolved.set.values[value.index].definition
      locator.writeJSON(resolved.set.keyStart(definition), into: &output)
    }
    if isFirst { output.write(section.empty) }
    output.write(isFirst ? fragments.closeEmpty : fragments.close)
  }

  private mutating func emitOverrides(_ id: TokenID, _ resolved: ResolvedTokens) {
    let last = resolved.set.tokens[id.index].definition
    guard resolved.set.definitions[last.index].previous != nil else { return }
    output.write(",\n      \"overrides\": [")
    for (index, definition) in resolved.set.definitions(of: id).dropFirst().enumerated() {
      output.write(index == 0 ? "\n        " : ",\n        ")
      output.write(UInt8(ascii: "\""))
      locator.writeJSON(resolved.set.keyStart(definition), into: &output)
      output.write(UInt8(ascii: "\""))
    }
    output.write("\n      ]")
  }

  private mutating func emitMetadata(_ id: TokenID, _ resolved: ResolvedTokens) {
    if let description = resolved.description(of: id) {
      output.write(",\n      \"description\": ")
      output.writeJSON(string: description)
    }
    switch resolved.deprecation(of: id) {
    case nil: break
    case .some(nil): output.write(",\n      \"deprecated\": true")
    case .some(let reason?):
      output.write(",\n      \"deprecated\": ")
      output.writeJSON(string: reason)
    }
  }
}
