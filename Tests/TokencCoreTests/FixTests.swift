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
      name: "'$ref' beside tokens",
      before: ##"{"a": {"b": {"$value": 1}}, "c": {"$ref": "#/a", "d": {"$value": 2}}}"##,
      after: ##"{"a": {"b": {"$value": 1}}, "c": {"$extends": "#/a", "d": {"$value": 2}}}"##,
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
  ]

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
