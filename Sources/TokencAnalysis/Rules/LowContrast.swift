import TokencDiagnostics
import TokencCore

extension LintRule {
  /// A theme answers for the pairs that it has a part in; without a theme the defaults do.
  static let lowContrast = LintRule(
    code: .lowContrast, summary: "a text or icon colour is hard to read on its background"
  ) { resolved, log in
    let set = resolved.set
    let hasThemes = set.files.contains { $0.role == .theme }
    for pair in ContrastPair.all(in: resolved) {
      let low = resolved.modes.compactMap { mode -> String? in
        guard let contrast = pair.contrast(in: mode, resolved), contrast < pair.threshold,
          !hasThemes || isThemed(pair, mode, resolved)
        else { return nil }
        return "\(ContrastPair.text(contrast)) in \(resolved.layers.modes[mode.index])"
      }
      guard !low.isEmpty else { continue }
      log.report(
        Diagnostic(
          .warning, .lowContrast,
          "the contrast of '\(set.pathText(pair.foreground))' on "
            + "'\(set.pathText(pair.background))' is \(low.joined(separator: " and ")); "
            + "WCAG 2.2 asks for \(ContrastPair.text(pair.threshold))",
          at: set.keyPlace(set.tokens[pair.foreground.index].definition),
          notes: [
            .init(
              "the background is here",
              at: set.keyPlace(set.tokens[pair.background.index].definition))
          ]))
    }
  }

  /// Whether a theme gives one of the two colours, or a token on the way to it.
  private static func isThemed(
    _ pair: ContrastPair, _ mode: ModeID, _ resolved: ResolvedTokens
  ) -> Bool {
    [pair.foreground, pair.background].contains { token in
      Explanation.chain(from: token, mode, resolved).contains { hop in
        guard let value = resolved.layers.value(of: hop, in: mode) else { return false }
        return resolved.set.files[resolved.set.file(of: value).index].role == .theme
      }
    }
  }
}
