/// The unit of columns.
package enum TextUnit: CaseIterable, Sendable {
  /// Bytes.
  case utf8
  /// The default unit of editors: scalars above U+FFFF count as two.
  case utf16
  /// Unicode scalars, as in messages for people.
  case scalar
}
