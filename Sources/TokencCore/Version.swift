/// The version of tokenc.
package enum Version {
  /// As `--version` and the heads of generated files have it.
  package static let current = "0.1.0"
}
