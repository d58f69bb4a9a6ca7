import TokencText
import TokencDiagnostics
import TokencCore
import TokencSettings
import TokencJSON

extension Generator {
  /// Custom properties for the web.
  static let css = Generator(
    name: "css", summary: "CSS custom properties on :root, with a dark block",
    settings: .of(.prefix) + .ofEveryFormat
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
  private var properties: [(name: String, light: String, dark: String)] = []
  /// The omitted tokens, each with the reason.
  private let leftOut: [(token: TokenID, reason: String)]
  private let theme: ThemeTokens
  private let collision: CollisionHandling
  private let version: String

  init(
    _ theme: ThemeTokens, _ settings: SettingValues, version: String, _ log: inout DiagnosticLog
  ) {
    self.theme = theme
    self.version = version
    collision = settings[.collision]
    let read = ReadTokens(theme.selection.tokens, of: theme, settings, format: "CSS", &log) {
      (token, sides, refusals) throws(UnreadableValue) -> (light: Value, dark: Value)? in
      guard let light = sides.light, let dark = sides.dark,
        let first = try Self.value(token, light, theme),
        let second = try Self.value(token, dark, theme)
      else { return nil }
      guard !first.hasDashes, !second.hasDashes else {
        refusals.add("has dash lengths, which cannot be expressed in CSS", token, theme)
        return nil
      }
      return (first, second)
    }
    leftOut = read.leftOut
    let isBackbase = theme.resolved.set.hasTiers
    let prefix = settings[.prefix] ?? ""
    let namer = FlatNames(
      format: "CSS", separator: "-", name: { Self.name($0, isBackbase: isBackbase, prefix) })
    let names = namer.names(of: read.tokens, theme, settings, &log)
    properties = zip(names, read.values).map { ($0, $1.light.text, $1.dark.text) }
    addFurtherProperties(names, read, &log)
  }

  /// Adds the properties that the `font` shorthand cannot hold: `--heading-letter-spacing`.
  private mutating func addFurtherProperties(
    _ names: [String], _ read: ReadTokens<(light: Value, dark: Value)>,
    _ log: inout DiagnosticLog
  ) {
    var owners: [String: TokenID] = [:]
    for (name, token) in zip(names, read.tokens) { owners[name] = token }
    for ((name, token), value) in zip(zip(names, read.tokens), read.values) {
      for (light, dark) in zip(value.light.further, value.dark.further)
      where light.text != nil || dark.text != nil {
        let plain = "\(name)-\(light.name)"
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
        properties.append((property, light.text ?? light.initial, dark.text ?? dark.initial))
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
    for property in properties { write(property.name, property.light, 2, &output) }
    output.write("}\n")
    let changed = properties.filter { !$0.light.hasSameBytes(as: $0.dark) }
    guard !changed.isEmpty else { return output.bytes }
    output.write("\n@media (prefers-color-scheme: dark) {\n")
    output.write("  :root:not([data-theme=\"light\"]) {\n")
    for property in changed { write(property.name, property.dark, 4, &output) }
    output.write("  }\n}\n\n[data-theme=\"dark\"] {\n")
    for property in changed { write(property.name, property.dark, 2, &output) }
    output.write("}\n")
    return output.bytes
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
