import TokencSettings

/// The command line, checked against the tables of settings and commands; nothing has run yet.
struct Arguments: Sendable {
  /// The operands after the command's name: files, preceded for `explain` by a token.
  var operands: [String] = []
  /// The whole line as typed, without the program's name.
  var line: [String] = []
  /// The given values of the command's settings.
  var values = SettingValues()

  /// A setting's value: what was given, or its default.
  subscript<Value>(setting: Setting<Value>) -> Value {
    get { values[setting] }
    set { values[setting] = newValue }
  }
}
