/// One file that a generator writes.
package struct GeneratedFile: Sendable {
  /// Relative to the target folder; just the name if there is only one file.
  package let path: String
  package let content: Content

  init(path: String, _ content: Content) {
    self.path = path
    self.content = content
  }

  init(path: String, bytes: [UInt8]) {
    self.init(path: path, .bytes(bytes))
  }
}
