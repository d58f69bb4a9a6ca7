package import DesignTokens
import JSON

/// A colour that is meant to be read on another.
package struct ContrastPair: Sendable {
  /// What is in front: text, an icon.
  package let foreground: TokenID
  package let background: TokenID
  /// The least contrast that WCAG 2.2 asks for: 4.5 for text (1.4.3), 3 for icons (1.4.11).
  package let threshold: Double

  /// The contrast in a mode, from 1 to 21; nil where it cannot be told, because a colour has no
  /// value or its background lets something shine through.
  package func contrast(in mode: ModeID, _ resolved: ResolvedTokens) -> Double? {
    guard let front = resolved.color(of: foreground, in: mode),
      let back = resolved.color(of: background, in: mode), back.alpha == 1
    else { return nil }
    return front.composited(over: back).contrast(against: back)
  }

  /// The pairs of the Backbase naming: `on-background.X` on `background.X`, and in components a
  /// `foreground` or `icon` beside a `background`.
  package static func all(in resolved: ResolvedTokens) -> [ContrastPair] {
    let set = resolved.set
    return resolved.visibleTokens.compactMap { token in
      guard set.tokens[token.index].type == .color else { return nil }
      var names = set.paths.names(to: set.tokens[token.index].path).map { set.names.text($0) }
      // WCAG asks nothing of what cannot be used (1.4.3, "inactive").
      guard names.count > 2, !names.contains("disabled") else { return nil }
      let isIcon = names[names.count - 1] == "icon"
      if let group = names.lastIndex(of: "on-background"), group == names.count - 2 {
        names[group] = "background"
      } else if isIcon || names[names.count - 1] == "foreground" {
        names[names.count - 1] = "background"
      } else {
        return nil
      }
      guard let background = resolved.token(at: names.joined(separator: ".")),
        set.tokens[background.index].type == .color
      else { return nil }
      return ContrastPair(
        foreground: token, background: background, threshold: isIcon ? 3 : 4.5)
    }
  }
}
