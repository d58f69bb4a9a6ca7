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
  let printer: ValuePrinter
  var locator: SourceLocator
  var writer = JSONWriter()

  init(_ resolved: ResolvedTokens, _ options: EmitterOptions) {
    self.resolved = resolved
    self.options = options
    printer = ValuePrinter(resolved)
    locator = SourceLocator(resolved.set.files)
  }

  mutating func emit() {
    writer.beginObject()
    writer.key("modes")
    writer.beginArray()
    for mode in options.selection.modes { writer.value(resolved.set.modes[mode.index]) }
    writer.endArray()
    writer.key("tokens")
    writer.beginObject()
    for token in options.selection.tokens where resolved.isResolvedAnywhere(token) {
      emit(token)
    }
    writer.endObject()
    writer.endObject()
    writer.output.write("\n")
  }

  private mutating func emit(_ id: TokenID) {
    let set = resolved.set
    let token = set.tokens[id.index]
    let definition = set.definitions[token.definition.index]
    let modes = options.selection.modes.filter { resolved.state(of: id, in: $0) == .resolved }
    writer.key(set.pathBytes(id))
    writer.beginObject()
    writer.key("type")
    if let type = token.type {
      writer.value(type.name(in: set.names))
    } else {
      writer.value(literal: "null".utf8)
    }
    writer.key("values")
    writer.beginObject()
    for mode in modes {
      writer.key(set.modes[mode.index])
      printer.writeJSON(id, in: mode, into: &writer)
    }
    writer.endObject()
    emitAliases(id, modes)
    emitSources(id, modes)
    if definition.previous != nil { emitOverrides(id) }
    emitMetadata(id)
    writer.endObject()
  }

  private mutating func emitAliases(_ id: TokenID, _ modes: [ModeID]) {
    var isOpen = false
    for mode in modes {
      guard let alias = resolved.aliasPath(of: id, in: mode) else { continue }
      if !isOpen {
        writer.key("alias")
        writer.beginObject()
        isOpen = true
      }
      writer.key(resolved.set.modes[mode.index])
      writer.value(alias)
    }
    if isOpen { writer.endObject() }
  }

  private mutating func emitSources(_ id: TokenID, _ modes: [ModeID]) {
    writer.key("source")
    writer.beginObject()
    for mode in modes {
      guard let value = resolved.set.value(of: id, in: mode) else { continue }
      writer.key(resolved.set.modes[mode.index])
      emitPlace(resolved.set.values[value.index].definition)
    }
    writer.endObject()
  }

  private mutating func emitOverrides(_ id: TokenID) {
    writer.key("overrides")
    writer.beginArray()
    for definition in resolved.set.definitions(of: id).dropFirst() { emitPlace(definition) }
    writer.endArray()
  }

  private mutating func emitPlace(_ definition: DefinitionID) {
    var text = OutputBuffer()
    locator.write(resolved.set.keyPlace(definition), into: &text)
    writer.value(text.bytes)
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
      writer.value(literal: "true".utf8)
    case .some(let reason?):
      writer.key("deprecated")
      writer.value(reason)
    }
  }
}
