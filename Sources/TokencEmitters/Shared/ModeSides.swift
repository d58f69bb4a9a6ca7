import TokencDiagnostics
import TokencCore

/// The modes of a stack that are light and dark, the two that Apple's platforms know.
struct ModeSides {
  /// The mode for light, and for everything if there is no dark one.
  let light: ModeID?
  let dark: ModeID?

  init(_ theme: ThemeTokens) {
    let modes = theme.selection.modes
    let names = theme.resolved.layers.modes
    dark = modes.first { names[$0.index] == "dark" } ?? modes.first
    light = modes.first { names[$0.index] == "light" } ?? modes.first
  }

  /// Whether light and dark are two modes.
  var areTwo: Bool { light != dark }

  /// A token's values on both sides; nil if it has none on one of them.
  func values(
    of token: TokenID, _ resolved: ResolvedTokens
  ) throws(UnreadableValue) -> (light: TypedValue, dark: TypedValue)? {
    guard let light, let dark, let first = try resolved.typedValue(of: token, in: light) else {
      return nil
    }
    guard areTwo else { return (first, first) }
    guard let second = try resolved.typedValue(of: token, in: dark) else { return nil }
    return (first, second)
  }
}

extension ModeSides {
  /// Warns once of each further mode in which one of the tokens has a value of its own.
  func reportOthers(
    _ theme: ThemeTokens, _ tokens: [TokenID], format: String, _ log: inout DiagnosticLog
  ) {
    guard let light, let dark else { return }
    for mode in theme.selection.modes where mode != light && mode != dark {
      let token = tokens.first { token in
        guard let value = theme.resolved.layers.value(of: token, in: mode) else { return false }
        return value != theme.resolved.layers.value(of: token, in: light)
      }
      guard let token else { continue }
      log.report(
        Diagnostic(
          .warning, .unrepresentableValue,
          "\(format) has light and dark only; the mode '\(theme.resolved.layers.modes[mode.index])' is "
            + "left out",
          at: theme.keyPlace(token)))
    }
  }
}
