/// Where the colors and sizes of an older Backbase theme go in the current form.
enum OlderThemeNames {
  /// The place of a color.
  enum Target: Equatable {
    /// Below `theme.color`, with both modes together.
    case semantic(group: String, name: String)
    /// Below `primitives.color.light` and `primitives.color.dark`, each with its mode.
    case neutral(String)
  }

  /// Colors without variants.
  private static let plain: [String: (group: String, name: String)] = [
    "foundation": ("background", "page"),
    "surfacePrimary": ("background", "surface-1"),
    "surfaceSecondary": ("background", "surface-2"),
    "surfaceDisabled": ("background", "disabled"),
    "selected": ("background", "selected"),
    "shimmer": ("background", "shimmer"),
    "textDefault": ("foreground", "default"),
    "textSupport": ("foreground", "support"),
    "textDisabled": ("foreground", "disabled"),
    "inputBorder": ("border", "default"),
    "separator": ("border", "subtle"),
  ]

  /// Colors with a lightest variant and one for content on top of them.
  private static let families = [
    "primary": "brand", "danger": "danger", "success": "success", "warning": "warning",
    "info": "info", "charts.one": "category-1", "charts.two": "category-2",
    "charts.three": "category-3", "charts.four": "category-4", "charts.five": "category-5",
    "charts.six": "category-6",
  ]

  private static let neutrals = [
    "neutral_00": "white", "neutral_10": "lightest", "neutral_20": "lighter",
    "neutral_30": "light", "neutral_40": "grey", "neutral_50": "greyer", "neutral_60": "greyest",
    "neutral_70": "dark", "neutral_80": "darker", "neutral_90": "darkest", "neutral_100": "black",
  ]

  /// The names of `spacing` and `radius`, which have not changed.
  private static let sizes = [
    "spacing": ["xxs", "xs", "sm", "md", "lg", "xl"],
    "radius": ["none", "small", "medium", "large"],
  ]

  /// The place of a part of an entry of `colors`.
  ///
  /// - Parameters:
  ///   - entry: the entry's name, prefixed with `charts.` for charts.
  ///   - part: `color`, `onColor`, or the name of a variant.
  /// - Returns: nil if it has no counterpart.
  static func target(_ entry: String, _ part: String) -> Target? {
    if part == "color" {
      if let name = neutrals[entry] { return .neutral(name) }
      if let plain = plain[entry] { return .semantic(group: plain.group, name: plain.name) }
    }
    guard let family = families[entry] else { return nil }
    switch part {
    case "color": return .semantic(group: "background", name: family)
    case "lightest": return .semantic(group: "background", name: "\(family)-subtle")
    case "onColor": return .semantic(group: "on-background", name: family)
    default: return nil
    }
  }

  /// Whether a size of an older theme still has its name.
  static func hasSize(_ name: String, in group: String) -> Bool {
    sizes[group]?.contains(name) == true
  }
}
