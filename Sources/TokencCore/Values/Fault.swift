import TokencDiagnostics
import TokencJSON

/// Why a value does not read as its type.
struct Fault {
  /// How bad that is.
  enum Kind {
    /// Nothing that any platform understands.
    case wrong(DiagnosticCode)
    /// Understood elsewhere; kept as written and said once a spelling.
    case foreign(spelling: String)
    /// A reference inside leads to a token of another type, whose value reads as the wanted one
    /// or not.
    case mismatch(Reference, wanted: TokenType, reads: Bool)
  }

  let kind: Kind
  let message: String
  /// The innermost part that is wrong.
  let cursor: ValueCursor
  let help: String?

  static func wrong(
    _ code: DiagnosticCode, _ message: String, at cursor: ValueCursor, help: String? = nil
  ) -> Fault {
    Fault(kind: .wrong(code), message: message, cursor: cursor, help: help)
  }

  static func foreign(_ spelling: String, _ message: String, at cursor: ValueCursor) -> Fault {
    Fault(kind: .foreign(spelling: spelling), message: message, cursor: cursor, help: nil)
  }

  /// Whether it is an error.
  var isWrong: Bool {
    switch kind {
    case .wrong, .mismatch(_, _, reads: false): true
    case .foreign, .mismatch: false
    }
  }
}

extension JSONTree.Kind {
  /// How a message names it.
  var noun: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "text"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .null: "null"
    case .invalid: "what cannot be read"
    }
  }
}
