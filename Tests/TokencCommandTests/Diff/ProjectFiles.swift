import Foundation

/// The project's own files.
enum ProjectFiles {
  /// The bytes of a file, by its path from the project's folder.
  static func read(_ path: String) throws -> [UInt8] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..")
    return Array(try Data(contentsOf: root.appendingPathComponent(path)))
  }
}
