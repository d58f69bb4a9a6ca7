import TokencDiagnostics

/// The unit of columns.
public enum ColumnUnit: Sendable, CaseIterable {
  /// Bytes.
  case utf8
  /// The default of the Language Server Protocol: scalars above U+FFFF count as two.
  case utf16
  /// Unicode scalars, as in tokenc's messages.
  case scalar

  /// The same unit for the core.
  var textUnit: TextUnit {
    switch self {
    case .utf8: .utf8
    case .utf16: .utf16
    case .scalar: .scalar
    }
  }
}

/// A line and a column, both counted from 1, while the Language Server Protocol counts from 0.
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

  /// Whether a position precedes another one.
  public static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
