import TokencDiagnostics

/// What columns are counted in.
public enum ColumnUnit: Sendable, CaseIterable {
  /// Bytes.
  case utf8
  /// What the Language Server Protocol counts by default: scalars above U+FFFF are two.
  case utf16
  /// Unicode scalars, as the messages of tokenc have them.
  case scalar

  /// The same as the core has it.
  var textUnit: TextUnit {
    switch self {
    case .utf8: .utf8
    case .utf16: .utf16
    case .scalar: .scalar
    }
  }
}

/// A line and a column, both counted from 1: one more than the Language Server Protocol has.
///
/// A line ends with LF, CR LF or CR. A tab is one column, a byte order mark none.
public struct TextPosition: Sendable, Hashable, Comparable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in a ``ColumnUnit``.
  public var column: Int

  /// A line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether a position stands before another one.
  public static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
