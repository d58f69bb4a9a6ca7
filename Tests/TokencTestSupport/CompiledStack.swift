import TokencDialects
import TokencText
package import TokencDiagnostics
package import TokencCore
import TokencJSON

/// A stack of files and what became of it, as text.
package struct CompiledStack {
  /// All tokens.
  package let tokens: ResolvedTokens
  /// The findings in the order they are printed.
  package let diagnostics: [Diagnostic]
  let layers: [Layer]

  /// A value, as it is printed, by the token's path; what became of it where it has none.
  ///
  /// Modes stand side by side where they differ: `8px / ‹cyclic›`. A path that no token has gives
  /// `‹no token›`.
  package subscript(path: String) -> String {
    let texts = tokens.modes.map { text(path, in: $0) }
    return Set(texts).count == 1 ? texts[0] : texts.joined(separator: " / ")
  }

  /// The values of all printed tokens, in their order: `path = value`.
  package var values: [String] {
    paths.map { "\($0) = \(self[$0])" }
  }

  /// The types and values of all printed tokens, in their order: `path: type = value`.
  package var typedValues: [String] {
    paths.map { "\($0): \(type($0) ?? "–") = \(self[$0])" }
  }

  /// The paths of all printed tokens, in their order.
  package var paths: [String] {
    tokens.visibleTokens.map { tokens.set.pathText($0) }
  }

  /// The names of the modes, in their order.
  package var modes: [String] { tokens.layers.modes }

  /// A token's type; nil where nothing tells it, or there is no such token.
  package func type(_ path: String) -> String? {
    token(path).flatMap { tokens.tokenType($0) }?.name(in: tokens.set.names)
  }

  /// The first hop of an alias, as outputs name it; modes stand side by side where they differ.
  package func alias(_ path: String) -> String? {
    guard let token = token(path) else { return nil }
    let paths = tokens.modes.map { mode in
      tokens.aliasPath(of: token, in: mode).map { String(decoding: $0, as: UTF8.self) }
    }
    return Set(paths).count == 1 ? paths[0] : paths.map { $0 ?? "–" }.joined(separator: " / ")
  }

  /// The token whose path is spelled exactly so.
  package func token(_ path: String) -> TokenID? {
    tokens.visibleTokens.first { tokens.set.pathBytes($0).elementsEqual(path.utf8) }
  }

  private func text(_ path: String, in mode: ModeID) -> String {
    token(path).map { text(of: $0, in: mode) } ?? "‹no token›"
  }

  /// A token's value in a mode, as it is printed; what became of it where it has none.
  package func text(of token: TokenID, in mode: ModeID) -> String {
    let state = tokens.state(of: token, in: mode)
    guard state == .resolved else { return "‹\(state)›" }
    var output = OutputBuffer()
    tokens.writePlain(token, in: mode, into: &output)
    return output.text
  }
}

/// Which rules files are held to.
package enum DialectRules: Sendable {
  case auto
  case dtcg
}

/// Resolves files, each laid over the ones before.
package func compile(
  _ layers: Layer..., dialect: DialectRules = .auto, isRaw: Bool = false,
  isStrict: Bool = false
) -> CompiledStack {
  compile(layers, dialect: dialect, isRaw: isRaw, isStrict: isStrict)
}

/// Resolves one file alone, under the name `t.json`.
package func compile(
  _ text: String, dialect: DialectRules = .auto, isRaw: Bool = false
) -> CompiledStack {
  compile([.theme("t.json", text)], dialect: dialect, isRaw: isRaw)
}

/// Resolves files, each laid over the ones before.
package func compile(
  _ layers: [Layer], dialect: DialectRules = .auto, isRaw: Bool = false,
  isStrict: Bool = false, further: [Dialect] = []
) -> CompiledStack {
  var options = CompilationOptions()
  options.dialects += further
  options.isExact = dialect == .dtcg
  options.isRaw = isRaw
  var log = DiagnosticLog(isStrict: isStrict)
  let tokens = Compilation.resolve(layers.map(\.file), options: options, log: &log)
  return CompiledStack(tokens: tokens, diagnostics: log.sorted, layers: layers)
}
