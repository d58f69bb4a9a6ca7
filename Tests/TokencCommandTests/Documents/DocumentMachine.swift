import Foundation
import TokencTestSupport

/// Files with a resolver document `d.json`, and what the program says of it.
struct DocumentMachine {
  let machine: InMemorySystem

  /// A document with its other files.
  init(_ document: String, _ files: [String: String] = [:]) {
    machine = InMemorySystem(files)
    machine.files["d.json"] = Array(document.utf8)
  }

  /// The findings of `check`, each with its notes and help and without the lines of the file.
  func check(_ options: String...) -> [String] {
    _ = machine.run(["check", "--no-defaults", "d.json"] + options)
    return Self.findings(machine.errorOutput)
      + machine.output.split(separator: "\n").map(String.init)
  }

  /// The tokens that `resolve` prints, `path = value` with the values of several modes behind each
  /// other; what went wrong where it prints none.
  func resolve(_ options: String...) -> [String] {
    _ = machine.run(["resolve", "--no-defaults", "d.json", "--format", "csv"] + options)
    guard !machine.output.isEmpty else { return Self.findings(machine.errorOutput) }
    let rows = CSVReader.texts(machine.output)
    let modes = rows[0].filter { $0.hasSuffix(".alias") || $0 == "alias" }.count
    return rows.dropFirst().map { row in
      "\(row[0]) = \(row[2..<2 + modes].joined(separator: " / "))"
    }
  }

  static func findings(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      line.contains(": error: ") || line.contains(": warning: ") || line.contains("note: ")
        || line.contains("  help: ")
    }
  }
}
