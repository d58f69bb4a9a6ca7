import TokencText
import TokencDiagnostics
import TokencCore
import TokencSettings
import TokencJSON

extension Generator {
  /// Custom properties for the web.
  static let css = Generator(
    name: "css", summary: "CSS custom properties on :root, with blocks for other modes",
    settings: .of(.prefix, .unitless, .appearance, .selector) + .ofEveryFormat
  ) { input, settings, log in
    guard let theme = input.themes.first else { return [] }
    return [
      GeneratedFile(
        path: "", bytes: StyleSheet(theme, settings, version: input.version, &log).bytes)
    ]
  }
}

/// A style sheet of custom properties.
private struct StyleSheet {
  /// A property with its text in each of the modes that are written.
  private typealias Property = (name: String, texts: [String])

  private var properties: [Property] = []
  /// The omitted tokens, each with the reason.
  private let leftOut: [(token: TokenID, reason: String)]
  private let theme: ThemeTokens
  private let modes: CSSModes
  private let collision: CollisionHandling
  private let version: String

  init(
    _ theme: ThemeTokens, _ settings: SettingValues, version: String, _ log: inout DiagnosticLog
  ) {
    self.theme = theme
    self.version = version
    collision = settings[.collision]
    let modes = CSSModes(theme, settings)
    self.modes = modes
    let read = ReadTokens(theme.selection.tokens, of: theme, settings, format: "CSS", &log) {
      (token, _, refusals) throws(UnreadableValue) -> [Value]? in
      var values: [Value] = []
      for mode in modes.written {
        guard let value = try Self.value(token, mode, theme) else { return nil }
        values.append(value)
      }
      guard !values.contains(where: \.hasDashes) else {
        refusals.add("has dash lengths, which cannot be expressed in CSS", token, theme)
        return nil
      }
      return values.isEmpty ? nil : values
    }
    modes.reportOthers(read.tokens, settings, &log)
    leftOut = read.leftOut
    let isBackbase = theme.resolved.set.hasTiers
    let prefix = settings[.prefix] ?? ""
    let namer = FlatNames(
      format: "CSS", separator: "-", name: { Self.name($0, isBackbase: isBackbase, prefix) })
    let names = namer.names(of: read.tokens, theme, settings, &log)
    properties = zip(names, read.values).map { ($0, $1.map(\.text)) }
    addFurtherProperties(names, read, &log)
  }

  /// Adds the properties that the `font` shorthand cannot hold: `--heading-letter-spacing`.
  private mutating func addFurtherProperties(
    _ names: [String], _ read: ReadTokens<[Value]>, _ log: inout DiagnosticLog
  ) {
    var owners: [String: TokenID] = [:]
    for (name, token) in zip(names, read.tokens) { owners[name] = token }
    for ((name, token), values) in zip(zip(names, read.tokens), read.values) {
      let count = values.map(\.further.count).min() ?? 0
      for index in 0..<count where values.contains(where: { $0.further[index].text != nil }) {
        let plain = "\(name)-\(values[0].further[index].name)"
        var property = plain
        var number = 2
        if collision == .error, let other = owners[plain] {
          report(plain, token, other, &log)
        }
        while owners[property] != nil {
          property = "\(plain)-\(number)"
          number += 1
        }
        owners[property] = token
        properties.append(
          (property, values.map { $0.further[index].text ?? $0.further[index].initial }))
      }
    }
  }

  private func report(
    _ property: String, _ token: TokenID, _ other: TokenID, _ log: inout DiagnosticLog
  ) {
    let path = theme.resolved.set.pathText(other)
    log.report(
      Diagnostic(
        .error, .nameCollision,
        "a part of '\(theme.resolved.set.pathText(token))' and '\(path)' would both be "
          + "'\(property)' in CSS",
        at: theme.keyPlace(token),
        notes: [Diagnostic.Note("'\(path)' is here", at: theme.keyPlace(other))],
        help: "'--on-collision number' numbers them"))
  }

  /// A token in a mode.
  private struct Value {
    var text: String
    var further: [CSSText.Property] = []
    var hasDashes = false
  }

  /// A token's value in a mode: as its type is written in CSS, or as in the source if only CSS
  /// understands it.
  private static func value(
    _ token: TokenID, _ mode: ModeID, _ theme: ThemeTokens
  ) throws(UnreadableValue) -> Value? {
    do throws(UnreadableValue) {
      guard let value = try theme.resolved.typedValue(of: token, in: mode) else { return nil }
      if isOpen(token, theme), let text = asWritten(value, token, mode, theme) {
        return Value(text: text)
      }
      return Value(
        text: CSSText.text(value), further: CSSText.furtherProperties(value),
        hasDashes: CSSText.hasDashes(value))
    } catch {
      var output = OutputBuffer()
      guard !theme.resolved.wrongValues.contains(error.place.start),
        theme.resolved.writePlain(token, in: mode, into: &output) != nil,
        CSSText.isSafe(output.text)
      else { throw error }
      return Value(text: output.text)
    }
  }

  /// A text or quantity as its source has it; nil for other values, and for texts that are no CSS.
  private static func asWritten(
    _ value: TypedValue, _ token: TokenID, _ mode: ModeID, _ theme: ThemeTokens
  ) -> String? {
    switch value {
    case .text, .dimension, .duration: break
    default: return nil
    }
    var output = OutputBuffer()
    guard theme.resolved.writePlain(token, in: mode, into: &output) != nil,
      CSSText.isValue(output.text)
    else { return nil }
    return output.text
  }

  /// Whether no file declares the type of a token, or one that is not known here, so that its text
  /// may be anything that CSS understands.
  private static func isOpen(_ token: TokenID, _ theme: ThemeTokens) -> Bool {
    theme.resolved.types.doubts[token.index].contains(.guessed)
      || theme.resolved.tokenType(token)?.isKnown != true
  }

  /// `--prefix-color-background-brand`.
  private static func name(_ names: [String], isBackbase: Bool, _ prefix: String) -> String {
    let names = isBackbase && names.first == "theme" ? Array(names.dropFirst()) : names
    let parts = (prefix.isEmpty ? [] : [prefix]) + names
    return "--" + parts.map(CSSText.identifierPart).joined(separator: "-")
  }

  var bytes: [UInt8] {
    var output = OutputBuffer()
    let inputs = theme.resolved.set.files.map { HeaderText.name(of: $0) }
      .joined(separator: ", ")
    output.write("/* Generated by tokenc \(version) from \(CSSText.comment(inputs)); ")
    output.write("do not edit. */\n")
    writeLeftOut(into: &output)
    output.write("\n:root {\n")
    for property in properties { write(property.name, property.texts[0], 2, &output) }
    output.write("}\n")
    for block in modes.blocks { write(block, into: &output) }
    return output.bytes
  }

  /// Writes the properties whose texts a block changes; nothing if there are none.
  private func write(_ block: CSSModes.Block, into output: inout OutputBuffer) {
    let changed = properties.filter { property in
      block.against.contains { other in
        !property.texts[other].hasSameBytes(as: property.texts[block.mode])
      }
    }
    guard !changed.isEmpty else { return }
    for rule in block.rules {
      output.write("\n")
      if let query = rule.query { output.write("@media \(query) {\n") }
      let indent = rule.query == nil ? 0 : 2
      output.indent(indent)
      output.write("\(rule.selector) {\n")
      for property in changed {
        write(property.name, property.texts[block.mode], indent + 2, &output)
      }
      output.indent(indent)
      output.write("}\n")
      if rule.query != nil { output.write("}\n") }
    }
  }

  private func writeLeftOut(into output: inout OutputBuffer) {
    guard !leftOut.isEmpty else { return }
    output.write("\n/*\n  \(HeaderText.leftOut(leftOut.count, format: "CSS")):\n")
    for (token, reason) in leftOut {
      let path = theme.resolved.set.pathText(token)
      output.write("    \(CSSText.comment("\(path): \(reason)"))\n")
    }
    output.write("*/\n")
  }

  private func write(_ name: String, _ value: String, _ indent: Int, _ output: inout OutputBuffer) {
    output.indent(indent)
    output.write("\(name): \(value);\n")
  }
}
