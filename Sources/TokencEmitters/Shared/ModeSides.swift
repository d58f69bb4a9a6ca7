import TokencDiagnostics
import TokencCore
import TokencSettings
import TokencText

/// The modes of a stack that platforms show as light and dark, and in high contrast.
struct ModeSides {
  /// The mode for light, and for everything if there is no dark one.
  let light: ModeID?
  let dark: ModeID?
  /// The modes in high contrast, if there are any.
  let lightHighContrast: ModeID?
  let darkHighContrast: ModeID?

  init(_ theme: ThemeTokens, _ choices: [AppearanceChoice] = []) {
    let modes = theme.selection.modes
    let names = theme.resolved.layers.modes
    func mode(_ appearance: Appearance) -> ModeID? {
      if let choice = choices.last(where: { $0.appearance == appearance }) {
        return modes.first { names[$0.index].hasSameBytes(as: choice.mode) }
      }
      let exact = modes.first { names[$0.index].hasSameBytes(as: appearance.rawValue) }
      return exact ?? modes.first { appearance.isMeant(by: names[$0.index]) }
    }
    let dark = mode(.dark)
    lightHighContrast = mode(.lightHighContrast)
    darkHighContrast = mode(.darkHighContrast)
    let taken = [dark, lightHighContrast, darkHighContrast]
    // Values without a mode are for the appearances that no mode is for.
    let plain = modes.first { names[$0.index].hasSameBytes(as: "default") }
    let light = mode(.light)
    self.light = light ?? plain ?? modes.first { !taken.contains($0) } ?? modes.first
    self.dark = dark ?? (light == nil ? nil : plain) ?? self.light
  }

  /// The modes for light and dark.
  var lightAndDark: [ModeID] { [light, dark].compactMap { $0 } }

  /// All modes that have a role.
  var all: [ModeID] {
    [light, dark, lightHighContrast, darkHighContrast].compactMap { $0 }
  }

  /// How a mode gets a role, for formats that show light and dark only, or also high contrast.
  func help(_ mode: String, hasHighContrast: Bool = false) -> String {
    let free: Appearance? =
      if dark == light { .dark } else if hasHighContrast, lightHighContrast == nil {
        .lightHighContrast
      } else if hasHighContrast, darkHighContrast == nil { .darkHighContrast } else { nil }
    guard let free else { return "'--mode NAME' chooses the modes that are written" }
    return "'--appearance \(Self.argument(free.rawValue, mode))' shows it in that appearance"
  }

  /// `NAME=MODE`, in quotes if a shell would split it.
  static func argument(_ name: String, _ mode: String) -> String {
    let isPlain = mode.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.".unicodeScalars.contains($0)
    }
    return isPlain ? "\(name)=\(mode)" : "\"\(name)=\(mode)\""
  }

  /// Whether light and dark are two modes.
  var areTwo: Bool { light != dark }

  /// A token's values on both sides; nil if it has none on one of them.
  func values(
    of token: TokenID, _ resolved: ResolvedTokens
  ) throws(UnreadableValue) -> (light: TypedValue, dark: TypedValue)? {
    do throws(UnreadableValue) {
      return try values(of: token, as: resolved.tokenType(token), resolved)
    } catch {
      guard resolved.isGuessedQuantity(token) else { throw error }
      return try values(of: token, as: .string, resolved)
    }
  }

  /// The same, read as a type that need not be the token's.
  func values(
    of token: TokenID, as type: TokenType?, _ resolved: ResolvedTokens
  ) throws(UnreadableValue) -> (light: TypedValue, dark: TypedValue)? {
    guard let light, let dark, let first = try resolved.typedValue(of: token, in: light, as: type)
    else { return nil }
    guard areTwo else { return (first, first) }
    guard let second = try resolved.typedValue(of: token, in: dark, as: type) else { return nil }
    return (first, second)
  }
}
