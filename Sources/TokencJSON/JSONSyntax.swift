/// How much beyond JSON a reader accepts.
package enum JSONSyntax: Sendable {
  /// RFC 8259 to the letter.
  case strict
  /// With comments and commas before closing brackets (`.jsonc`).
  case commented
  /// JSON5 (spec.json5.org, 1.0.0): single quotes, names without quotes, hexadecimal numbers, …
  case json5
}
