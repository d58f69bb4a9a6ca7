/// Which extensions of JSON a reader accepts.
package enum JSONSyntax: Sendable {
  /// Strictly RFC 8259.
  case strict
  /// With comments and trailing commas (`.jsonc`).
  case commented
  /// JSON5 (spec.json5.org, 1.0.0): single quotes, names without quotes, hexadecimal numbers, …
  case json5
}
