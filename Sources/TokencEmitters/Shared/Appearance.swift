package import TokencSettings
import TokencText

/// What a platform shows values in; the roles that modes can have.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light, dark
  case lightHighContrast = "light-high-contrast"
  case darkHighContrast = "dark-high-contrast"

  /// Whether a mode's name is that of the appearance, apart from case, blanks, dashes and
  /// underscores: `Light High Contrast`.
  func isMeant(by mode: String) -> Bool {
    Self.letters(mode) == Self.letters(rawValue)
  }

  private static func letters(_ name: String) -> [UInt8] {
    name.utf8.filter { !" -_".utf8.contains($0) }
      .map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }
}

/// A value of `--appearance`: which mode an appearance shows.
package struct AppearanceChoice: Sendable {
  package let appearance: Appearance
  package let mode: String

  /// Reads `ROLE=MODE`.
  init(_ text: String) throws(SettingFailure) {
    let roles = Appearance.allCases.map(\.rawValue)
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      throw .wrong("'\(text)' is not an appearance", help: "write ROLE=MODE, such as dark=night")
    }
    guard let appearance = Appearance(rawValue: String(text[..<equals])) else {
      throw .unknown(String(text[..<equals]), choices: roles)
    }
    self.appearance = appearance
    mode = String(text[text.utf8.index(after: equals)...])
  }
}

extension Setting where Value == [AppearanceChoice] {
  /// Which modes are shown in which appearances, if their names do not say it.
  package static var appearance: Setting {
    .list(
      "appearance", "ROLE=MODE", .output,
      "the mode of an appearance whose name differs: light, dark, light-high-contrast or "
        + "dark-high-contrast; may be repeated",
      read: AppearanceChoice.init(_:))
  }
}
