/// One change of the code, switched on by its number when the tests run.
struct Mutation: Equatable {
  enum Kind: String, CaseIterable {
    case comparison, connection, range, constant, condition, result, negation, extremum, call,
      exit
  }

  var kind: Kind
  /// The file's path below `Sources`.
  var file: String
  var line: Int
  /// The original text.
  var original: String
  /// What it becomes.
  var mutated: String
  /// The range of the file that is replaced or parenthesized, in bytes.
  var range: Range<Int>
  /// The lines that the range covers.
  var lines: ClosedRange<Int>
  /// How the switch is written into the file.
  var form: Form

  enum Form: Equatable {
    /// An operator becomes a custom one of the mutation.
    case `operator`(Operator)
    /// The range becomes another text.
    case text((Int) -> String)
    /// Text is inserted before and after the range.
    case around(before: (Int) -> String, after: String)

    static func == (first: Form, second: Form) -> Bool {
      switch (first, second) {
      case (.operator(let one), .operator(let other)): one == other
      case (.text(let one), .text(let other)): one(0) == other(0)
      case (.around(let one, let end), .around(let other, let otherEnd)):
        one(0) == other(0) && end == otherEnd
      default: false
      }
    }
  }

  /// How an operator is declared.
  enum Operator: Equatable {
    case comparison, equality, conjunction, disjunction, range, closedRange, not
  }

  /// `file:line: original → mutated`.
  var text: String { "\(file):\(line): \(kind.rawValue): \(original) → \(mutated)" }
}
