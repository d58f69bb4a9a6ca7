import TokencText

/// A document, as far as it can be read.
///
/// A value that cannot be read, or that is missing after its name, is in the tree as
/// ``JSONKind/invalid``: it may have been anything, so nothing is concluded from it. Places with
/// neither a name nor a value, as between two commas, are omitted.
package struct JSONReading: Sendable {
  /// Everything that could be read.
  package var tree: JSONTree
  /// Empty for a document without errors, else first the error that
  /// ``JSONParser/parse(_:as:names:)`` throws, then the others in source order.
  package var errors: [SyntaxError]
  /// The places of errors, reported or not, and of inserted or removed brackets, in ascending
  /// order.
  package var places: [Int] = []
  /// Whether brackets were inserted or removed, so that values may be in the wrong objects or
  /// arrays.
  package var isDisplaced = false
}

extension JSONParser {
  /// Reads the document in `bytes` with all its syntax errors; its member names are added to
  /// `names`.
  ///
  /// Each error is reported once, without those that follow from it. A document without errors is
  /// read as fast as with ``parse(_:as:names:)``.
  package static func read(
    _ bytes: [UInt8], as syntax: JSONSyntax = .strict, names: inout NameTable
  ) -> JSONReading {
    do throws(SyntaxError) {
      return JSONReading(tree: try parse(bytes, as: syntax, names: &names), errors: [])
    } catch {
      switch error.reason {
      case .emptyFile, .utf16, .tooLarge:
        return JSONReading(tree: .unreadable(bytes), errors: [error], places: [0])
      default:
        var recovery = JSONRecovery(bytes, syntax)
        let tree = recovery.readDocument(&names)
        let errors = recovery.errors(after: error)
        let brackets = Array(recovery.balance.edits.keys) + Array(recovery.balance.closings.keys)
        let told = errors.map { Int($0.range.lowerBound) }
        return JSONReading(
          tree: tree, errors: errors, places: (recovery.places + told + brackets).sorted(),
          isDisplaced: !brackets.isEmpty || !recovery.balance.faults.isEmpty
            || errors.contains(where: \.reason.isOfBrackets))
      }
    }
  }
}

extension SyntaxError.Reason {
  /// Whether a bracket may be missing or surplus.
  fileprivate var isOfBrackets: Bool {
    switch self {
    case .textAfterDocument, .unclosedBracket, .unmatchedBracket: true
    case .expectedValue(let found), .expectedName(let found), .expectedColon(let found),
      .expectedCommaOrBracket(let found), .expectedCommaOrBrace(let found):
      switch found {
      case .end: true
      case .scalar(let scalar): "{}[]:".unicodeScalars.contains(scalar)
      }
    default: false
    }
  }
}
