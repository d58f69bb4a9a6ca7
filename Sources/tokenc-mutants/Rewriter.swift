/// Writes switches for mutations into a file; every line keeps its place.
enum Rewriter {
  private struct Edit {
    var range: Range<Int>
    var text: String
    /// The order at one place: a closing before an opening, an outer opening before an inner one,
    /// an inner closing before an outer one.
    var order: Int
  }

  /// The text with all mutations in it, each with its number.
  static func rewrite(_ text: String, _ mutations: [(number: Int, mutation: Mutation)]) -> String {
    var edits: [Edit] = []
    for (number, mutation) in mutations {
      let range = mutation.range
      switch mutation.form {
      case .operator: edits.append(Edit(range: range, text: OperatorName.of(number), order: 0))
      case .text(let make): edits.append(Edit(range: range, text: make(number), order: 0))
      case .around(let before, let after):
        edits.append(
          Edit(
            range: range.lowerBound..<range.lowerBound, text: before(number), order: -range.count))
        edits.append(
          Edit(
            range: range.upperBound..<range.upperBound, text: after,
            order: range.count - 1_000_000_000))
      }
    }
    edits.sort { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var position = 0
    for edit in edits where edit.range.lowerBound >= position {
      output += bytes[position..<edit.range.lowerBound]
      output += edit.text.utf8
      position = edit.range.upperBound
    }
    output += bytes[position...]
    return String(decoding: output, as: UTF8.self)
  }
}

/// Names of operators, made of characters that no code here uses.
enum OperatorName {
  private static let digits = ["∀", "∁", "∂", "∃", "∄", "∅", "∆", "∇", "∈", "∉"]

  /// The operator of a mutation.
  static func of(_ number: Int) -> String {
    "⊕" + String(number).compactMap(\.wholeNumberValue).map { digits[$0] }.joined()
  }
}
