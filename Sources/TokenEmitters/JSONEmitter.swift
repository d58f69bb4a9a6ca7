import DesignTokens
import JSON

extension Emitter {
  /// One object with all that is known of each token.
  static let json = Emitter(
    name: "json", summary: "one object: type, values, aliases and sources of each token"
  ) { resolved, options, output, _ in
    var emitter = JSONEmitter(resolved, options)
    swap(&emitter.writer.output, &output)
    emitter.emit()
    swap(&emitter.writer.output, &output)
  }
}

private struct JSONEmitter {
  let resolved: ResolvedTokens
  let options: EmitterOptions
  var printer: ValuePrinter
  var locator: SourceLocator
  var writer = JSONWriter()
  /// The names of the modes in UTF-8.
  private let modeNames: [[UInt8]]
  /// Kept between tokens, so that 100,000 of them need no 100,000 buffers.
  private var scratch: [UInt8] = []
  private var place = OutputBuffer()

  init(_ resolved: ResolvedTokens, _ options: EmitterOptions) {
    self.resolved = resolved
    self.options = options
    printer = ValuePrinter(resolved)
    locator = SourceLocator(resolved.set.files)
    modeNames = resolved.set.modes.map { Array($0.utf8) }
  }

  mutating func emit() {
    writer.beginObject()
    writer.key("modes")
    writer.beginArray()
    for mode in options.selection.modes { writer.value(modeNames[mode.index]) }
    writer.endArray()
    writer.key("tokens")
    writer.beginObject()
    for token in options.selection.tokens where resolved.isResolvedAnywhere(token) {
      emit(token)
    }
    writer.endObject()
    writer.endObject()
    writer.output.write(UInt8(ascii: "\n"))
  }

  private mutating func emit(_ id: TokenID) {
    let token = resolved.set.tokens[id.index]
    resolved.set.writePath(id, into: &scratch)
    writer.key(scratch[...])
    writer.beginObject()
    writer.key("type")
    if let type = token.type {
      writer.value(type.name(in: resolved.set.names))
    } else {
      writer.value(literal: Array("null".utf8))
    }
    writer.key("values")
    writer.beginObject()
    for mode in options.selection.modes where resolved.state(of: id, in: mode) == .resolved {
      writer.key(modeNames[mode.index][...])
      printer.writeJSON(id, in: mode, into: &writer)
    }
    writer.endObject()
    emitAliases(id)
    emitSources(id)
    emitOverrides(id)
    emitMetadata(id)
    writer.endObject()
  }

  private mutating func emitAliases(_ id: TokenID) {
    var isOpen = false
    for mode in options.selection.modes where resolved.state(of: id, in: mode) == .resolved {
      guard resolved.writeAliasPath(of: id, in: mode, into: &scratch) else { continue }
      if !isOpen {
        writer.key("alias")
        writer.beginObject()
        isOpen = true
      }
      writer.key(modeNames[mode.index][...])
      writer.value(scratch)
    }
    if isOpen { writer.endObject() }
  }

  private mutating func emitSources(_ id: TokenID) {
    writer.key("source")
    writer.beginObject()
    for mode in options.selection.modes where resolved.state(of: id, in: mode) == .resolved {
      guard let value = resolved.set.value(of: id, in: mode) else { continue }
      writer.key(modeNames[mode.index][...])
      emitPlace(resolved.set.values[value.index].definition)
    }
    writer.endObject()
  }

  private mutating func emitOverrides(_ id: TokenID) {
    let last = resolved.set.tokens[id.index].definition
    guard resolved.set.definitions[last.index].previous != nil else { return }
    writer.key("overrides")
    writer.beginArray()
    for definition in resolved.set.definitions(of: id).dropFirst() { emitPlace(definition) }
    writer.endArray()
  }

  private mutating func emitPlace(_ definition: DefinitionID) {
    place.bytes.removeAll(keepingCapacity: true)
    locator.write(resolved.set.keyPlace(definition), into: &place)
    writer.value(place.bytes)
  }

  private mutating func emitMetadata(_ id: TokenID) {
    if let description = resolved.description(of: id) {
      writer.key("description")
      writer.value(description)
    }
    switch resolved.deprecation(of: id) {
    case nil: break
    case .some(nil):
      writer.key("deprecated")
      writer.value(literal: Array("true".utf8))
    case .some(let reason?):
      writer.key("deprecated")
      writer.value(reason)
    }
  }
}
