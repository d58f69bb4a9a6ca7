import TokencDiagnostics
import TokencCore
import TokencSettings
import TokencText

/// The modes that a style sheet writes, and under which rules.
struct CSSModes {
  /// The modes in the order of a property's texts, the one of `:root` first.
  let written: [ModeID]
  /// What follows `:root`, in the order of the cascade.
  let blocks: [Block]

  private let theme: ThemeTokens
  private let sides: ModeSides

  /// The properties of one mode.
  struct Block {
    /// The mode, as an index into the texts of a property.
    let mode: Int
    /// The modes whose rules apply in its place without it: a property is written if its text is
    /// another one in any of them.
    let against: [Int]
    /// Where it applies, each with all its properties.
    let rules: [Rule]
  }

  struct Rule {
    /// The condition of its `@media`, if it has one.
    var query: String?
    let selector: String
  }

  init(_ theme: ThemeTokens, _ settings: SettingValues) {
    self.theme = theme
    sides = ModeSides(theme, settings[.appearance])
    var written: [ModeID] = []
    func index(of mode: ModeID) -> Int {
      if let known = written.firstIndex(of: mode) { return known }
      written.append(mode)
      return written.count - 1
    }
    guard let light = sides.light, let dark = sides.dark else {
      (self.written, blocks) = ([], [])
      return
    }
    let (lightIndex, darkIndex) = (index(of: light), index(of: dark))
    var blocks: [Block] = []
    if sides.areTwo { blocks.append(Self.dark(darkIndex, against: lightIndex)) }
    if sides.lightHighContrast != nil || sides.darkHighContrast != nil {
      let lightHigh = index(of: sides.lightHighContrast ?? light)
      let darkHigh = index(of: sides.darkHighContrast ?? dark)
      blocks.append(Self.lightHighContrast(lightHigh, against: lightIndex))
      blocks.append(
        Self.darkHighContrast(darkHigh, against: [lightIndex, darkIndex, lightHigh]))
    }
    for choice in settings[.selector] {
      let mode = theme.selection.modes.first {
        theme.resolved.layers.modes[$0.index].hasSameBytes(as: choice.mode)
      }
      guard let mode else { continue }
      let own = index(of: mode)
      blocks.append(
        Block(
          mode: own, against: Array(0..<written.count), rules: [Rule(selector: choice.selector)]))
    }
    self.written = written
    self.blocks = blocks
  }

  /// Reports the modes that have no place.
  func reportOthers(
    _ tokens: [TokenID], _ settings: SettingValues, _ log: inout DiagnosticLog
  ) {
    UnwrittenModes(theme: theme, written: written, format: "CSS")
      .report(tokens, settings[.unrepresentable], &log) { mode in
        let isPlain = !ModeSides.argument("", mode).hasPrefix("\"")
        let choice = isPlain ? "\(mode)=SELECTOR" : "\"\(mode)=SELECTOR\""
        let selector = "'--selector \(choice)' writes it under a selector of yours"
        return sides.dark == sides.light
          ? "\(sides.help(mode, hasHighContrast: true)), \(selector)" : selector
      }
  }

  private static let darkRoot = ":root:not([data-theme=\"light\"])"
  private static let darkTheme = "[data-theme=\"dark\"]"

  private static func dark(_ mode: Int, against light: Int) -> Block {
    Block(
      mode: mode, against: [light],
      rules: [
        Rule(query: "(prefers-color-scheme: dark)", selector: darkRoot),
        Rule(selector: darkTheme),
      ])
  }

  private static func lightHighContrast(_ mode: Int, against light: Int) -> Block {
    Block(
      mode: mode, against: [light],
      rules: [Rule(query: "(prefers-contrast: more)", selector: ":root")])
  }

  /// After the block for light, which applies in dark too.
  private static func darkHighContrast(_ mode: Int, against others: [Int]) -> Block {
    Block(
      mode: mode, against: others,
      rules: [
        Rule(
          query: "(prefers-color-scheme: dark) and (prefers-contrast: more)", selector: darkRoot),
        Rule(query: "(prefers-contrast: more)", selector: darkTheme),
      ])
  }
}
