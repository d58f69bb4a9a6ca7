import DesignTokens
import JSON

/// What a token becomes: one constant, whatever the theme.
struct SwiftConstant {
  /// The token in each theme.
  var tokens: [TokenID]
  var type: SwiftType
  /// Whether the constant holds a value for light and one for dark beside each other.
  var hasModes: Bool
  /// Where the expression of each theme is in ``SwiftConstants/texts``.
  var texts: [Range<Int>]
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
  /// For each token at the end of a chain, the last constant that leads to it in light mode.
  private var known: [Int32] = []

  /// Reads the values of the first theme's tokens in every theme.
  ///
  /// `prefix` is what stands before the types of the file, dot included. What Swift cannot say is
  /// reported, unless it is skipped.
  init(
    _ input: GeneratorInput, _ options: GeneratorOptions, prefix: String,
    _ log: inout DiagnosticLog
  ) {
    themes = input.themes
    literal = SwiftLiteral(prefix: prefix, remBase: options.remBase)
    sides = themes.map { ModeSides($0) }
    guard let first = themes.first else { return }
    let others = themes.dropFirst().map(ThemeMatcher.init)
    list.reserveCapacity(first.selection.tokens.count)
    known = [Int32](repeating: -1, count: first.resolved.set.tokens.count)
    for token in first.selection.tokens {
      let path = others.isEmpty ? [] : first.resolved.set.pathBytes(token)
      let matches = others.compactMap { $0.token(path) }
      // What only some themes have was reported before.
      guard matches.count == others.count else { continue }
      add([token] + matches)
    }
    if options.unrepresentable == .error { refusals.report(&log) }
    swap(&texts, &literal.output.bytes)
  }

  private mutating func add(_ tokens: [TokenID]) {
    if addAlias(tokens) { return }
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
    if let texts = write(values) {
      list.append(SwiftConstant(tokens: tokens, type: type, hasModes: false, texts: texts))
    } else {
      literal.output.bytes.removeSubrange(start...)
      let texts = values.map { writeModes($0) }
      list.append(SwiftConstant(tokens: tokens, type: type, hasModes: true, texts: texts))
    }
  }

  /// Adds a constant whose expression was written for another with the same value.
  private mutating func addAlias(_ tokens: [TokenID]) -> Bool {
    guard tokens.count == 1, let light = sides[0].light, let dark = sides[0].dark else {
      return false
    }
    let resolved = themes[0].resolved
    guard resolved.state(of: tokens[0], in: light) == .resolved,
      resolved.state(of: tokens[0], in: dark) == .resolved
    else { return false }
    let end = resolved.end(of: tokens[0], in: light)
    let last = Int(known[end.index])
    // This one is the next constant, unless it cannot be said; then that place is another's, whose
    // ends are compared before it is trusted.
    known[end.index] = Int32(list.count)
    guard list.indices.contains(last) else { return false }
    let other = list[last]
    let types = resolved.set.tokens
    guard types[other.tokens[0].index].type == types[tokens[0].index].type,
      resolved.end(of: other.tokens[0], in: light) == end,
      resolved.end(of: other.tokens[0], in: dark) == resolved.end(of: tokens[0], in: dark)
    else { return false }
    list.append(
      SwiftConstant(
        tokens: tokens, type: other.type, hasModes: other.hasModes, texts: other.texts))
    return true
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
  private var tokens: [[UInt8]: TokenID] = [:]

  init(_ theme: ThemeTokens) {
    for token in theme.selection.tokens { tokens[theme.resolved.set.pathBytes(token)] = token }
  }

  func token(_ path: [UInt8]) -> TokenID? { tokens[path] }
}
