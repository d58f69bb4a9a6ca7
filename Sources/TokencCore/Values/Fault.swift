import TokencDiagnostics
import TokencJSON

/// Why a value cannot be read as its type.
struct Fault {
  /// How serious it is.
  enum Kind {
    /// Not understood by any platform.
    case wrong(DiagnosticCode)
    /// Understood on other platforms; kept as written and reported once per spelling.
    case foreign(spelling: String)
    /// A reference inside leads to a token of another type; `reads` tells whether its value can be
    /// read as the wanted type.
    case mismatch(Reference, wanted: TokenType, reads: Bool)
  }

  let kind: Kind
  let message: String
  /// The innermost part that is wrong.
  let cursor: ValueCursor
  let help: String?
  /// The text that is meant, where the help names one for the whole string at the cursor.
  var meant: String?

  static func wrong(
    _ code: DiagnosticCode, _ message: String, at cursor: ValueCursor, help: String? = nil,
    meant: String? = nil
  ) -> Fault {
    Fault(kind: .wrong(code), message: message, cursor: cursor, help: help, meant: meant)
  }

  /// A number that exceeds what calculations can hold.
  static func tooLarge(_ digits: ArraySlice<UInt8>, at cursor: ValueCursor) -> Fault {
    .wrong(
      .numberOutOfRange,
      "'\(String(decoding: digits, as: UTF8.self))' exceeds the largest number, about 1.8e308",
      at: cursor)
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
  /// The noun used in messages.
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
