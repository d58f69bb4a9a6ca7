/// The version of tokenc.
package enum Version {
  /// As printed by `--version` and in headers of generated files.
  package static let current = "0.1.0"
}
