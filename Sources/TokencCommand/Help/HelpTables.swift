import TokencDiagnostics
import TokencDialects
import TokencCore
import TokencAnalysis
import TokencEmitters
import TokencSettings

/// The tables of the README, in Markdown, made from the lists that the program itself reads.
package enum HelpTables {
  /// Every command.
  package static var commands: String {
    table(
      ["Command", "What it does"],
      Command.all.map { ["`tokenc \($0.label)`", $0.summary] })
  }

  /// Every option, with the commands that have it.
  package static var options: String {
    table(
      ["Option", "Commands", "What it does"],
      distinctSettings.map { ["`\($0.setting.label)`", $0.commands, $0.setting.summary] })
  }

  /// Every output format of `resolve`.
  package static var formats: String {
    table(["Format", "What it is"], Emitter.all.map { ["`\($0.name)`", $0.summary] })
  }

  /// Every format of `diff`.
  package static var diffFormats: String {
    table(["Format", "What it is"], DiffFormat.all.map { ["`\($0.name)`", $0.summary] })
  }

  /// Every rule of `check`.
  package static var rules: String {
    table(
      ["Rule", "What it finds", "Why", "Options"],
      LintRule.all.map { rule in
        [
          "`\(rule.code.rawValue)`", rule.summary, rule.why,
          rule.settings.map { "`--\($0.name)`" }.joined(separator: ", "),
        ]
      })
  }

  /// Every supported dialect.
  package static var dialects: String {
    table(
      ["Dialect", "Known by", "What is read", "What is not"],
      [Dialect].all.map { [$0.name, $0.mark, $0.read, $0.unread] })
  }

  /// Every format that is recognized and refused.
  package static var unsupportedFormats: String {
    table(
      ["Format", "Known by", "What to do"],
      UnsupportedFormat.allCases.map { [$0.name, $0.mark, $0.help] })
  }

  /// Every kind of difference.
  package static var diffKinds: String {
    table(
      ["Kind", "What it is"], DiffKind.allCases.map { ["`\($0.rawValue)`", $0.summary] })
  }

  /// Every output format of `generate`.
  package static var generators: String {
    table(["Format", "What it writes"], Generator.all.map { ["`\($0.name)`", $0.summary] })
  }

  /// Every code of a diagnostic.
  package static var codes: String {
    table(
      ["Code", "When it is reported"],
      DiagnosticCode.all.map { ["`\($0.rawValue)`", $0.summary] })
  }

  /// Each option once, and again if a command has a different one with the same name.
  private static var distinctSettings: [(setting: AnySetting, commands: String)] {
    var labels: [String] = []
    var owners: [String: (setting: AnySetting, commands: [String])] = [:]
    for command in Command.all {
      for setting in command.settings {
        let label = setting.label
        if owners[label] == nil { labels.append(label) }
        owners[label, default: (setting, [])].commands.append(command.name)
      }
    }
    return labels.compactMap { owners[$0] }.map { owner in
      let isCommon = [AnySetting].common.contains { $0.label == owner.setting.label }
      return (
        owner.setting,
        isCommon ? "all" : owner.commands.map { "`\($0)`" }.joined(separator: ", ")
      )
    }
  }

  private static func table(_ titles: [String], _ rows: [[String]]) -> String {
    let lines = [titles, titles.map { _ in "---" }] + rows
    return lines.map { cells in
      let escaped = cells.map { $0.split(separator: "|", omittingEmptySubsequences: false) }
      return "| " + escaped.map { $0.joined(separator: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}
