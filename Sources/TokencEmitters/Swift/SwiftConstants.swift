import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON

/// The generated form of a token: one constant, whatever the theme.
struct SwiftConstant {
  /// Its value in one theme.
  struct Value {
    var token: TokenID
    /// The range of the expression in the text of ``SwiftConstants``, which is at most 4 GiB long,
    /// since resolving stops at a quarter of that.
    var text: Range<UInt32>
  }

  /// Its value in the first theme, or the only one.
  var value: Value
  var type: SwiftType
  /// Whether the constant holds separate values for light and dark.
  var hasModes: Bool
}

/// The constants of a file, and the tokens that Swift cannot express.
struct SwiftConstants {
  private(set) var list: [SwiftConstant] = []
  /// The values of the constants in the other themes, one after the other.
  private var others: [SwiftConstant.Value] = []
  /// All expressions, one after the other.
  private var texts: [UInt8] = []
  /// The omitted tokens, each with the reason.
  private(set) var leftOut: [(token: TokenID, reason: String)] = []
  private var literal: SwiftLiteral
  private var refusals = UnrepresentableValues(format: "Swift")
  private let themes: [ThemeTokens]
  private let sides: [ModeSides]
  /// For each token at the end of a chain, a constant that leads to it in light mode.
  private var known: [Known] = []

  private struct Known {
    var constant: SwiftConstant?
    /// The type of the constant's token.
    var type: TokenType?
  }

  /// A token's values for light and dark.
  private typealias Pair = (light: TypedValue, dark: TypedValue)

  /// Reads the values of the first theme's tokens in every theme.
  ///
  /// `prefix` precedes the types of the file, dot included. Tokens that Swift cannot express are
  /// reported, unless they are skipped.
  init(
    _ input: GeneratorInput, _ first: ThemeTokens, _ options: SwiftOptions, prefix: String,
    _ log: inout DiagnosticLog
  ) {
    themes = input.themes
    literal = SwiftLiteral(prefix: prefix, remBase: options.remBase)
    sides = themes.map { ModeSides($0, options.appearances) }
    list.reserveCapacity(first.selection.tokens.count)
    if themes.count == 1 {
      known = [Known](repeating: Known(), count: first.resolved.set.tokens.count)
      for token in first.selection.tokens { addOrRepeat(token, of: first.resolved) }
    } else {
      let others = themes.dropFirst().map(ThemeMatcher.init)
      for token in first.selection.tokens {
        let path = first.resolved.set.pathBytes(token)
        let matches = others.compactMap { $0.token(path) }
        // Tokens that only some themes have were reported before.
        guard matches.count == others.count else { continue }
        add([token] + matches)
      }
    }
    refusals.report(options.unrepresentable, &log)
    for (theme, sides) in zip(themes, sides) {
      UnwrittenModes(theme: theme, written: sides.lightAndDark, format: "Swift")
        .report(theme.selection.tokens, options.unrepresentable, &log) { mode in
          sides.help(mode)
        }
    }
    swap(&texts, &literal.output.bytes)
  }

  /// The expression of a constant in one theme.
  func text(of value: SwiftConstant.Value) -> ArraySlice<UInt8> {
    texts[Int(value.text.lowerBound)..<Int(value.text.upperBound)]
  }

  /// The types that any constant has.
  var types: Set<SwiftType> {
    var types: Set<SwiftType> = []
    var last: SwiftType?
    // Constants of one type are usually adjacent.
    for constant in list where constant.type != last {
      types.insert(constant.type)
      last = constant.type
    }
    return types
  }

  /// The values of a constant in the themes after the first.
  func others(of constant: Int) -> ArraySlice<SwiftConstant.Value> {
    let count = themes.count - 1
    return others[constant * count..<(constant + 1) * count]
  }
}

// One theme.
extension SwiftConstants {
  /// Adds the constant of the only theme, reusing the expression of an earlier one with the same
  /// value if there is one.
  private mutating func addOrRepeat(_ token: TokenID, of resolved: ResolvedTokens) {
    guard let light = sides[0].light, let dark = sides[0].dark,
      resolved.isResolved(token, in: light),
      resolved.isResolved(token, in: dark)
    else {
      add(token, of: resolved)
      return
    }
    let type = resolved.tokenType(token)
    let end = resolved.end(of: token, in: light).index
    if var constant = known[end].constant, known[end].type == type,
      light == dark
        || resolved.end(of: token, in: dark)
          == resolved.end(of: constant.value.token, in: dark)
    {
      constant.value.token = token
      list.append(constant)
    } else if let constant = add(token, of: resolved) {
      known[end] = Known(constant: constant, type: type)
    }
  }

  /// Adds a constant with its own expression, unless Swift has none.
  @discardableResult
  private mutating func add(_ token: TokenID, of resolved: ResolvedTokens) -> SwiftConstant? {
    guard let pair = read(token, of: resolved, theme: 0, leavingOut: token) else { return nil }
    let type = SwiftType(pair.light)
    guard SwiftType(pair.dark) == type else {
      refuse(token, Self.isMixed)
      return nil
    }
    let start = literal.output.bytes.count
    let isPlain = write(pair)
    if !isPlain {
      literal.output.bytes.removeSubrange(start...)
      writeModes(pair)
    }
    guard !literal.wentBeyondNumbers() else {
      refuse(token, Self.isTooLarge)
      return nil
    }
    let constant = SwiftConstant(
      value: SwiftConstant.Value(token: token, text: range(from: start)), type: type,
      hasModes: !isPlain)
    list.append(constant)
    return constant
  }
}

// Several themes.
extension SwiftConstants {
  /// Adds the constant of a token, given as the token's id in each theme.
  private mutating func add(_ tokens: [TokenID]) {
    var pairs: [Pair] = []
    for (theme, token) in tokens.enumerated() {
      let resolved = themes[theme].resolved
      guard let pair = read(token, of: resolved, theme: theme, leavingOut: tokens[0]) else {
        return
      }
      pairs.append(pair)
    }
    if !Self.areOfOneType(pairs) { pairs = texts(of: tokens) ?? pairs }
    let type = SwiftType(pairs[0].light)
    guard Self.areOfOneType(pairs) else { return refuse(tokens[0], Self.isMixed) }
    let start = literal.output.bytes.count
    let plain = write(pairs)
    if plain == nil { literal.output.bytes.removeSubrange(start...) }
    let texts = plain ?? pairs.map { writeModes($0) }
    guard !literal.wentBeyondNumbers() else {
      let theme = pairs.indices.first { theme in
        writeModes(pairs[theme])
        return literal.wentBeyondNumbers()
      }
      return refuse(tokens[0], Self.isTooLarge, in: theme ?? 0, as: tokens[theme ?? 0])
    }
    let values = zip(tokens, texts).map { SwiftConstant.Value(token: $0, text: $1) }
    list.append(SwiftConstant(value: values[0], type: type, hasModes: plain == nil))
    others.append(contentsOf: values.dropFirst())
  }

  private static func areOfOneType(_ pairs: [Pair]) -> Bool {
    let type = SwiftType(pairs[0].light)
    return pairs.allSatisfy { SwiftType($0.light) == type && SwiftType($0.dark) == type }
  }

  /// The values of a token in each theme as text; nil unless text with a unit is among them and no
  /// theme declares a type.
  private func texts(of tokens: [TokenID]) -> [Pair]? {
    let all = zip(zip(themes, sides), tokens).map {
      (resolved: $0.0.0.resolved, sides: $0.0.1, token: $0.1)
    }
    guard all.contains(where: { $0.resolved.isGuessedQuantity($0.token) }),
      all.allSatisfy({ $0.resolved.types.doubts[$0.token.index].contains(.guessed) })
    else { return nil }
    let pairs = all.compactMap { one in
      (try? one.sides.values(of: one.token, as: .string, one.resolved)) ?? nil
    }
    return pairs.count == tokens.count ? pairs : nil
  }

  /// An expression for each theme; nil if the modes of one differ in more than colors.
  private mutating func write(_ pairs: [Pair]) -> [Range<UInt32>]? {
    var ranges: [Range<UInt32>] = []
    for pair in pairs {
      let start = literal.output.bytes.count
      guard write(pair) else { return nil }
      ranges.append(range(from: start))
    }
    return ranges
  }
}

// Shared by both.
extension SwiftConstants {
  /// A token's values in a theme; nil if `first`, the token in the first theme, is omitted for lack
  /// of them.
  private mutating func read(
    _ token: TokenID, of resolved: ResolvedTokens, theme: Int, leavingOut first: TokenID
  ) -> Pair? {
    do throws(UnreadableValue) {
      if let pair = try sides[theme].values(of: token, resolved) { return pair }
      leaveOut(first, "a mode has no value")
    } catch {
      refusals.add(error, token, themes[theme])
      leaveOut(first, error.reason)
    }
    return nil
  }

  private static let isMixed = "is not of one type in all modes and themes"
  private static let isTooLarge = "has a number that Swift's 'Double' cannot hold"

  /// Omits a token of the first theme because of its value in one of the themes.
  private mutating func refuse(
    _ first: TokenID, _ reason: String, in theme: Int = 0, as token: TokenID? = nil
  ) {
    refusals.add(reason, token ?? first, themes[theme])
    leaveOut(first, reason)
  }

  private mutating func leaveOut(_ token: TokenID, _ reason: String) {
    leftOut.append((token, reason))
  }

  /// Writes one expression for both modes; false if they differ in more than colors.
  private mutating func write(_ pair: Pair) -> Bool {
    do throws(SwiftLiteral.Difference) {
      try literal.write(pair.light, pair.dark)
      return true
    } catch {
      return false
    }
  }

  /// Writes an expression for each mode.
  @discardableResult
  private mutating func writeModes(_ pair: Pair) -> Range<UInt32> {
    let start = literal.output.bytes.count
    literal.output.write("\(literal.prefix)TokenModes(light: ")
    // A value never differs from itself.
    try? literal.write(pair.light, pair.light)
    literal.output.write(", dark: ")
    try? literal.write(pair.dark, pair.dark)
    literal.output.write(")")
    return range(from: start)
  }

  /// The range written since `start`.
  private func range(from start: Int) -> Range<UInt32> {
    UInt32(start)..<UInt32(literal.output.bytes.count)
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
