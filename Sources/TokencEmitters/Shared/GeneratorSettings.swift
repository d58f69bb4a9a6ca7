package import TokencSettings

/// What is done about several tokens with one name.
package enum CollisionHandling: String, CaseIterable, Sendable {
  case error
  /// All but one get a number.
  case number
}

/// What is done about values that the format cannot express.
package enum UnrepresentableHandling: String, CaseIterable, Sendable {
  case error
  /// Their tokens are left out, and listed where the format has comments.
  case skip
}

// What every format reads.

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

extension [AnySetting] {
  /// What every format reads.
  ///
  /// Where names cannot collide, there is nothing to number, so that one command line is good for
  /// all of them.
  static var ofEveryFormat: Self { .of(.collision, .unrepresentable) }
}
