/// A named option with a type, as a value: the command line, help, the README and any other
/// interface read the same one.
///
/// It is declared where it is used, as a computed property, so that a value is read by its name:
///
///     extension Setting where Value == Double {
///       static var gridUnit: Setting {
///         .number("grid-unit", above: 0, default: 8, .output, "points per grid unit")
///       }
///     }
///
///     let points = values[.gridUnit]
package struct Setting<Value: Sendable>: Sendable {
  /// Everything except the type.
  package let any: AnySetting
  /// The value if none is given.
  package let defaultValue: Value

  /// A setting that `read` parses, combined with an earlier value if there is one.
  package init(
    _ description: AnySetting.Description, default defaultValue: Value,
    read: @escaping @Sendable (_ text: String, _ earlier: Value?) throws(SettingFailure) -> Value
  ) {
    self.defaultValue = defaultValue
    any = AnySetting(description) { text, earlier throws(SettingFailure) in
      try read(text, earlier as? Value)
    }
  }
}
