import TokencText
import TokencColor
package import TokencDiagnostics
import TokencCore
import TokencJSON

extension Rewriting {
  /// An older Backbase theme in the current form; nil if it is not one, or has errors.
  ///
  /// No color changes. Entries without a counterpart are reported and omitted.
  package static func migrate(
    _ file: SourceFile, _ id: FileID, _ log: inout DiagnosticLog
  ) -> [UInt8]? {
    guard let (tree, names) = read(file, id, &log) else { return nil }
    var migration = OlderThemeMigration(tree, names, id, log)
    let output = migration.migrate()
    log = migration.log
    return output
  }
}

/// One migration of an older Backbase theme (before design system 6).
private struct OlderThemeMigration {
  private let tree: JSONTree
  private let names: NameTable
  private let file: FileID
  private(set) var log: DiagnosticLog
  private var theme = NestedTokens()
  private var primitives = NestedTokens()

  init(_ tree: JSONTree, _ names: NameTable, _ file: FileID, _ log: DiagnosticLog) {
    self.tree = tree
    self.names = names
    self.file = file
    self.log = log
  }

  mutating func migrate() -> [UInt8]? {
    guard let colors = members(of: 0).first(where: { $0.name == "colors" }), isOlder(colors.node)
    else {
      report(
        .error, .unsupportedFormat,
        "this is not an older Backbase theme: it has no 'colors' with 'light' and 'dark'", at: 0)
      return nil
    }
    let errors = log.count(.error)
    for (name, node) in members(of: 0) {
      switch name {
      case "colors": readColors(node)
      case "spacing", "radius": readSizes(node, group: name)
      default: reportMissing(node, name)
      }
    }
    return log.count(.error) == errors ? output() : nil
  }

  private func isOlder(_ colors: Int) -> Bool {
    members(of: colors).contains { entry in
      members(of: entry.node).contains { part in
        part.name == "color"
          && members(of: part.node).contains { ["light", "dark", "any"].contains($0.name) }
      }
    }
  }

  private mutating func readColors(_ colors: Int) {
    for (name, node) in members(of: colors) {
      guard name == "charts" else {
        readEntry(name, node)
        continue
      }
      for (chart, node) in members(of: node) { readEntry("charts.\(chart)", node) }
    }
  }

  private mutating func readEntry(_ entry: String, _ node: Int) {
    for (part, node) in members(of: node) {
      guard part == "variants" else {
        readColor(entry, part, "colors.\(entry).\(part)", node)
        continue
      }
      for (variant, node) in members(of: node) {
        readColor(entry, variant, "colors.\(entry).variants.\(variant)", node)
      }
    }
  }

  private mutating func readColor(_ entry: String, _ part: String, _ path: String, _ node: Int) {
    guard let target = OlderThemeNames.target(entry, part) else {
      reportMissing(node, path)
      return
    }
    guard let modes = modes(node) else { return }
    switch target {
    case .semantic(let group, let name):
      theme.add(["color", group, name], modes.text)
    case .neutral(let name):
      for (mode, color) in [("light", modes.light), ("dark", modes.dark)] {
        if let color { primitives.add(["color", mode, "neutral", name], "\"\(color)\"") }
      }
    }
  }

  /// A color in each of its modes; `any` stands for modes that are not given.
  private struct Modes {
    var light: String?
    var dark: String?
    /// Whether one color was given for all modes.
    var isShared = false

    /// The value in the current form.
    var text: String {
      if isShared, let light { return "\"\(light)\"" }
      let members = [("light", light), ("dark", dark)].compactMap { mode, color in
        color.map { "\"\(mode)\": \"\($0)\"" }
      }
      return "{ \(members.joined(separator: ", ")) }"
    }
  }

  /// Reads `{"light": …, "dark": …}`, `{"any": …}` or one color; nil if it is invalid.
  private mutating func modes(_ node: Int) -> Modes? {
    guard tree.nodes[node].kind == .object else {
      guard let color = color(node) else { return nil }
      return Modes(light: color, dark: color, isShared: true)
    }
    var colors: [String: String] = [:]
    for (mode, node) in members(of: node) {
      guard ["light", "dark", "any"].contains(mode) else {
        report(
          .error, .invalidValue, "an older theme has the modes 'light', 'dark' and 'any'",
          at: node)
        return nil
      }
      guard let color = color(node) else { return nil }
      colors[mode] = color
    }
    guard !colors.isEmpty else {
      report(.error, .invalidValue, "this color has no mode", at: node)
      return nil
    }
    let any = colors["any"]
    return Modes(
      light: colors["light"] ?? any, dark: colors["dark"] ?? any,
      isShared: colors.count == 1 && any != nil)
  }

  /// A color in the canonical spelling of the current form.
  private mutating func color(_ node: Int) -> String? {
    guard tree.nodes[node].kind == .string else {
      report(.error, .invalidColor, "a color must be text", at: node)
      return nil
    }
    switch Color.read(tree.text(of: node)[...]) {
    case .color(let color):
      var output = OutputBuffer()
      color.write(into: &output)
      return output.text
    case .foreign:
      report(.error, .invalidColor, "'\(tree.string(of: node))' is not a single color", at: node)
    case .wrong(let fault):
      report(.error, .invalidColor, fault.message, at: node)
    }
    return nil
  }

  private mutating func readSizes(_ node: Int, group: String) {
    for (name, node) in members(of: node) {
      guard tree.nodes[node].kind == .number, OlderThemeNames.hasSize(name, in: group) else {
        reportMissing(node, "\(group).\(name)")
        continue
      }
      theme.add([group, name], String(decoding: tree.text(of: node), as: UTF8.self))
    }
  }

  private mutating func reportMissing(_ node: Int, _ path: String) {
    let place = Diagnostic.Place(file, tree.nameRange(of: node))
    log.report(
      Diagnostic(
        .warning, .unknownToken, "'\(path)' has no counterpart in the current form; left out",
        at: place))
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ message: String, at node: Int
  ) {
    let range = node == 0 ? SourceRange(0, 1) : tree.nodes[node].range
    log.report(Diagnostic(severity, code, message, at: Diagnostic.Place(file, range)))
  }

  private func members(of node: Int) -> [(name: String, node: Int)] {
    guard tree.nodes[node].kind == .object else { return [] }
    return tree.children(of: node).map { (names.text(tree.nodes[$0].name), $0) }
  }

  private func output() -> [UInt8] {
    var text = "{\"theme\": {\"$type\": \"dynamic\""
    theme.write(into: &text)
    text += "}"
    if !primitives.isEmpty {
      text += ", \"primitives\": {\"$type\": \"fixed\""
      primitives.write(into: &text)
      text += "}"
    }
    text += "}"
    let file = SourceFile(path: "", role: .theme, bytes: Array(text.utf8))
    var ignored = DiagnosticLog()
    return Rewriting.format(file, FileID(0), &ignored) ?? file.bytes
  }
}

/// Tokens by name, with groups in the order of their first token.
private struct NestedTokens {
  private var groups: [(name: String, tokens: NestedTokens)] = []
  private var value: String?

  var isEmpty: Bool { groups.isEmpty }

  /// Adds a token whose value is JSON; recursion follows the path.
  mutating func add(_ path: [String], _ value: String) {
    guard let name = path.first else {
      self.value = value
      return
    }
    let known = groups.firstIndex { $0.name.hasSameBytes(as: name) }
    if known == nil { groups.append((name, NestedTokens())) }
    groups[known ?? groups.count - 1].tokens.add(Array(path.dropFirst()), value)
  }

  /// Appends the groups as further members of an open object.
  func write(into text: inout String) {
    for (name, tokens) in groups {
      text += ", \"\(name)\": {"
      var inner = tokens.value.map { ", \"$value\": \($0)" } ?? ""
      tokens.write(into: &inner)
      text += inner.dropFirst(2) + "}"
    }
  }
}
