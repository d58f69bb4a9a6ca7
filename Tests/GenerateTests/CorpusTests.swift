import Foundation
import TestSupport
import Testing

@testable import TokenCommand

/// Runs every system of a folder of token files through `generate swift` and the compiler.
///
/// Only where `TOKENC_CORPUS` names such a folder, with a `RUNS.json` that lists each system's
/// files: `make corpus CORPUS=…`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TOKENC_CORPUS"] != nil))
struct CorpusTests {
  @Test func `the Swift of every system compiles`() throws {
    let corpus = URL(
      fileURLWithPath: ProcessInfo.processInfo.environment["TOKENC_CORPUS"] ?? "")
    let data = try Data(contentsOf: corpus.appendingPathComponent("RUNS.json"))
    let systems = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
    for (name, runs) in systems.sorted(by: { $0.key < $1.key }) {
      guard let run = runs.sorted(by: { $0.key < $1.key }).first,
        let details = run.value as? [String: Any], let files = details["files"] as? [String]
      else { continue }
      try Self.check(
        "\(name) \(run.key)",
        files.map {
          corpus.appendingPathComponent(name).appendingPathComponent($0).path
        })
    }
  }

  private static func check(_ name: String, _ files: [String]) throws {
    let memory = InMemorySystem([:])
    for file in files {
      memory.files[file] = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    }
    let status = memory.run(
      ["generate", "swift", "--no-defaults"] + files + [
        "-o", "out.swift", "--keep-going", "--unrepresentable", "skip", "--on-collision", "number",
      ])
    guard let bytes = memory.files["out.swift"] else {
      print("\(name): nothing written (\(status))")
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n")
    let constants = lines.count { $0.contains("public var ") || $0.contains("public static var ") }
    let leftOut = lines.count { $0.hasPrefix("//   ") }
    try ScratchDirectory.with { folder in
      try folder.write("out.swift", text)
      let found = try SwiftCompiler.typecheck(["out.swift"], in: folder)
      #expect(found.isEmpty, "\(name): \(found)")
      print("\(name): \(constants) declared, \(leftOut) left out")
    }
  }
}
