import DesignTokens
import JSON

/// Writes what stands above a constant: its description, its path, and where its value comes from.
struct SwiftDocumentation {
  private let themes: [ThemeTokens]
  private let sides: [ModeSides]
  private let paths: [SwiftPaths]
  /// Longer chains are cut.
  private static let longestChain = 8

  init(_ themes: [ThemeTokens]) {
    self.themes = themes
    sides = themes.map { ModeSides($0) }
    paths = themes.map { SwiftPaths($0.resolved.set) }
  }

  /// Appends the comment of a constant and its deprecation.
  func write(_ constant: SwiftConstant, indent: Int, into output: inout OutputBuffer) {
    let resolved = themes[0].resolved
    if let description = resolved.description(of: constant.tokens[0]), !description.isEmpty {
      let lines = SwiftText.commentLines(String(decoding: description, as: UTF8.self))
      for line in lines { write(line: line, indent, &output) }
      if !lines.isEmpty { write(line: "", indent, &output) }
    }
    begin(indent, &output)
    paths[0].write(resolved.set.tokens[constant.tokens[0].index].path, into: &output)
    writeChains(constant, indent, &output)
    output.write(UInt8(ascii: "\n"))
    guard let deprecation = resolved.deprecation(of: constant.tokens[0]) else { return }
    output.indent(indent)
    output.write("@available(*, deprecated")
    if let reason = deprecation {
      output.write(", message: ")
      SwiftText.write(literal: String(decoding: reason, as: UTF8.self), into: &output)
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
  private func writeChains(
    _ constant: SwiftConstant, _ indent: Int, _ output: inout OutputBuffer
  ) {
    if themes.count == 1, !sides[0].areTwo {
      if let light = sides[0].light {
        writeChain(constant.tokens[0], 0, light, first: true, &output)
      }
      return
    }
    var lines: [(label: String, theme: Int, mode: ModeID)] = []
    for theme in themes.indices {
      guard let light = sides[theme].light, let dark = sides[theme].dark else { continue }
      let token = constant.tokens[theme]
      let name = themes.count > 1 ? SwiftText.comment(themes[theme].name) : ""
      if !sides[theme].areTwo || hasSameChain(token, theme, light, dark) {
        lines.append((name, theme, light))
      } else {
        lines.append((name.isEmpty ? "light" : "\(name), light", theme, light))
        lines.append((name.isEmpty ? "dark" : "\(name), dark", theme, dark))
      }
    }
    if lines.count == 1 {
      writeChain(constant.tokens[0], 0, lines[0].mode, first: true, &output)
      return
    }
    var isFirst = true
    for line in lines {
      let token = constant.tokens[line.theme]
      guard themes[line.theme].resolved.alias(of: token, in: line.mode) != nil else { continue }
      output.write(UInt8(ascii: "\n"))
      if isFirst { write(line: "", indent, &output) }
      isFirst = false
      begin(indent, &output)
      output.write("- \(line.label): ")
      writeChain(token, line.theme, line.mode, first: false, &output)
    }
  }

  private func hasSameChain(_ token: TokenID, _ theme: Int, _ one: ModeID, _ two: ModeID) -> Bool {
    let resolved = themes[theme].resolved
    var token = token
    for _ in 0...Self.longestChain {
      let first = resolved.alias(of: token, in: one)
      guard first == resolved.alias(of: token, in: two) else { return false }
      guard let first else { return true }
      token = first
    }
    return true
  }

  /// Appends the hops of a chain, with an arrow before each, or before all but the first.
  private func writeChain(
    _ start: TokenID, _ theme: Int, _ mode: ModeID, first: Bool, _ output: inout OutputBuffer
  ) {
    let resolved = themes[theme].resolved
    var token = start
    var hops = 0
    while let next = resolved.alias(of: token, in: mode) {
      if first || hops > 0 { output.write(" → ") }
      if hops == Self.longestChain { return output.write("…") }
      paths[theme].write(resolved.set.tokens[next.index].path, into: &output)
      token = next
      hops += 1
    }
  }
}
