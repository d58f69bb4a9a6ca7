package import Foundation

/// A folder of its own for one test.
package struct ScratchDirectory {
  package let url: URL

  /// Runs a test's body with an empty folder that is removed afterwards.
  package static func with<Result>(
    _ body: (ScratchDirectory) throws -> Result
  ) throws -> Result {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(ScratchDirectory(url: url))
  }

  /// The path of a file in the folder.
  package func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// The names of all files, hidden ones too, in alphabetical order.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Writes a file.
  package func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// Reads a file.
  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }
}
