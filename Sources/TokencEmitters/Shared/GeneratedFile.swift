/// One file that a generator writes.
package struct GeneratedFile: Sendable {
  /// Relative to the folder that takes the files; the mere name where there is one file.
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
