import TokencEmitters
import TokencSettings

extension GenerateCommand {
  /// The settings of the command itself, and between them those of the formats.
  static var settings: [AnySetting] {
    let first: [AnySetting] = .of(.namedTheme, .target, .selectedGroup)
    let last: [AnySetting] = .of(.checkOnly, .typecheck)
    let ofFormats = Generator.all.flatMap(\.settings).unique(besides: first + last)
    return first + ofFormats + last
  }
}

extension Setting where Value == String? {
  /// The file or folder to write the result to.
  static var target: Setting {
    .text(
      "output", short: "o", "PATH", .output,
      "the file or folder to write to; unchanged files are not touched")
  }
}
