/// One option of the command line, as a value: parsing, help and README all read the same table.
struct Option: Sendable {
  /// Under which heading the help lists it.
  enum Group: String, CaseIterable, Sendable {
    case input = "Input"
    case output = "Output"
    case messages = "Messages"
    case general = "General"
  }

  /// The name with its dashes: `--output`.
  let name: String
  /// The short name with its dash: `-o`.
  let short: String?
  /// What the help calls the value; nil for a flag.
  let metavariable: String?
  /// The values it takes; empty where any text will do.
  let choices: [String]
  let isRepeatable: Bool
  let group: Group
  /// One sentence for help and README, lower case, without a full stop.
  let summary: String
  /// Puts a value, empty for a flag, into the arguments.
  let apply: @Sendable (_ value: String, inout Arguments) throws(UsageError) -> Void

  /// Whether a value follows the name.
  var takesValue: Bool { metavariable != nil }

  /// Both names and the value, as the help shows them: `-o, --output FILE`.
  var label: String {
    let names = short.map { "\($0), \(name)" } ?? name
    return metavariable.map { "\(names) \($0)" } ?? names
  }

  /// Whether the user means this option by `spelling`.
  func isCalled(_ spelling: String) -> Bool {
    spelling == name || spelling == short
  }
}

extension Option {
  /// An option without a value.
  static func flag(
    _ name: String, short: String? = nil, _ group: Group, _ summary: String,
    set: @escaping @Sendable (inout Arguments) -> Void
  ) -> Option {
    Option(
      name: name, short: short, metavariable: nil, choices: [], isRepeatable: true, group: group,
      summary: summary, apply: { _, arguments in set(&arguments) })
  }

  /// An option with a value that may be any text.
  static func text(
    _ name: String, short: String? = nil, _ metavariable: String, isRepeatable: Bool = false,
    _ group: Group, _ summary: String,
    set: @escaping @Sendable (String, inout Arguments) -> Void
  ) -> Option {
    Option(
      name: name, short: short, metavariable: metavariable, choices: [],
      isRepeatable: isRepeatable, group: group, summary: summary,
      apply: { value, arguments in set(value, &arguments) })
  }

  /// An option whose value `parse` reads, or refuses.
  static func parsed<Value: Sendable>(
    _ name: String, _ metavariable: String, isRepeatable: Bool = false, _ group: Group,
    _ summary: String, parse: @escaping @Sendable (String) throws(UsageError) -> Value,
    set: @escaping @Sendable (Value, inout Arguments) -> Void
  ) -> Option {
    Option(
      name: name, short: nil, metavariable: metavariable, choices: [], isRepeatable: isRepeatable,
      group: group, summary: summary,
      apply: { text, arguments throws(UsageError) in set(try parse(text), &arguments) })
  }

  /// An option whose value is one of a list; without a metavariable the help shows the list.
  static func choice<Choice: Sendable>(
    _ name: String, _ metavariable: String? = nil, among choices: [Choice],
    named nameOf: @Sendable (Choice) -> String, _ group: Group, _ summary: String,
    set: @escaping @Sendable (Choice, inout Arguments) -> Void
  ) -> Option {
    let names = choices.map(nameOf)
    return Option(
      name: name, short: nil, metavariable: metavariable ?? names.joined(separator: "|"),
      choices: names, isRepeatable: false, group: group, summary: summary,
      apply: { value, arguments throws(UsageError) in
        guard let index = names.firstIndex(of: value) else {
          throw .unknown(
            "value '\(value)' for '\(name)'", value, among: names,
            help: "it takes \(names.listed())")
        }
        set(choices[index], &arguments)
      })
  }
}
