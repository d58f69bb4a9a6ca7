import DesignTokens
import JSON

/// Writes what stands above a constant: its description, its path, and where its value comes from.
struct SwiftDocumentation {
  private let themes: [ThemeTokens]
  /// The tokens of the first theme.
  private let first: ResolvedTokens
  private let sides: [ModeSides]
  private let aliases: [SwiftAliases]
  private let paths: [SwiftPaths]
  /// Longer chains are cut.
  private static let longestChain = 8

  init(_ themes: [ThemeTokens], _ first: ThemeTokens) {
    self.themes = themes
    self.first = first.resolved
    sides = themes.map { ModeSides($0) }
    aliases = zip(themes, sides).map { SwiftAliases($0.resolved, $1) }
    paths = themes.map { SwiftPaths($0.resolved.set) }
  }

  /// Appends the comment of a constant and its deprecation.
  func write(_ constant: SwiftConstant, indent: Int, into output: inout OutputBuffer) {
    let token = constant.value.token
    if let description = first.description(of: token), !description.isEmpty {
      let lines = SwiftText.commentLines(String(decoding: description, as: UTF8.self))
      for line in lines { write(line: line, indent, &output) }
      if !lines.isEmpty { write(line: "", indent, &output) }
    }
    begin(indent, &output)
    paths[0].write(first.set.tokens[token.index].path, into: &output)
    if themes.count == 1, aliases[0].areSame(token, hops: Self.longestChain) {
      writeChain(token, 0, isDark: false, first: true, &output)
    } else {
      writeChains(constant, indent, &output)
    }
    output.write(UInt8(ascii: "\n"))
    if let deprecation = first.deprecation(of: token) { write(deprecation, indent, &output) }
  }

  private func write(_ deprecation: [UInt8]?, _ indent: Int, _ output: inout OutputBuffer) {
    output.indent(indent)
    output.write("@available(*, deprecated")
    if let deprecation {
      output.write(", message: ")
      SwiftText.write(literal: String(decoding: deprecation, as: UTF8.self), into: &output)
    }
    output.write(")\n")
  }

  /// Appends the comment of a group.
  func write(group path: PathID, indent: Int, into output: inout OutputBuffer) {
    begin(indent, &output)
    output.write("The tokens of ")
    paths[0].write(path, into: &output)
    output.write(".\n")
  }

  private func begin(_ indent: Int, _ output: inout OutputBuffer) {
    output.indent(indent)
    output.write("/// ")
  }

  private func write(line: String, _ indent: Int, _ output: inout OutputBuffer) {
    output.indent(indent)
    output.write(line.isEmpty ? "///" : "/// ")
    output.write(line)
    output.write(UInt8(ascii: "\n"))
  }
}

// Where a value comes from.
extension SwiftDocumentation {
  /// A line for each theme and mode that has a chain of its own; nothing where none has any.
  private func writeChains(
    _ constant: SwiftConstant, _ indent: Int, _ output: inout OutputBuffer
  ) {
    var lines: [(label: String, theme: Int, isDark: Bool)] = []
    for (theme, value) in constant.values.enumerated() {
      let name = themes.count > 1 ? SwiftText.comment(themes[theme].name) : ""
      if aliases[theme].areSame(value.token, hops: Self.longestChain) {
        lines.append((name, theme, false))
      } else {
        lines.append((name.isEmpty ? "light" : "\(name), light", theme, false))
        lines.append((name.isEmpty ? "dark" : "\(name), dark", theme, true))
      }
    }
    let tokens = constant.values.map(\.token)
    var isFirst = true
    for line in lines {
      let token = tokens[line.theme]
      guard aliases[line.theme].next(token, isDark: line.isDark) != nil else { continue }
      output.write(UInt8(ascii: "\n"))
      if isFirst { write(line: "", indent, &output) }
      isFirst = false
      begin(indent, &output)
      output.write("- \(line.label): ")
      writeChain(token, line.theme, isDark: line.isDark, first: false, &output)
    }
  }

  /// Appends the hops of a chain, with an arrow before each, or before all but the first.
  private func writeChain(
    _ start: TokenID, _ theme: Int, isDark: Bool, first: Bool, _ output: inout OutputBuffer
  ) {
    var token = start
    var hops = 0
    while let next = aliases[theme].next(token, isDark: isDark) {
      if first || hops > 0 { output.write(" → ") }
      if hops == Self.longestChain { return output.write("…") }
      let path =
        theme == 0
        ? self.first.set.tokens[next.index].path
        : themes[theme].resolved.set.tokens[next.index].path
      paths[theme].write(path, into: &output)
      token = next
      hops += 1
    }
  }
}
