import TokencDiagnostics
import TokencColor
package import TokencCore
import TokencJSON

/// A color that is meant to be read against another.
package struct ContrastPair: Sendable {
  /// The foreground: text or an icon.
  package let foreground: TokenID
  package let background: TokenID
  /// The required contrast; WCAG 2.2 asks for 4.5 for text (1.4.3) and 3 for icons (1.4.11).
  package let threshold: Double

  /// The contrast in a mode, from 1 to 21; nil if it is unknown because a color has no value or the
  /// background is translucent.
  package func contrast(in mode: ModeID, _ resolved: ResolvedTokens) -> Double? {
    guard let front = resolved.color(of: foreground, in: mode),
      let back = resolved.color(of: background, in: mode), back.alpha == 1
    else { return nil }
    return front.composited(over: back).contrast(against: back)
  }

  /// A contrast in its usual notation, `4.5:1`: two decimals, rounded down, so that a failing
  /// contrast never reads as a passing one.
  package static func text(_ contrast: Double) -> String {
    let hundredths = Int(contrast * 100)
    let fraction = hundredths % 100
    guard fraction > 0 else { return "\(hundredths / 100):1" }
    let digits = fraction < 10 ? "0\(fraction)" : "\(fraction)"
    return "\(hundredths / 100).\(digits.hasSuffix("0") ? String(digits.prefix(1)) : digits):1"
  }

  /// The pairs that Backbase names imply: `on-background.X` on `background.X`, and in components a
  /// `foreground` or `icon` on a `background`.
  ///
  /// - Parameters:
  ///   - resolved: the tokens.
  ///   - text: the required contrast of text.
  ///   - icon: the required contrast of icons.
  /// - Returns: the pairs, in the order of their foregrounds.
  package static func all(
    in resolved: ResolvedTokens, text: Double = 4.5, icon: Double = 3
  ) -> [ContrastPair] {
    let set = resolved.set
    let names = Names(set.names)
    return resolved.visibleTokens.compactMap { token in
      guard resolved.tokenType(token) == .color,
        let path = names.background(of: set.tokens[token.index].path, set),
        let background = set.paths[path].token, !set.tokens[background.index].isHidden,
        resolved.tokenType(background) == .color
      else { return nil }
      let isIcon = set.paths[set.tokens[token.index].path].name == names.icon
      return ContrastPair(
        foreground: token, background: background, threshold: isIcon ? icon : text)
    }
  }

  /// The names that carry meaning, looked up once; nil if the stack has no such name.
  private struct Names {
    let icon: NameID?
    private let foreground: NameID?
    private let onBackground: NameID?
    private let background: NameID?
    private let disabled: NameID?

    init(_ names: NameTable) {
      icon = names.find("icon")
      foreground = names.find("foreground")
      onBackground = names.find("on-background")
      background = names.find("background")
      disabled = names.find("disabled")
    }

    /// Where the background of the token at `path` would be.
    func background(of path: PathID, _ set: TokenSet) -> PathID? {
      let paths = set.paths
      let node = paths[path]
      let parent = paths[node.parent]
      guard node.depth > 2, let background else { return nil }
      let isOnBackground = parent.name == onBackground
      guard isOnBackground || node.name == icon || node.name == foreground,
        // WCAG exempts inactive components (1.4.3, "inactive").
        disabled == nil || !paths.names(to: path).contains(where: { $0 == disabled })
      else { return nil }
      guard isOnBackground else {
        return paths.child(of: node.parent, named: background, set.names)
      }
      return paths.child(of: parent.parent, named: background, set.names)
        .flatMap { paths.child(of: $0, named: node.name, set.names) }
    }
  }
}
