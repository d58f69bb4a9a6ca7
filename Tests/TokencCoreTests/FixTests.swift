import Testing
import TokencAnalysis
import TokencCore
import TokencDiagnostics
import TokencSettings
import TokencTestSupport
import TokencText

/// A fix is edits of bytes; what they leave has lost the finding and nothing else.
@Suite struct FixTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    /// The file, with the finding.
    let before: String
    /// The file after the fix.
    let after: String
    let code: DiagnosticCode

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a misspelled reference",
      before: ##"{"brand": {"$value": "#123456"}, "ink": {"$value": "{brnad}"}}"##,
      after: ##"{"brand": {"$value": "#123456"}, "ink": {"$value": "{brand}"}}"##,
      code: .unresolvedReference),
    Case(
      name: "a misspelled reference in a text",
      before: ##"{"brand": {"$value": "a"}, "ink": {"$value": "so {brnad} \u0021"}}"##,
      after: ##"{"brand": {"$value": "a"}, "ink": {"$value": "so {brand} \u0021"}}"##,
      code: .unresolvedReference),
    Case(
      name: "a reference to a name that JSON escapes",
      before: ##"{"a\"bcd": {"$value": 1}, "ink": {"$value": "{a\"bce}"}}"##,
      after: ##"{"a\"bcd": {"$value": 1}, "ink": {"$value": "{a\"bcd}"}}"##,
      code: .unresolvedReference),
    Case(
      name: "blanks inside braces",
      before: ##"{"brand": {"$value": "#123456"}, "ink": {"$value": "{ brand }"}}"##,
      after: ##"{"brand": {"$value": "#123456"}, "ink": {"$value": "{brand}"}}"##,
      code: .malformedReference),
    Case(
      name: "a misspelled property",
      before: ##"{"ink": {"$value": 1, "$descripton": "black"}}"##,
      after: ##"{"ink": {"$value": 1, "$description": "black"}}"##,
      code: .unknownProperty),
    Case(
      name: "a value of another mode's token",
      before:
        ##"{"p": {"light": {"a": {"$value": 1}}, "dark": {"a": {"$value": 2}}}, "##
        + ##""t": {"$value": {"light": "{p.light.a}", "dark": "{p.light.a}"}}}"##,
      after:
        ##"{"p": {"light": {"a": {"$value": 1}}, "dark": {"a": {"$value": 2}}}, "##
        + ##""t": {"$value": {"light": "{p.light.a}", "dark": "{p.dark.a}"}}}"##,
      code: .modeCrossing),
    Case(
      name: "a misspelled font weight",
      before: ##"{"a": {"$type": "fontWeight", "$value": "blod"}}"##,
      after: ##"{"a": {"$type": "fontWeight", "$value": "bold"}}"##, code: .invalidValue),
    Case(
      name: "a misspelled stroke style in a border",
      before: ##"{"a": {"$type": "border", "$value": {"style": "dotte", "width": "1px", "##
        + ##""color": "red"}}}"##,
      after: ##"{"a": {"$type": "border", "$value": {"style": "dotted", "width": "1px", "##
        + ##""color": "red"}}}"##, code: .invalidValue),
    Case(
      name: "a misspelled unit",
      before: ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "pxx"}}}"##,
      after: ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##,
      code: .invalidDimension),
    Case(
      name: "a misspelled color space",
      before: ##"{"a": {"$type": "color", "$value": {"colorSpace": "sgrb", "##
        + ##""components": [0, 0, 0]}}}"##,
      after: ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "##
        + ##""components": [0, 0, 0]}}}"##, code: .invalidColor),
    Case(
      name: "a misspelled color",
      before: ##"{"a": {"$type": "color", "$value": "bleu"}}"##,
      after: ##"{"a": {"$type": "color", "$value": "blue"}}"##, code: .invalidColor),
    Case(
      name: "a hex color without its '#'",
      before: ##"{"a": {"$type": "color", "$value": "0b5fff"}}"##,
      after: ##"{"a": {"$type": "color", "$value": "#0b5fff"}}"##, code: .invalidColor),
    Case(
      name: "a misspelled type, wherever the file has it",
      before: ##"{"a": {"$type": "nubmer", "$value": 1}, "b": {"$type": "nubmer", "$value": 2}}"##,
      after: ##"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 2}}"##,
      code: .unknownType),
    Case(
      name: "a reference to a group with a root token",
      before: ##"{"a": {"$root": {"$value": 1}}, "b": {"$value": "{a}"}}"##,
      after: ##"{"a": {"$root": {"$value": 1}}, "b": {"$value": "{a.$root}"}}"##,
      code: .referenceToGroup),
  ]

  @Test func `a theme's misspelled key is renamed`() throws {
    let theme = ##"{"ink": {"dakr": {"$value": "#111"}}}"##
    let found = findings(of: theme, over: ##"{"ink": {"dark": {"$value": "#000"}}}"##)
    let fix = try #require(found.first { $0.code == .unknownToken }?.fixes.first)
    #expect(
      String(decoding: apply(fix, to: theme), as: UTF8.self)
        == ##"{"ink": {"dark": {"$value": "#111"}}}"##)
  }

  @Test(arguments: [
    // The theme has the other token too.
    ##"{"ink": {"dakr": {"$value": "#111"}, "dark": {"$value": "#222"}}}"##,
    // More than the key differs.
    ##"{"inc": {"dark": {"$value": "#111"}}}"##, ##"{"ink.dakr": {"$value": "#111"}}"##,
  ])
  func `a theme's key is left to people where it is not all`(_ theme: String) {
    let found = findings(of: theme, over: ##"{"ink": {"dark": {"$value": "#000"}}}"##)
    #expect(found.flatMap(\.fixes).isEmpty)
  }

  @Test(arguments: [
    // A text that references complete, and one that is written with an escape.
    ##"{"b": {"$value": "od"}, "a": {"$type": "fontWeight", "$value": "bl{b}"}}"##,
    ##"{"a": {"$type": "fontWeight", "$value": "bl\u006fd"}}"##,
  ])
  func `a text that is not written as it is meant has no edit`(_ text: String) {
    #expect(findings(text).flatMap(\.fixes).isEmpty)
  }

  @Test(arguments: cases)
  func `a fix mends its finding and touches nothing else`(_ test: Case) throws {
    let found = findings(test.before)
    let fix = try #require(found.first { $0.code == test.code }?.fixes.first)
    #expect(String(decoding: apply(fix, to: test.before), as: UTF8.self) == test.after)
    #expect(findings(test.after).map(\.message) == [])
  }

  @Test func `a pointer is left to people`() throws {
    let found = findings(##"{"#/a": {"$value": 1}, "b": {"$ref": "#/aa"}}"##)
    #expect(found.filter { $0.code == .unresolvedReference }.flatMap(\.fixes).isEmpty)
  }

  private func findings(of theme: String, over defaults: String) -> [Diagnostic] {
    compile(.builtIn(defaults), .theme("theme.json", theme)).diagnostics.filter {
      $0.place.file == FileID(1)
    }
  }

  private func findings(_ text: String) -> [Diagnostic] {
    let stack = compile(text)
    var log = DiagnosticLog()
    LintRule.checkAll(stack.tokens, SettingValues(), &log)
    return stack.diagnostics + log.sorted
  }

  private func apply(_ fix: Fix, to text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for edit in fix.edits.sorted(by: { $0.place.range.lowerBound > $1.place.range.lowerBound }) {
      bytes.replaceSubrange(edit.place.range.bounds, with: edit.replacement)
    }
    return bytes
  }
}
