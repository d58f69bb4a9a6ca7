import TokencDiagnostics
import TokencCore
import TokencTestSupport
import TokencCommand

/// What `generate dtcg` makes of one file without modes.
struct Converted {
  let status: ExitStatus
  let errors: String
  /// The document on one line, without blanks between values.
  let text: String
  /// What `--dialect dtcg` finds in the document, if there is one.
  let strictFindings: [String]

  init(_ source: String, _ options: String...) {
    self.init(source, options)
  }

  init(_ source: String, _ options: [String]) {
    let system = InMemorySystem(["t.json": source])
    status = system.run(
      ["generate", "dtcg", "--no-defaults", "t.json", "-o", "out.tokens.json"] + options)
    errors = system.errorOutput
    let document = String(decoding: system.files["out.tokens.json"] ?? [], as: UTF8.self)
    text = document.split(separator: "\n").map { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("\""), let end = line.firstRange(of: "\": ") else { return String(line) }
      return line[..<end.lowerBound] + "\":" + line[end.upperBound...]
    }.joined()
    strictFindings =
      document.isEmpty
      ? [] : compile(document, dialect: .dtcg).diagnostics.map { "\($0.code): \($0.message)" }
  }
}
