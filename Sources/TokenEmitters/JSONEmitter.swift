import DesignTokens
import JSON

extension Emitter {
  /// One object with all that is known of each token.
  static let json = Emitter(
    name: "json", summary: "one object: type, values, aliases and sources of each token"
  ) { JSONEmitter($0, $1) }
}

/// Writes the layout in whole fragments, since it is the same for each of 100,000 tokens.
private struct JSONEmitter: TokenWriter {
  let resolved: ResolvedTokens
  let modes: [ModeID]
  var locator: SourceLocator
  var output = OutputBuffer()
  private var scratch = OutputBuffer()
  /// For each mode of the stack, its name as a key of the third level.
  private let modeKeys: [[UInt8]]
  /// What stands between a token's path and its first value, by type.
  private var heads: [TokenType?: [UInt8]] = [:]
  /// The last one that was written.
  private var lastHead: (type: TokenType?, text: [UInt8])?
  private var paths = PathWriter()
  /// The values that were written, one after the other.
  private var values = OutputBuffer()
  /// Where each token's value of a mode is in ``values``, once it was written.
  private var ranges: [Range<UInt32>?]
  /// How many bytes of values are kept for aliases to copy.
  private static let largestCache = 64 << 20
  private let fragments = Fragments()
  private var isFirst = true

  private struct Fragments {
    let values = Array("\n      \"values\": {".utf8)
    let alias = Array(",\n      \"alias\": {".utf8)
    let source = Array(",\n      \"source\": {".utf8)
    let close = Array("\n      }".utf8)
    let end = Array("\n    }".utf8)
  }

  init(_ resolved: ResolvedTokens, _ options: EmitterOptions) {
    self.resolved = resolved
    modes = options.selection.modes
    locator = SourceLocator(resolved.set.files)
    ranges = [Range<UInt32>?](repeating: nil, count: resolved.set.slots.count)
    modeKeys = resolved.set.modes.map { mode in
      var key = OutputBuffer()
      key.write("\n        ")
      key.writeJSON(string: mode)
      key.write(": ")
      return key.bytes
    }
  }

  mutating func begin() {
    output.write("{\n  \"modes\": [")
    for (index, mode) in modes.enumerated() {
      output.write(index == 0 ? "\n    " : ",\n    ")
      output.writeJSON(string: resolved.set.modes[mode.index])
    }
    output.write("\n  ],\n  \"tokens\": {")
  }

  mutating func end() {
    output.write(isFirst ? "}\n}\n" : "\n  }\n}\n")
  }

  mutating func write(_ id: TokenID) {
    output.write(isFirst ? "\n    \"" : ",\n    \"")
    isFirst = false
    paths.writeJSON(id, of: resolved.set, into: &output)
    output.write(head(resolved.set.tokens[id.index].type))
    var isFirst = true
    for mode in modes where resolved.state(of: id, in: mode) == .resolved {
      writeKey(mode, &isFirst)
      emitValue(id, mode)
    }
    output.write(fragments.close)
    emitAliases(id)
    emitSources(id)
    emitOverrides(id)
    emitMetadata(id)
    output.write(fragments.end)
  }

  /// A token's value; one that was written before, as those of aliases mostly were, is copied.
  private mutating func emitValue(_ id: TokenID, _ mode: ModeID) {
    let end = resolved.end(of: id, in: mode)
    let slot = end.index * resolved.set.modes.count + mode.index
    let isSameType = resolved.set.tokens[end.index].type == resolved.set.tokens[id.index].type
    if isSameType, let range = ranges[slot] {
      output.write(values.bytes[Int(range.lowerBound)..<Int(range.upperBound)])
      return
    }
    let start = values.bytes.count
    resolved.writeJSON(id, in: mode, level: 4, into: &values, scratch: &scratch)
    output.write(values.bytes[start...])
    if isSameType, values.bytes.count <= Self.largestCache {
      ranges[slot] = UInt32(start)..<UInt32(values.bytes.count)
    } else {
      values.bytes.removeSubrange(start...)
    }
  }

  /// What stands between a path and the first value: `": {"type": …, "values": {`.
  private mutating func head(_ type: TokenType?) -> [UInt8] {
    if let lastHead, lastHead.type == type { return lastHead.text }
    let text = heads[type] ?? makeHead(type)
    lastHead = (type, text)
    return text
  }

  private mutating func makeHead(_ type: TokenType?) -> [UInt8] {
    var head = OutputBuffer()
    head.write("\": {\n      \"type\": ")
    if let type {
      head.writeJSON(string: type.name(in: resolved.set.names))
    } else {
      head.write("null")
    }
    head.write(UInt8(ascii: ","))
    head.write(fragments.values)
    heads[type] = head.bytes
    return head.bytes
  }

  private mutating func writeKey(_ mode: ModeID, _ isFirst: inout Bool) {
    if !isFirst { output.write(UInt8(ascii: ",")) }
    isFirst = false
    output.write(modeKeys[mode.index])
  }

  private mutating func emitAliases(_ id: TokenID) {
    var isFirst = true
    for mode in modes where resolved.state(of: id, in: mode) == .resolved {
      guard let alias = resolved.aliasPath(of: id, in: mode) else { continue }
      if isFirst { output.write(fragments.alias) }
      writeKey(mode, &isFirst)
      output.writeJSON(string: alias)
    }
    if !isFirst { output.write(fragments.close) }
  }

  private mutating func emitSources(_ id: TokenID) {
    var isFirst = true
    output.write(fragments.source)
    for mode in modes where resolved.state(of: id, in: mode) == .resolved {
      guard let value = resolved.set.value(of: id, in: mode) else { continue }
      writeKey(mode, &isFirst)
      emitPlace(resolved.set.values[value.index].definition)
    }
    output.write(fragments.close)
  }

  private mutating func emitOverrides(_ id: TokenID) {
    let last = resolved.set.tokens[id.index].definition
    guard resolved.set.definitions[last.index].previous != nil else { return }
    output.write(",\n      \"overrides\": [")
    for (index, definition) in resolved.set.definitions(of: id).dropFirst().enumerated() {
      output.write(index == 0 ? "\n        " : ",\n        ")
      emitPlace(definition)
    }
    output.write("\n      ]")
  }

  private mutating func emitPlace(_ definition: DefinitionID) {
    output.write(UInt8(ascii: "\""))
    locator.writeJSON(resolved.set.keyStart(definition), into: &output)
    output.write(UInt8(ascii: "\""))
  }

  private mutating func emitMetadata(_ id: TokenID) {
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
