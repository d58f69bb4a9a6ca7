import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import Testing

@testable import TokencCommand

/// Findings that do not fit on a screen are put together in text; other formats keep them all.
@Suite struct FindingGroupTests {
  private let files = [
    SourceFile(
      path: "a.json", role: .theme, bytes: Array(String(repeating: "{}\n", count: 200).utf8)),
    SourceFile(path: "b.json", role: .theme, bytes: Array("{}\n{}\n".utf8)),
  ]

  private func place(_ line: Int, _ file: Int = 0) -> Diagnostic.Place {
    Diagnostic.Place(FileID(file), SourceRange(3 * line - 3, 3 * line - 1))
  }

  private func warning(_ message: String, _ line: Int, help: String? = nil) -> Diagnostic {
    Diagnostic(.warning, .unknownToken, message, at: place(line), help: help)
  }

  private func lines(_ diagnostics: [Diagnostic]) -> [String] {
    Rendered.text(diagnostics, files).split(separator: "\n").map(String.init)
  }

  @Test func `what fits on a screen is printed finding by finding`() {
    let findings = (1...9).map { warning("'\($0)em' is not a dimension", $0) }
    #expect(lines(findings).count == 27)
    #expect(lines(findings).count { $0.contains("warning:") } == 9)
  }

  @Test func `one finding stands for those that differ in names and numbers only`() {
    let findings =
      (1...10).map { warning("'\($0)em' is not a dimension", $0, help: "write '\($0)px'") }
      + [warning("'x' is not a number", 20)]
    #expect(
      Rendered.text(findings, files) == """
        a.json:1:1: warning: '1em' is not a dimension [unknown-token]
          1 | {}
            | ^~
          help: write '1px'
          … 9 more of this kind: 2:1 '2em', 3:1 '3em', 4:1 '4em', …
        a.json:20:1: warning: 'x' is not a number [unknown-token]
          20 | {}
             | ^~

        """)
  }

  @Test func `a place in another file has its path, and equal messages have no examples`() {
    let findings =
      (1...10).map { warning("the name is empty", $0) }
      + [Diagnostic(.warning, .unknownToken, "the name is empty", at: place(1, 1))]
    #expect(lines(Array(findings.suffix(2) + findings.prefix(9))).last?.hasPrefix("  … 10") == true)
    #expect(
      lines(Array(findings.prefix(1) + findings.suffix(2) + findings[1...8])).last
        == "  … 10 more of this kind: 10:1, b.json:1:1, a.json:2:1, …")
  }

  @Test func `findings that count others count for as many`() {
    var findings = (1...10).map { warning("'\($0)' has no unit", $0) }
    findings[0].count = 5
    findings[9].count = 7
    #expect(
      lines(findings).first
        == "a.json:1:1: warning: '1' has no unit (5 times in this file) [unknown-token]")
    #expect(lines(findings).last == "  … 15 more of this kind: 2:1 '2', 3:1 '3', 4:1 '4', …")
  }

  @Test func `codes and severities are not put together`() {
    let other = (1...6).map {
      Diagnostic(.warning, .invalidColor, "'\($0)' is wrong", at: place($0))
    }
    let error = (1...6).map { Diagnostic(.error, .unknownToken, "'\($0)' is wrong", at: place($0)) }
    let all = lines(other + error + (1...6).map { warning("'\($0)' is wrong", $0) })
    #expect(all.count { $0.contains("more of this kind") } == 3)
  }

  @Test(arguments: [5, 6, 7, 14, 15, 28, 29, 30, 200])
  func `warnings of any number of kinds take at most 29 lines`(_ kinds: Int) {
    let words = (0..<kinds).map { number in
      String(repeating: "a", count: number + 1)
    }
    let findings = words.enumerated().flatMap { index, word in
      [1, 2].map { warning("'\($0)' \(word)", index % 190 + $0, help: "write '\(word)'") }
    }
    let lines = lines(findings)
    #expect(lines.count <= 29)
    #expect(lines.count { $0.contains("warning:") } == min(kinds, kinds > 29 ? 28 : 29))
  }

  @Test func `kinds beyond a screen are counted`() {
    let findings = (1...40).flatMap { number in
      [1, 2].map { warning("'\($0)' " + String(repeating: "a", count: number), number + $0) }
    }
    #expect(lines(findings).first == "a.json:2:1: warning: '1' a (2 times in all) [unknown-token]")
    #expect(lines(findings).last == "… and 24 more warnings of 12 further kinds")
  }

  @Test func `five errors of a kind are printed whole, before the warnings`() {
    let errors = (1...12).map {
      Diagnostic(.error, .invalidColor, "'\($0)' is not a color", at: place($0))
    }
    let lines = lines([warning("w", 1)] + errors)
    #expect(lines.count { $0.contains("error:") } == 5)
    #expect(lines[15] == "  … 7 more of this kind: 6:1 '6', 7:1 '7', 8:1 '8', …")
    #expect(lines[16] == "a.json:1:1: warning: w [unknown-token]")
  }

  @Test func `a hundred kinds of errors are printed, the others counted`() {
    let errors = (1...102).map {
      Diagnostic(.error, .invalidColor, String(repeating: "e", count: $0), at: place($0))
    }
    let lines = lines(errors)
    #expect(lines.count { $0.contains("error:") } == 100)
    #expect(lines.last == "… and 2 more errors of 2 further kinds")
  }

  @Test func `a long name is cut in a list of places, and control characters are escaped`() {
    let name = "\u{1b}" + String(repeating: "n", count: 50)
    let findings = (1...10).map { warning("'\($0)\(name)' is long", $0) }
    #expect(
      lines(findings).last?.hasPrefix(
        #"  … 9 more of this kind: 2:1 '2\u{1B}"# + String(repeating: "n", count: 38) + "…', ")
        == true)
  }

  @Test(arguments: [
    ("'a' is b", "a", "'' is b"), ("no 'it's' here", "it's", "no '' here"),
    ("it's 'x', 'y'", "x", "it's '', ''"), ("'open", nil, "'open"), ("none", nil, "none"),
    ("'' is empty", "", "'' is empty"), ("('a') and ['b'].", "a", "('') and ['']."),
    ("\"isn't\" 'a'", "a", "\"isn't\" ''"),
  ])
  func `quoted parts of a message are found despite apostrophes`(
    _ message: String, _ first: String?, _ rest: String
  ) {
    #expect(QuotedText.first(in: message).map { String(decoding: $0, as: UTF8.self) } == first)
    #expect(String(decoding: QuotedText.removed(from: message), as: UTF8.self) == rest)
  }

  @Test func `github keeps ten errors and ten warnings, and counts the others`() {
    let errors = (1...13).map { Diagnostic(.error, .invalidColor, "e\($0)", at: place($0)) }
    let warnings = (1...11).map { warning("w\($0)", $0) }
    let lines = Rendered.github(warnings + errors, files).split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.first?.hasSuffix("::e1") == true)
    #expect(
      lines.last
        == "::notice title=tokenc::3 more errors and 1 more warning; '--diagnostics json' lists all,"
        + " GitHub keeps 10 of each severity")
    #expect(!Rendered.github(Array(warnings.prefix(10)), files).contains("::notice"))
  }
}
