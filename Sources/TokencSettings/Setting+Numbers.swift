extension Setting where Value == Double {
  /// A setting that takes a number above a lower bound.
  package static func number(
    _ name: String, above bound: Double, default defaultValue: Double, _ group: AnySetting.Group,
    _ summary: String
  ) -> Setting {
    Setting(
      .init(
        name: name, metavariable: "NUMBER", group: group, summary: summary,
        defaultText: text(of: defaultValue)),
      default: defaultValue
    ) { text, _ throws(SettingFailure) in
      guard let value = Double(text), value.isFinite, value > bound else {
        throw .wrong("'\(text)' is not a number above \(Self.text(of: bound))")
      }
      return value
    }
  }

  /// A number without a fraction of zero.
  private static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

extension Setting where Value == Int {
  /// A setting that takes a whole number within a range.
  package static func wholeNumber(
    _ name: String, in range: ClosedRange<Int>, default defaultValue: Int,
    _ group: AnySetting.Group, _ summary: String
  ) -> Setting {
    Setting(
      .init(
        name: name, metavariable: "NUMBER", group: group, summary: summary,
        defaultText: String(defaultValue)),
      default: defaultValue
    ) { text, _ throws(SettingFailure) in
      // JSON may write a whole number as `2.0` or `2e3`, and one that does not fit `Int`.
      guard let value = Int(text) ?? Double(text).flatMap({ Int(exactly: $0) }),
        range.contains(value)
      else {
        throw .wrong(
          "'\(text)' is not a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return value
    }
  }
}
