import TokencTestSupport
import Testing
import TokencEmitters
import TokencSettings

@testable import TokencCommand

/// A setting of a format is refused by the others, whatever value it is given.
@Suite struct GivenSettingsTests {
  /// A value for those that have neither choices nor a default.
  private static let examples = [
    "theme": "one=a.json", "name": "BankTheme", "prefix": "bank", "mode": "dark",
    "appearance": "dark=dark", "selector": "dark=.dark", "unitless": "px",
  ]

  /// The settings of some formats, each with all that can be given of it: the default too.
  private static let cases: [(setting: AnySetting, words: [String])] =
    GenerateCommand.settings
    .filter { setting in Generator.all.contains { $0.reads(setting) } }
    .flatMap { setting -> [(AnySetting, [String])] in
      let texts =
        setting.description.choices
        + [setting.description.defaultText, examples[setting.name]].compactMap(\.self)
      return setting.isFlag
        ? [(setting, [setting.option])] : texts.map { (setting, [setting.option, $0]) }
    }

  @Test func `every setting of a format can be given`() {
    let given = Set(Self.cases.map(\.setting.name))
    for setting in Generator.all.flatMap(\.settings) {
      #expect(given.contains(setting.name), "no value for \(setting.option)")
    }
  }

  @Test(arguments: Generator.all.map(\.name))
  func `a format takes its own settings and no other's`(_ format: String) throws {
    let generator = try #require(Generator.named(format))
    for (setting, words) in Self.cases {
      let machine = InMemorySystem([
        "a.json": ##"{ "a": { "$type": "color", "$value": { "light": "#fff", "dark": "#000" } } }"##
      ])
      let line = ["generate", format, "--no-defaults", "-o", "out.swift"] + words
      let status = machine.run(line + (setting.name == "theme" ? [] : ["a.json"]))
      let owners = Generator.all.filter { $0.reads(setting) }.map(\.name).listed()
      let refusal = "tokenc: error: '\(setting.option)' is for 'tokenc generate \(owners)'\n"
      if generator.reads(setting) {
        #expect(status == .success, "\(line): \(machine.errorOutput)")
      } else {
        #expect(status == .failure, "\(line)")
        #expect(machine.errorOutput == refusal, "\(line)")
        #expect(machine.writtenPaths.isEmpty, "\(line)")
      }
    }
  }
}
