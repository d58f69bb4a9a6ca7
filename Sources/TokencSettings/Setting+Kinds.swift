extension Setting where Value == Bool {
  /// A setting that is present or absent; repeating it changes nothing.
  package static func flag(
    _ name: String, short: String? = nil, _ group: AnySetting.Group, _ summary: String
  ) -> Setting {
    Setting(
      .init(name: name, short: short, isRepeatable: true, group: group, summary: summary),
      default: false
    ) { text, _ throws(SettingFailure) in
      switch text {
      case "true": return true
      case "false": return false
      default: throw .unknown(text, choices: ["true", "false"])
      }
    }
  }
}

extension Setting where Value == String? {
  /// A setting that takes any text.
  package static func text(
    _ name: String, short: String? = nil, _ metavariable: String, _ group: AnySetting.Group,
    _ summary: String
  ) -> Setting {
    Setting(
      .init(name: name, short: short, metavariable: metavariable, group: group, summary: summary),
      default: nil
    ) { text, _ throws(SettingFailure) in text }
  }
}

extension Setting where Value == [String] {
  /// A setting that takes texts and may be repeated.
  package static func texts(
    _ name: String, _ metavariable: String, _ group: AnySetting.Group, _ summary: String
  ) -> Setting {
    .list(name, metavariable, group, summary) { text throws(SettingFailure) in text }
  }
}

extension Setting {
  /// A setting whose value is parsed, or refused, by `read`.
  package static func parsed(
    _ name: String, _ metavariable: String, default defaultValue: Value,
    _ group: AnySetting.Group, _ summary: String,
    read: @escaping @Sendable (String) throws(SettingFailure) -> Value
  ) -> Setting {
    Setting(
      .init(name: name, metavariable: metavariable, group: group, summary: summary),
      default: defaultValue
    ) { text, _ throws(SettingFailure) in try read(text) }
  }

  /// A setting that may be repeated, with each value parsed, or refused, by `read`.
  package static func list<Element>(
    _ name: String, _ metavariable: String, _ group: AnySetting.Group, _ summary: String,
    read: @escaping @Sendable (String) throws(SettingFailure) -> Element
  ) -> Setting where Value == [Element] {
    Setting(
      .init(
        name: name, metavariable: metavariable, isRepeatable: true, group: group, summary: summary),
      default: []
    ) { text, earlier throws(SettingFailure) in (earlier ?? []) + [try read(text)] }
  }

  /// A setting with one of several values, the first of which is the default; without a
  /// metavariable, lists show the values instead.
  package static func choice(
    _ name: String, _ metavariable: String? = nil, among choices: [Value],
    named nameOf: @Sendable (Value) -> String, _ group: AnySetting.Group, _ summary: String
  ) -> Setting {
    let names = choices.map(nameOf)
    return Setting(
      .init(
        name: name, metavariable: metavariable ?? names.joined(separator: "|"), choices: names,
        group: group, summary: summary, defaultText: names[0]),
      default: choices[0]
    ) { text, _ throws(SettingFailure) in
      guard let index = names.firstIndex(of: text) else {
        throw .unknown(text, choices: names)
      }
      return choices[index]
    }
  }

  /// The same for all cases of a type, by name.
  package static func choice(
    _ name: String, _ group: AnySetting.Group, _ summary: String
  ) -> Setting where Value: CaseIterable & RawRepresentable<String> {
    // Not a key path, which would be built for each type.
    .choice(name, among: Array(Value.allCases), named: { $0.rawValue }, group, summary)
  }

  /// A setting with several values of a list, separated by commas; `any` means all, and is the
  /// default.
  package static func choices<Element>(
    _ name: String, _ metavariable: String, _ group: AnySetting.Group, _ summary: String
  ) -> Setting
  where
    Value == Set<Element>, Element: CaseIterable & RawRepresentable<String> & Hashable & Sendable
  {
    let all = Set(Element.allCases)
    let names = Element.allCases.map { $0.rawValue } + ["any"]
    return Setting(
      .init(
        name: name, metavariable: metavariable, choices: names, group: group, summary: summary,
        defaultText: "any"),
      default: all
    ) { text, _ throws(SettingFailure) in
      var chosen: Set<Element> = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        if word == "any" {
          chosen.formUnion(all)
        } else if let element = Element(rawValue: word) {
          chosen.insert(element)
        } else {
          throw .unknown(word, choices: names)
        }
      }
      return chosen
    }
  }
}
