import TokencSettings

/// The help texts, all made from the tables of commands and options.
enum Help {
  /// The beginning of `tokenc --help`.
  private static let introduction = """
    tokenc resolves design tokens: it merges theme files over the built-in defaults, follows every \
    reference, and reports what is wrong, with file, line and column.
    """

  /// The help of the whole program.
  static var program: String {
    var layout = HelpLayout()
    layout.paragraph(introduction)
    layout.rows("Usage", [usage])
    layout.rows("Commands", commands)
    layout.rows("Options of all commands", [AnySetting].common.map(row))
    layout.rows("Exit status", rows(statuses: Command.usualStatuses))
    layout.paragraph("'tokenc help COMMAND' tells more about a command.")
    return layout.text
  }

  /// The output for a command line without a command.
  static var short: String {
    var layout = HelpLayout()
    layout.rows("Usage", [usage])
    layout.rows("Commands", commands)
    layout.paragraph("'tokenc --help' tells more.")
    return layout.text
  }

  /// The help of one command.
  static func command(_ command: Command) -> String {
    var layout = HelpLayout()
    layout.paragraph("tokenc \(command.name): \(command.summary)")
    layout.rows("Usage", [(label: command.usage, text: "")])
    layout.paragraph(command.description)
    for group in AnySetting.Group.allCases {
      let members = command.settings.filter { $0.description.group == group }
      if !members.isEmpty { layout.rows(group.rawValue, members.map(row)) }
    }
    if !command.examples.isEmpty { layout.examples(command.examples) }
    layout.rows("Exit status", rows(statuses: command.statuses))
    return layout.text
  }

  private static let usage: HelpLayout.Row = (label: "tokenc COMMAND [OPTION…] [FILE…]", text: "")

  private static var commands: [HelpLayout.Row] {
    Command.all.map { (label: $0.label, text: $0.summary) }
  }

  private static func rows(statuses: [String]) -> [HelpLayout.Row] {
    statuses.enumerated().map { (label: "\($0.offset)", text: $0.element) }
  }

  private static func row(_ setting: AnySetting) -> HelpLayout.Row {
    (label: setting.label, text: setting.summary)
  }
}
