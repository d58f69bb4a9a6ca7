import Foundation
import TestSupport
import Testing

@testable import TokenCommand

/// Runs every system of a folder of token files through `generate swift`, the compiler and a
/// program that prints every constant.
///
/// Only where `TOKENC_CORPUS` names such a folder, with a `RUNS.json` that lists for each system
/// the files of each run: `make corpus CORPUS=…`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TOKENC_CORPUS"] != nil))
struct CorpusTests {
  private static let corpus = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["TOKENC_CORPUS"] ?? "")

  @Test func `the Swift of every system prints what resolve prints`() throws {
    let data = try Data(contentsOf: Self.corpus.appendingPathComponent("RUNS.json"))
    let systems = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: [String: [String: Any]]])
    var all = Counts()
    for (system, runs) in systems.sorted(by: { $0.key < $1.key }) {
      var counts = Counts()
      var sets: [GeneratedSet] = []
      for (run, details) in runs.sorted(by: { $0.key < $1.key }) {
        guard details["skip"] == nil, let files = details["files"] as? [String] else { continue }
        do {
          let set = try Self.set(
            "Set\(sets.count)", system, files, details["sets"] as? [String] ?? [])
          counts.add(set)
          all.add(set)
          sets.append(set)
        } catch let failure as GeneratedSet.Failure {
          print("\(system) \(run): nothing is written: \(failure.output.prefix(200))")
        }
      }
      try #require(!sets.isEmpty, "\(system)")
      counts.compared = try CompiledSets.check(sets).reduce(0, +)
      print("\(system): \(sets.count) runs, \(counts.text)")
      #expect(counts.compared == counts.constants, "\(system)")
      #expect(counts.writtenColors == counts.readColors, "\(system): \(counts.text)")
    }
    // The rest are gradients and functions of other languages under the type of a colour.
    #expect(all.writtenColors * 100 >= all.colors * 95, "\(all.text)")
  }

  private static func set(
    _ name: String, _ system: String, _ files: [String], _ sets: [String]
  ) throws -> GeneratedSet {
    var memory: [String: [UInt8]] = [:]
    let folder = corpus.appendingPathComponent(system)
    for file in files {
      memory[file] = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
    }
    return try GeneratedSet(
      name, memory, ["--no-defaults"] + sets.flatMap { ["--set", $0] } + files,
      isStrict: false)
  }

  /// What became of the tokens of a system.
  private struct Counts {
    var tokens = 0
    var constants = 0
    var compared = 0
    var colors = 0
    /// Those that are colours, and nothing that only other platforms understand.
    var readColors = 0
    var writtenColors = 0

    mutating func add(_ set: GeneratedSet) {
      tokens += set.json.count
      constants += set.accessors.count
      let colors = set.paths(ofType: "color")
      self.colors += colors.count
      readColors += colors.count { set.isRead($0) }
      writtenColors += colors.intersection(set.accessors.map(\.path)).count
    }

    var text: String {
      "\(tokens) tokens, \(constants) written, \(tokens - constants) left out, \(compared) "
        + "compared, \(writtenColors) of \(colors) colours"
    }
  }
}
