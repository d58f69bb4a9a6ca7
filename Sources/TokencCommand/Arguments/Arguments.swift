import TokencSettings

/// What the user typed, checked against the tables of settings and commands; nothing is done yet.
struct Arguments: Sendable {
  /// What follows the command's name and is not an option: files, for `explain` a token first.
  var operands: [String] = []
  /// The whole line as typed, without the program's name.
  var line: [String] = []
  /// What was given of the command's settings.
  var values = SettingValues()

  /// A setting's value: what was given, or its default.
  subscript<Value>(setting: Setting<Value>) -> Value {
    get { values[setting] }
    set { values[setting] = newValue }
  }
}
