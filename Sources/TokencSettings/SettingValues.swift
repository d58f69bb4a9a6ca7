/// The given values of all settings; the others have their defaults.
package struct SettingValues: Sendable {
  /// A few at most: found as fast as in a dictionary, and built much faster.
  private var given: [(name: String, value: any Sendable)] = []

  /// No values given.
  package init() {}

  /// A setting's value: the given one, or its default.
  ///
  /// Setting it counts as giving it.
  package subscript<Value>(setting: Setting<Value>) -> Value {
    get {
      // Without this check, nil would be taken for a value of an optional type.
      guard let value = value(setting.any.name) else { return setting.defaultValue }
      return value as? Value ?? setting.defaultValue
    }
    set { set(setting.any.name, newValue) }
  }

  /// Whether a setting was given, even if equal to its default.
  package func isGiven(_ setting: AnySetting) -> Bool { value(setting.name) != nil }

  /// Whether a setting was given, even if equal to its default.
  package func isGiven<Value>(_ setting: Setting<Value>) -> Bool { isGiven(setting.any) }

  /// Gives a setting the value of a text, or appends it if the setting is repeatable.
  package mutating func give(
    _ setting: AnySetting, _ text: String
  ) throws(SettingFailure) {
    set(setting.name, try setting.value(of: text, after: value(setting.name)))
  }

  private func value(_ name: String) -> (any Sendable)? {
    given.first { $0.name == name }?.value
  }

  private mutating func set(_ name: String, _ value: any Sendable) {
    if let index = given.firstIndex(where: { $0.name == name }) {
      given[index].value = value
    } else {
      given.append((name, value))
    }
  }
}
