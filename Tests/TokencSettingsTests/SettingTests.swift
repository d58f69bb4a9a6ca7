import Testing

@testable import TokencSettings

@Suite struct SettingTests {
  private enum Fruit: String, CaseIterable, Sendable {
    case apple, pear
  }

  private static let base = Setting<Double>.number("base", above: 0, default: 16, .output, "s")
  private static let count = Setting<Int>.wholeNumber(
    "count", in: 1...100, default: 3, .output, "how many")
  private static let fruit = Setting<Fruit>.choice("fruit", .output, "which")
  private static let fruits = Setting<Set<Fruit>>.choices("fruits", "FRUIT,…", .output, "which")
  private static let path = Setting<String?>.text("path", short: "p", "FILE", .input, "where")
  private static let paths = Setting<[String]>.texts("paths", "FILE", .input, "where")
  private static let isLoud = Setting<Bool>.flag("loud", .messages, "how")
  private static let all: [AnySetting] = .of(base, count, fruit, fruits, path, paths, isLoud)

  @Test func `nothing given means the defaults`() {
    let values = SettingValues()
    #expect(values[Self.base] == 16)
    #expect(values[Self.count] == 3)
    #expect(values[Self.fruit] == .apple)
    #expect(values[Self.fruits] == [.apple, .pear])
    #expect(values[Self.path] == nil)
    #expect(values[Self.paths] == [])
    #expect(!values[Self.isLoud])
    for setting in Self.all { #expect(!values.isGiven(setting), "\(setting.name)") }
  }

  @Test func `what is given as the default is given`() throws {
    for setting in Self.all {
      let text = setting.isFlag ? "false" : setting.description.defaultText ?? "x"
      var values = SettingValues()
      try values.give(setting, text)
      #expect(values.isGiven(setting), "\(setting.name)")
      for other in Self.all where other.name != setting.name {
        #expect(!values.isGiven(other), "\(setting.name) gives \(other.name)")
      }
    }
  }

  @Test func `a text becomes a value`() throws {
    var values = SettingValues()
    try values.give(Self.base.any, "1e1")
    try values.give(Self.count.any, "7")
    try values.give(Self.fruit.any, "pear")
    try values.give(Self.fruits.any, "pear,pear")
    try values.give(Self.path.any, "a")
    try values.give(Self.paths.any, "b")
    try values.give(Self.paths.any, "a")
    try values.give(Self.isLoud.any, "true")
    #expect(values[Self.base] == 10)
    #expect(values[Self.count] == 7)
    #expect(values[Self.fruit] == .pear)
    #expect(values[Self.fruits] == [.pear])
    #expect(values[Self.path] == "a")
    #expect(values[Self.paths] == ["b", "a"])
    #expect(values[Self.isLoud])
  }

  @Test(arguments: ["1", "100", "100.0", "1e2", "1E0"])
  func `a whole number in any spelling`(_ text: String) throws {
    var values = SettingValues()
    try values.give(Self.count.any, text)
    #expect((1...100).contains(values[Self.count]))
  }

  /// Why a setting does not take a text; nil where it does.
  private static func failure(_ setting: AnySetting, _ text: String) -> SettingFailure? {
    var values = SettingValues()
    do throws(SettingFailure) {
      try values.give(setting, text)
      return nil
    } catch {
      return values.isGiven(setting) ? nil : error
    }
  }

  @Test(arguments: [
    "0", "101", "-1", "1.5", "1e30", "-1e30", "nan", "inf", "", "x", "9223372036854775808",
  ])
  func `what is not a whole number of the range`(_ text: String) {
    #expect(
      Self.failure(Self.count.any, text)
        == .wrong("'\(text)' is not a whole number from 1 to 100"))
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "1e400", "", "x"])
  func `what is not a number above the bound`(_ text: String) {
    #expect(Self.failure(Self.base.any, text) == .wrong("'\(text)' is not a number above 0"))
  }

  @Test func `what a list does not hold`() {
    #expect(
      Self.failure(Self.fruit.any, "plum") == .unknown("plum", choices: ["apple", "pear"]))
    #expect(
      Self.failure(Self.fruits.any, "pear,") == .unknown("", choices: ["apple", "pear", "any"]))
    #expect(
      Self.failure(Self.isLoud.any, "yes") == .unknown("yes", choices: ["true", "false"]))
  }

  @Test func `the summary ends with the default, where there is one to name`() {
    #expect(Self.base.any.summary == "s (default: 16)")
    #expect(Self.count.any.summary == "how many (default: 3)")
    #expect(Self.fruit.any.summary == "which (default: apple)")
    #expect(Self.fruits.any.summary == "which (default: any)")
    #expect(Self.path.any.summary == "where")
    #expect(Self.isLoud.any.summary == "how")
  }
}
