import Foundation
import TokencTestSupport
import Testing

/// Token files of real design systems, which are not part of the project: the folder that
/// `TOKENC_CORPUS` names, with a `RUNS.json` that lists for each system the files of each run.
enum Corpus {
  /// Files that make one stack.
  struct Run: CustomStringConvertible {
    let system: String
    let name: String
    /// The files from the system's folder, the lowest layer first.
    let files: [String]
    let sets: [String]
    let bytes: [String: [UInt8]]

    /// A machine that holds the files.
    var machine: InMemorySystem {
      let machine = InMemorySystem()
      machine.files = bytes
      return machine
    }

    /// The operands and options that read them.
    var arguments: [String] { ["--no-defaults"] + sets.flatMap { ["--set", $0] } + files }

    var description: String { "\(system)/\(name)" }
  }

  /// Whether there is such a folder.
  static var isThere: Bool { path != nil }

  private static var path: String? { ProcessInfo.processInfo.environment["TOKENC_CORPUS"] }

  /// All runs that are meant to be read, by their systems.
  static func systems() throws -> [(name: String, runs: [Run])] {
    let folder = URL(fileURLWithPath: try #require(path))
    let data = try Data(contentsOf: folder.appendingPathComponent("RUNS.json"))
    let systems = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: [String: [String: Any]]])
    return try systems.sorted { $0.key < $1.key }.map { system, runs in
      let root = folder.appendingPathComponent(system)
      let read = try runs.sorted { $0.key < $1.key }.compactMap { name, details -> Run? in
        guard details["skip"] == nil, let files = details["files"] as? [String] else { return nil }
        var bytes: [String: [UInt8]] = [:]
        for file in files {
          bytes[file] = Array(try Data(contentsOf: root.appendingPathComponent(file)))
        }
        return Run(
          system: system, name: name, files: files, sets: details["sets"] as? [String] ?? [],
          bytes: bytes)
      }
      return (system, read)
    }
  }
}
