import DesignTokens
import JSON

/// What a token becomes: one constant, whatever the theme.
struct SwiftConstant {
  /// What it is in one theme.
  struct Value {
    var token: TokenID
    /// Where the expression is in ``SwiftConstants/texts``.
    var text: Range<Int>
  }

  /// What it is in the first theme, or the only one.
  var value: Value
  /// What it is in the other themes.
  var others: [Value] = []
  var type: SwiftType
  /// Whether the constant holds a value for light and one for dark beside each other.
  var hasModes: Bool

  /// What it is in each theme.
  var values: [Value] { [value] + others }
}

/// The constants of a file, and the tokens that Swift has no values for.
struct SwiftConstants {
  private(set) var list: [SwiftConstant] = []
  /// All expressions, one after the other.
  private(set) var texts: [UInt8] = []
  /// The tokens that are left out, each with the reason.
  private(set) var leftOut: [(token: TokenID, reason: String)] = []
  private var literal: SwiftLiteral
  private var refusals = UnrepresentableValues(format: "Swift")
  private let themes: [ThemeTokens]
  private let sides: [ModeSides]
  /// For each token at the end of a chain, the last constant that leads to it in light mode, and
  /// the type of its token.
  private var known: [Known] = []

  private struct Known {
    /// -1 stands for none.
    var constant: Int32 = -1
    var type: TokenType?
  }

  /// Reads the values of the first theme's tokens in every theme.
  ///
  /// `prefix` is what stands before the types of the file, dot included. What Swift cannot say is
  /// reported, unless it is skipped.
  init(
    _ input: GeneratorInput, _ first: ThemeTokens, _ options: GeneratorOptions, prefix: String,
    _ log: inout DiagnosticLog
  ) {
    themes = input.themes
    literal = SwiftLiteral(prefix: prefix, remBase: options.remBase)
    sides = themes.map { ModeSides($0) }
    let others = themes.dropFirst().map(ThemeMatcher.init)
    list.reserveCapacity(first.selection.tokens.count)
    known = [Known](repeating: Known(), count: first.resolved.set.tokens.count)
    for token in first.selection.tokens {
      if others.isEmpty {
        addToken(token, of: first.resolved)
        continue
      }
      let path = first.resolved.set.pathBytes(token)
      let matches = others.compactMap { $0.token(path) }
      // What only some themes have was reported before.
      guard matches.count == others.count else { continue }
      add([token] + matches, first.resolved)
    }
    if options.unrepresentable == .error { refusals.report(&log) }
    for (theme, sides) in zip(themes, sides) {
      sides.reportOthers(theme, theme.selection.tokens, format: "Swift", &log)
    }
    swap(&texts, &literal.output.bytes)
  }

  private mutating func add(_ tokens: [TokenID], _ first: ResolvedTokens) {
    var values: [(light: TypedValue, dark: TypedValue)] = []
    for (index, token) in tokens.enumerated() {
      do throws(UnreadableValue) {
        // Not from the list for the first theme too: that would copy all there is of it.
        let pair =
          index == 0
          ? try sides[0].values(of: token, first)
          : try sides[index].values(of: token, themes[index].resolved)
        guard let pair else {
          return leaveOut(tokens, "a mode has no value")
        }
        values.append(pair)
      } catch {
        refusals.add(error, token, themes[index])
        return leaveOut(tokens, "'\(error.text)' is no \(error.wanted)")
      }
    }
    let type = SwiftType(values[0].light)
    guard values.allSatisfy({ SwiftType($0.light) == type && SwiftType($0.dark) == type }) else {
      refusals.add("is not of one type in all modes and themes", tokens[0], themes[0])
      return leaveOut(tokens, "not of one type")
    }
    let start = literal.output.bytes.count
    let plain = write(values)
    if plain == nil { literal.output.bytes.removeSubrange(start...) }
    let texts = plain ?? values.map { writeModes($0) }
    let all = zip(tokens, texts).map { SwiftConstant.Value(token: $0, text: $1) }
    list.append(
      SwiftConstant(
        value: all[0], others: Array(all.dropFirst()), type: type, hasModes: plain == nil))
  }

  /// Adds the constant of the only theme, with the expression of an earlier one that has the same
  /// value where there is such.
  private mutating func addToken(_ token: TokenID, of resolved: ResolvedTokens) {
    guard let light = sides[0].light, let dark = sides[0].dark,
      resolved.state(of: token, in: light) == .resolved,
      resolved.state(of: token, in: dark) == .resolved
    else { return add([token], resolved) }
    let type = resolved.set.tokens[token.index].type
    let end = resolved.end(of: token, in: light)
    let count = list.count
    if let other = alike(known[end.index], type),
      light == dark
        || resolved.end(of: token, in: dark) == resolved.end(of: other.value.token, in: dark)
    {
      list.append(
        SwiftConstant(
          value: .init(token: token, text: other.value.text), type: other.type,
          hasModes: other.hasModes))
    } else {
      add([token], resolved)
    }
    if list.count > count {
      known[end.index] = Known(constant: Int32(truncatingIfNeeded: count), type: type)
    }
  }

  /// The constant that is known, if its token is of that type.
  private func alike(_ known: Known, _ type: TokenType?) -> SwiftConstant? {
    known.constant >= 0 && known.type == type ? list[Int(known.constant)] : nil
  }

  private mutating func leaveOut(_ tokens: [TokenID], _ reason: String) {
    leftOut.append((tokens[0], reason))
  }

  /// An expression for each theme; nil where the modes of one differ in more than colours.
  private mutating func write(_ values: [(light: TypedValue, dark: TypedValue)]) -> [Range<Int>]? {
    var ranges: [Range<Int>] = []
    for value in values {
      let start = literal.output.bytes.count
      do throws(SwiftLiteral.Difference) {
        try literal.write(value.light, value.dark)
      } catch {
        return nil
      }
      ranges.append(start..<literal.output.bytes.count)
    }
    return ranges
  }

  private mutating func writeModes(_ value: (light: TypedValue, dark: TypedValue)) -> Range<Int> {
    let start = literal.output.bytes.count
    literal.output.write("\(literal.prefix)TokenModes(light: ")
    // A value never differs from itself.
    try? literal.write(value.light, value.light)
    literal.output.write(", dark: ")
    try? literal.write(value.dark, value.dark)
    literal.output.write(")")
    return start..<literal.output.bytes.count
  }
}

/// Finds the tokens of another theme by their paths.
private struct ThemeMatcher {
  private var tokens = TextMap<TokenID>()

  init(_ theme: ThemeTokens) {
    for token in theme.selection.tokens { tokens[theme.resolved.set.pathBytes(token)] = token }
  }

  func token(_ path: [UInt8]) -> TokenID? { tokens[path] }
}
