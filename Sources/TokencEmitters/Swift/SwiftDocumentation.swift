import TokencDiagnostics
import TokencText
import TokencCore
import TokencJSON

/// Writes the comment above a constant: its description, its path, and the origin of its value.
struct SwiftDocumentation {
  /// The origins of values in one theme.
  private struct Source {
    let name: String
    let resolved: ResolvedTokens
    let aliases: SwiftAliases
    let paths: SwiftPaths

    init(_ theme: ThemeTokens, _ appearances: [AppearanceChoice]) {
      name = theme.name
      resolved = theme.resolved
      aliases = SwiftAliases(theme.resolved, ModeSides(theme, appearances))
      paths = SwiftPaths(theme.resolved.set)
    }
  }

  /// The first theme.
  private let first: Source
  /// All themes, including the first.
  private let sources: [Source]
  /// Longer chains are truncated.
  private static let longestChain = 8

  init(_ themes: [ThemeTokens], _ first: ThemeTokens, _ appearances: [AppearanceChoice]) {
    self.first = Source(first, appearances)
    sources = [self.first] + themes.dropFirst().map { Source($0, appearances) }
  }

  /// Appends the comment of a constant and its deprecation, without the end of the last line.
  ///
  /// - Parameters:
  ///   - token: the token in the first theme.
  ///   - matches: the same token in the others.
  ///   - lead: the beginning of each comment line: blanks, `///` and a blank.
  ///   - output: the buffer to append to.
  func write(
    _ token: TokenID, _ matches: [TokenID], lead: [UInt8], into output: inout OutputBuffer
  ) {
    if let description = first.resolved.description(of: token), !description.isEmpty {
      let lines = CommentText.lines(String(decoding: description, as: UTF8.self))
      for line in lines { write(line: line, lead, &output) }
      if !lines.isEmpty { write(line: "", lead, &output) }
    }
    output.write(lead)
    first.paths.write(first.resolved.set.tokens[token.index].path, into: &output)
    if sources.count == 1, first.aliases.areSame(token, hops: Self.longestChain) {
      writeChain(token, of: first, isDark: false, hasArrow: true, &output)
    } else {
      writeChains([token] + matches, lead, &output)
    }
    if let deprecation = first.resolved.deprecation(of: token) {
      output.write(UInt8(ascii: "\n"))
      output.write(lead.dropLast("/// ".utf8.count))
      write(deprecation, &output)
    }
  }

  private func write(_ deprecation: [UInt8]?, _ output: inout OutputBuffer) {
    output.write("@available(*, deprecated")
    if let deprecation {
      output.write(", message: ")
      SwiftText.write(literal: String(decoding: deprecation, as: UTF8.self), into: &output)
    }
    output.write(UInt8(ascii: ")"))
  }

  /// Appends the path of a group.
  func write(group path: PathID, into output: inout OutputBuffer) {
    first.paths.write(path, into: &output)
  }

  private func write(line: String, _ lead: [UInt8], _ output: inout OutputBuffer) {
    output.write(line.isEmpty ? lead.dropLast() : lead[...])
    output.write(line)
    output.write(UInt8(ascii: "\n"))
  }
}

// The origin of a value.
extension SwiftDocumentation {
  /// A line for each theme and mode with a chain of its own; nothing if there is none.
  private func writeChains(_ tokens: [TokenID], _ lead: [UInt8], _ output: inout OutputBuffer) {
    // Sources by index, since copying one takes longer than writing its line.
    var lines: [(label: String, token: TokenID, source: Int, isDark: Bool)] = []
    for (token, source) in zip(tokens, sources.indices) {
      let name = sources.count == 1 ? "" : CommentText.line(sources[source].name)
      if sources[source].aliases.areSame(token, hops: Self.longestChain) {
        lines.append((name, token, source, false))
      } else {
        lines.append((name.isEmpty ? "light" : "\(name), light", token, source, false))
        lines.append((name.isEmpty ? "dark" : "\(name), dark", token, source, true))
      }
    }
    var isFirst = true
    for line in lines
    where sources[line.source].aliases.next(line.token, isDark: line.isDark) != nil {
      output.write(UInt8(ascii: "\n"))
      if isFirst { write(line: "", lead, &output) }
      isFirst = false
      output.write(lead)
      output.write("- \(line.label): ")
      writeChain(
        line.token, of: sources[line.source], isDark: line.isDark, hasArrow: false, &output)
    }
  }

  /// Appends the hops of a chain, with an arrow before each, or before all but the first.
  private func writeChain(
    _ start: TokenID, of source: Source, isDark: Bool, hasArrow: Bool,
    _ output: inout OutputBuffer
  ) {
    var token = start
    var hops = 0
    while let next = source.aliases.next(token, isDark: isDark) {
      if hasArrow || hops > 0 { output.write(" → ") }
      if hops == Self.longestChain { return output.write("…") }
      source.paths.write(source.resolved.set.tokens[next.index].path, into: &output)
      token = next
      hops += 1
    }
  }
}
