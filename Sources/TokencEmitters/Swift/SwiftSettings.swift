package import TokencSettings

extension [AnySetting] {
  /// The settings of the Swift format.
  static var swift: Self {
    .of(.namedTheme, .access, .style, .wrapper, .remBase, .unitless, .split, .appearance)
      + .ofEveryFormat
      + .of(.typecheck)
  }
}

extension Setting where Value == [NamedTheme] {
  package static var namedTheme: Setting {
    .list(
      "theme", "NAME=FILE", .input,
      "one of several named themes in one Swift type; the first is the default where none is "
        + "named",
      read: NamedTheme.init(_:))
  }
}

extension Setting where Value == SwiftOptions.Access {
  static var access: Setting {
    .choice("access", .output, "access level of the generated declarations")
  }
}

extension Setting where Value == SwiftOptions.Style {
  static var style: Setting {
    .choice(
      "style", .output,
      "a namespace for each group (nested), or all constants in one namespace (flat)")
  }
}

extension Setting where Value == String? {
  /// The wrapping type.
  static var wrapper: Setting {
    .parsed(
      "name", "NAME", default: nil, .output,
      "the Swift type that wraps everything, for apps that import another Theme or DesignSystem"
    ) { text throws(SettingFailure) in
      guard SwiftWords.isTypeName(text) else {
        throw .wrong(
          "'\(text)' cannot name the Swift type that wraps everything",
          help: "use letters and digits, such as BankTheme, and no name that Swift reserves")
      }
      return text
    }
  }
}

extension Setting where Value == Double {
  static var remBase: Setting {
    .number("rem-base", above: 0, default: 16, .output, "points per rem")
  }
}

extension Setting where Value == Bool {
  static var split: Setting {
    .flag(
      "split", .output,
      "write a Swift file for each top group, of at most 2,000 tokens; PATH is a folder")
  }

  package static var typecheck: Setting {
    .flag("typecheck", .output, "check the written Swift with the swiftc in PATH")
  }
}
