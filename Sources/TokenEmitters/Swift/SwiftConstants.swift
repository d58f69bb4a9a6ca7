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
  /// The tokens of the first theme.
  private let first: ResolvedTokens
  private let sides: [ModeSides]
  /// For each token at the end of a chain, the last constant that leads to it in light mode.
  private var known: [Int32] = []

  /// Reads the values of the first theme's tokens in every theme.
  ///
  /// `prefix` is what stands before the types of the file, dot included. What Swift cannot say is
  /// reported, unless it is skipped.
  init(
    _ input: GeneratorInput, _ first: ThemeTokens, _ options: GeneratorOptions, prefix: String,
    _ log: inout DiagnosticLog
  ) {
    self.first = first.resolved
    themes = input.themes
    literal = SwiftLiteral(prefix: prefix, remBase: options.remBase)
    sides = themes.map { ModeSides($0) }
    let others = themes.dropFirst().map(ThemeMatcher.init)
    list.reserveCapacity(first.selection.tokens.count)
    known = [Int32](repeating: -1, count: first.resolved.set.tokens.count)
    for token in first.selection.tokens {
      if others.isEmpty, addAlias(token) { continue }
      let path = others.isEmpty ? [] : first.resolved.set.pathBytes(token)
      let matches = others.compactMap { $0.token(path) }
      // What only some themes have was reported before.
      guard matches.count == others.count else { continue }
      add([token] + matches)
    }
    if options.unrepresentable == .error { refusals.report(&log) }
    for (theme, sides) in zip(themes, sides) {
      sides.reportOthers(theme, theme.selection.tokens, format: "Swift", &log)
    }
    swap(&texts, &literal.output.bytes)
  }

  private mutating func add(_ tokens: [TokenID]) {
    var values: [(light: TypedValue, dark: TypedValue)] = []
    for (index, token) in tokens.enumerated() {
      do throws(UnreadableValue) {
        guard let pair = try sides[index].values(of: token) else {
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

  /// Adds a constant whose expression was written for another with the same value.
  private mutating func addAlias(_ token: TokenID) -> Bool {
    guard let light = sides[0].light, let dark = sides[0].dark,
      first.state(of: token, in: light) == .resolved, first.state(of: token, in: dark) == .resolved
    else { return false }
    let end = first.end(of: token, in: light)
    let last = Int(known[end.index])
    // This one is the next constant, unless it cannot be said; then that place is another's, whose
    // ends are compared before it is trusted.
    known[end.index] = Int32(truncatingIfNeeded: list.count)
    guard list.indices.contains(last) else { return false }
    let other = list[last]
    guard isAlike(token, other.value.token, light, dark) else { return false }
    list.append(
      SwiftConstant(
        value: .init(token: token, text: other.value.text), type: other.type,
        hasModes: other.hasModes))
    return true
  }

  /// Whether two tokens have one type, and their values from the same places.
  private func isAlike(_ one: TokenID, _ two: TokenID, _ light: ModeID, _ dark: ModeID) -> Bool {
    first.set.tokens[one.index].type == first.set.tokens[two.index].type
      && first.end(of: one, in: light) == first.end(of: two, in: light)
      && first.end(of: one, in: dark) == first.end(of: two, in: dark)
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
