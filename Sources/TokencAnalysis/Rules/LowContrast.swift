package import TokencDiagnostics
import TokencCore
import TokencSettings

extension LintRule {
  /// A theme is responsible for the pairs it contributes to; without a theme, the defaults are.
  static let lowContrast = LintRule(
    code: .lowContrast, summary: "a text or icon color is hard to read on its background",
    why: """
      People with low vision, and everybody in sunlight, cannot read text that hardly differs from \
      its background. WCAG 2.2 requires 4.5:1 for text and 3:1 for icons at level AA.
      """,
    example: Example(
      bad: """
        {"background": {"card": {"$value": "#ffffff"}},
         "on-background": {"card": {"$value": "#cccccc"}}}
        """,
      instead: """
        {"background": {"card": {"$value": "#ffffff"}},
         "on-background": {"card": {"$value": "#333333"}}}
        """),
    settings: [Setting.textContrast.any, Setting.iconContrast.any]
  ) { resolved, values, report in
    let set = resolved.set
    let hasThemes = set.files.contains { $0.role == .theme }
    let pairs = ContrastPair.all(
      in: resolved, text: values[.textContrast], icon: values[.iconContrast])
    for pair in pairs {
      let low = resolved.modes.compactMap { mode -> String? in
        guard let contrast = pair.contrast(in: mode, resolved), contrast < pair.threshold,
          !hasThemes || isThemed(pair, mode, resolved)
        else { return nil }
        return "\(ContrastPair.text(contrast)) in \(resolved.layers.modes[mode.index])"
      }
      guard !low.isEmpty else { continue }
      let isOwn = values.isGiven(.textContrast) || values.isGiven(.iconContrast)
      report.report(
        "the contrast of '\(set.pathText(pair.foreground))' on "
          + "'\(set.pathText(pair.background))' is \(low.joined(separator: " and ")); "
          + "\(isOwn ? "the least is" : "WCAG 2.2 asks for") \(ContrastPair.text(pair.threshold))",
        at: set.keyPlace(set.tokens[pair.foreground.index].definition),
        notes: [
          .init(
            "the background is here",
            at: set.keyPlace(set.tokens[pair.background.index].definition))
        ])
    }
  }

  /// Whether a theme defines one of the two colors, or a token on the path to it.
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

extension Setting where Value == Double {
  /// The required contrast of text, from 1 to 21.
  static var textContrast: Setting {
    .number(
      "text-contrast", above: 0, default: 4.5, .output,
      "the contrast below which text is reported")
  }

  /// The required contrast of icons, from 1 to 21.
  static var iconContrast: Setting {
    .number(
      "icon-contrast", above: 0, default: 3, .output,
      "the contrast below which icons are reported")
  }
}

extension DiagnosticCode {
  package static let lowContrast = DiagnosticCode(
    "low-contrast", "a text color is hard to read on its background (WCAG 2.2)")
}
