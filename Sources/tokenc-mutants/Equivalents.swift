import Foundation

/// Mutations that no test can detect, each with the reason.
struct Equivalents {
  private let entries: [(file: String, line: String, mutation: String, reason: String)]

  /// Reads lines with four columns, separated by tabs.
  ///
  /// The columns are the file's name, the line as it is there, `original → mutated`, and the reason.
  /// Lines that begin with `#` are comments.
  init(_ text: String) {
    entries = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count == 4 else { return nil }
      return (columns[0], columns[1], columns[2], columns[3])
    }
  }

  /// Why a mutation of a line changes nothing; nil if that is not known.
  func reason(_ mutation: Mutation, line: String) -> String? {
    let name = mutation.file.split(separator: "/").last.map(String.init) ?? mutation.file
    return entries.first {
      $0.file == name && $0.line == line
        && $0.mutation == "\(mutation.original) → \(mutation.mutated)"
    }?.reason
  }
}
