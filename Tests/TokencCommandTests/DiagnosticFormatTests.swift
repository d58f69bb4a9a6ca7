import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import Testing

@testable import TokencCommand

@Suite struct DiagnosticFormatTests {
  private let files = [
    SourceFile(path: "<defaults>", role: .defaults, bytes: Array("{\n  \"brand\": 1\n}\n".utf8)),
    SourceFile(path: "a b.json", role: .theme, bytes: Array("{\"x\": \"{brnad}\"}".utf8)),
  ]

  private var diagnostic: Diagnostic {
    Diagnostic(
      .error, .unresolvedReference, "no token named 'brnad'", at: place(1, 7, 14),
      notes: [Diagnostic.Note("'x' is \u{1b}here", at: place(1, 1, 4))],
      help: "did you mean 'brand'?", helpPlace: place(0, 4, 11))
  }

  private func place(_ file: Int, _ start: Int, _ end: Int) -> Diagnostic.Place {
    Diagnostic.Place(FileID(file), SourceRange(start, end))
  }

  private func warnings(_ count: Int) -> [Diagnostic] {
    (0..<count).map { Diagnostic(.warning, .unknownToken, "w\($0)", at: place(0, 0, 0)) }
  }

  private func errors(_ count: Int) -> [Diagnostic] {
    (0..<count).map { Diagnostic(.error, .invalidColor, "e\($0)", at: place(0, 0, 0)) }
  }

  @Test func `text has notes and help below the line`() {
    #expect(
      Rendered.text([diagnostic], files) == #"""
        a b.json:1:8: error: no token named 'brnad' [unresolved-reference]
          1 | {"x": "{brnad}"}
            |        ^~~~~~~
        a b.json:1:2: note: 'x' is \u{1B}here
          help: did you mean 'brand'? (<defaults>:2:3)

        """#)
  }

  @Test func `color marks the parts of the text`() {
    let escape = "\u{1b}["
    #expect(
      Rendered.text([diagnostic], files, usesColor: true) == #"""
        \#(escape)1ma b.json:1:8:\#(escape)0m \#(escape)1;31merror:\#(escape)0m \#
        no token named 'brnad' [unresolved-reference]
          1 | {"x": "{brnad}"}
            |        \#(escape)1;32m^~~~~~~\#(escape)0m
        \#(escape)1ma b.json:1:2:\#(escape)0m \#(escape)1;36mnote:\#(escape)0m \#
        'x' is \u{1B}here
          \#(escape)1;32mhelp:\#(escape)0m did you mean 'brand'? (<defaults>:2:3)

        """#)
  }

  @Test func `a path may hold control characters`() {
    let file = SourceFile(path: "a\u{1b}\n.json", role: .theme, bytes: [])
    let diagnostic = Diagnostic(.error, .invalidJSON, "no", at: place(0, 0, 0))
    #expect(
      Rendered.text([diagnostic], [file]) == #"a\u{1B}\u{A}.json:1:1: error: no [invalid-json]"#
        + "\n")
  }

  @Test func `errors come before warnings`() {
    let lines = Rendered.text(warnings(1) + errors(1) + warnings(1), files)
      .split(separator: "\n").filter { $0.contains("<defaults>") }
    #expect(
      lines == [
        "<defaults>:1:1: error: e0 [invalid-color]", "<defaults>:1:1: warning: w0 [unknown-token]",
        "<defaults>:1:1: warning: w0 [unknown-token]",
      ])
  }

  @Test(arguments: [
    (0, nil), (19, nil), (20, nil), (21, "  … and 1 more place"), (22, "  … and 2 more places"),
    (1020, "  … and 1000 more places"),
  ])
  func `the text counts the notes that it does not print`(_ count: Int, _ last: String?) {
    let notes = (0..<count).map { Diagnostic.Note("n\($0)", at: place(0, 0, 0)) }
    let text = Rendered.text(
      [Diagnostic(.error, .invalidColor, "e", at: place(0, 0, 0), notes: notes)], files)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count { $0.contains(": note: n") } == min(20, count))
    #expect(lines.last { $0.contains("…") } == last)
  }

  @Test(arguments: [(999, false), (1000, false), (1001, true), (5000, true)])
  func `a message has at most a thousand characters, its code among them`(
    _ count: Int, _ isCut: Bool
  ) {
    let code = " [invalid-color]"
    let message = String(repeating: "x", count: count - code.count)
    let text = Rendered.text(
      [Diagnostic(.error, .invalidColor, message, at: place(0, 0, 0))], files)
    let shown = isCut ? (message + code).prefix(1000) + "…" : message + code
    #expect(text.hasPrefix("<defaults>:1:1: error: \(shown)\n"))
  }

  @Test func `quiet text has no warnings`() {
    #expect(Rendered.text(warnings(101), files, hidesWarnings: true).isEmpty)
    #expect(Rendered.text(warnings(1) + errors(1), files, hidesWarnings: true).contains("e0"))
  }

  @Test func `json is an array, also of nothing`() {
    #expect(Rendered.json([], files) == "[]\n")
  }

  @Test func `json has every member`() {
    #expect(
      Rendered.json([diagnostic], files) == #"""
        [
          {
            "severity": "error",
            "code": "unresolved-reference",
            "message": "no token named 'brnad'",
            "file": "a b.json",
            "line": 1,
            "column": 8,
            "endLine": 1,
            "endColumn": 15,
            "notes": [
              {
                "message": "'x' is \u001bhere",
                "file": "a b.json",
                "line": 1,
                "column": 2
              }
            ],
            "help": "did you mean 'brand'? (<defaults>:2:3)"
          }
        ]

        """#)
  }

  @Test func `json prints all, warnings too`() {
    let text = Rendered.json(warnings(150) + errors(150), files, hidesWarnings: true)
    #expect(text.split(separator: "\n").count { $0.contains("\"severity\"") } == 300)
  }

  @Test func `github has one command a finding`() {
    let hostile = Diagnostic(
      .warning, .unknownToken, "no 'a\n::error::b' at 100%", at: place(1, 7, 14))
    #expect(
      Rendered.github([diagnostic, hostile], files) == #"""
        ::error file=a b.json,line=1,col=8,endColumn=15,title=unresolved-reference::no token named \#
        'brnad'; did you mean 'brand'? (<defaults>:2:3)
        ::warning file=a b.json,line=1,col=8,endColumn=15,title=unknown-token::no \#
        'a\u{A}::error::b' at 100%25

        """#)
  }

  @Test func `sarif names rule, place and notes`() {
    let text = Rendered.sarif([diagnostic], files)
    for part in [
      #""version": "2.1.0""#, #""id": "unresolved-reference""#, #""level": "error""#,
      #""uri": "a%20b.json""#, #""startColumn": 8"#, #""endColumn": 15"#, #""relatedLocations": ["#,
      #""text": "'x' is \u001bhere""#,
    ] { #expect(text.contains(part), "\(part)") }
    #expect(Rendered.sarif([], files).contains(#""results": []"#))
  }

  @Test func `every format has a name of its own`() {
    #expect(Set(DiagnosticFormat.all.map(\.name)).count == DiagnosticFormat.all.count)
  }
}
