import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

/// One spelling of a value, and what it comes to as a type.
///
/// The wrong part of the value is marked with `1️⃣`, where that is not all of it.
struct ValueCase: CustomTestStringConvertible {
  enum Outcome {
    /// Printed so, without a finding.
    case read(String)
    /// Printed so, with a warning.
    case foreign(String, String)
    /// An error.
    case wrong(DiagnosticCode, String, help: String?)
  }

  let value: String
  let outcome: Outcome

  var testDescription: String { value }

  private init(_ value: String, _ outcome: Outcome) {
    self.value = value.contains("1️⃣") ? value : "1️⃣" + value
    self.outcome = outcome
  }

  /// A value that is printed so.
  static func read(_ value: String, _ printed: String) -> ValueCase {
    ValueCase(value, .read(printed))
  }

  /// A text or number that is kept as written, since it is not a `noun`.
  static func foreign(_ value: String, no noun: String) -> ValueCase {
    let text = value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value
    return ValueCase(value, .foreign(text, "'\(text)' is not a \(noun) here; kept as written"))
  }

  /// A value that is kept in the one spelling of what is read of it.
  static func foreign(_ value: String, _ printed: String, _ message: String) -> ValueCase {
    ValueCase(value, .foreign(printed, message))
  }

  /// A value that is an error.
  static func wrong(
    _ value: String, _ code: DiagnosticCode, _ message: String, help: String? = nil
  ) -> ValueCase {
    ValueCase(value, .wrong(code, message, help: help))
  }

  /// Compiles the value as a token of a type, and compares.
  func check(
    as type: String, dialect: DialectRules = .auto,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let stack = compile(
      "{ \"it\": { \"$type\": \"\(type)\", \"$value\": \(value) } }", dialect: dialect)
    switch outcome {
    case .read(let printed):
      stack.expect(sourceLocation: sourceLocation)
      #expect(stack["it"] == printed, sourceLocation: sourceLocation)
    case .foreign(let printed, let message):
      stack.expect(
        [.warning(.unsupportedValue, "1️⃣", message)], sourceLocation: sourceLocation)
      #expect(stack["it"] == printed, sourceLocation: sourceLocation)
    case .wrong(let code, let message, let help):
      stack.expect([.error(code, "1️⃣", message, help: help)], sourceLocation: sourceLocation)
    }
  }
}
