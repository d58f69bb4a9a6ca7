/// What columns are counted in.
package enum TextUnit: CaseIterable, Sendable {
  /// Bytes.
  case utf8
  /// What editors count unless they are told otherwise: scalars above U+FFFF are two.
  case utf16
  /// Unicode scalars, as messages for people have them.
  case scalar
}
