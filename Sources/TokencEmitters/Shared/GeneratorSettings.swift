package import TokencSettings

/// What to do if several tokens get the same name.
package enum CollisionHandling: String, CaseIterable, Sendable {
  case error
  /// All but one get a number.
  case number
}

/// What to do about values that the format cannot express.
package enum UnrepresentableHandling: String, CaseIterable, Sendable {
  case error
  /// Their tokens are omitted, and listed if the format has comments.
  case skip
}

// Settings of every format.

extension Setting where Value == CollisionHandling {
  package static var collision: Setting {
    .choice(
      "on-collision", .output,
      "what to do with tokens that have the same name: refuse, or number them by path")
  }
}

extension Setting where Value == UnrepresentableHandling {
  package static var unrepresentable: Setting {
    .choice(
      "unrepresentable", .output,
      "what to do with values that the format cannot express: refuse, or leave their tokens out")
  }
}

extension Setting where Value == [String] {
  /// The modes that are written; empty for all.
  static var writtenMode: Setting {
    .texts(
      "mode", "MODE", .output, "write only this mode, such as dark; may be repeated")
  }

  private static let units = ["px", "rem", "ms", "s"]

  /// The units of numbers without one.
  package static var unitless: Setting {
    .list(
      "unitless", "UNIT", .output,
      "read bare numbers as lengths in px or rem, or as times in ms or s; may be repeated"
    ) { text throws(SettingFailure) in
      guard units.contains(text) else { throw .unknown(text, choices: units) }
      return text
    }
  }
}

extension [AnySetting] {
  /// The settings of every format.
  ///
  /// If names cannot collide, `collision` has no effect, so that one command line works for all of
  /// them.
  static var ofEveryFormat: Self { .of(.writtenMode, .collision, .unrepresentable) }
}
