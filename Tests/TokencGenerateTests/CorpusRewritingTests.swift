import Foundation
import TokencTestSupport
import Testing

@testable import TokencCommand

/// Converts and formats every system of a folder of token files: `make corpus CORPUS=…`.
@Suite(.enabled(if: Corpus.isThere))
struct CorpusRewritingTests {
  @Test(arguments: [[], ["--keep-aliases"]])
  func `every system converted to DTCG holds to its letter and says the same`(
    _ options: [String]
  ) throws {
    var (total, written) = (0, 0)
    for (system, runs) in try Corpus.systems() {
      for run in runs {
        guard let source = Resolved(run.bytes, run.arguments + ["--keep-going"]) else { continue }
        total += source.tokens.values.reduce(0) { $0 + $1.values.count }
        let machine = run.machine
        _ = machine.run(
          ["generate", "dtcg", "--unrepresentable", "skip", "--keep-going", "-o", "out"] + options
            + run.arguments)
        for mode in source.modes {
          let path = "out/\(mode).tokens.json"
          guard machine.files[path] != nil else { continue }
          written += compare(source, mode, in: path, of: machine, "\(run)")
        }
      }
      print("\(system): \(written) of \(total) values so far")
    }
    // The rest has types or units that DTCG does not know.
    #expect(written * 100 >= total * 70, "\(written) of \(total)")
  }

  /// Compares what a document says with its source.
  ///
  /// - Returns: how many values it holds.
  private func compare(
    _ source: Resolved, _ mode: String, in path: String, of machine: InMemorySystem, _ run: String
  ) -> Int {
    let reader = InMemorySystem()
    reader.files[path] = machine.files[path]
    let line = ["--no-defaults", "--dialect", "dtcg", path]
    #expect(reader.run(["check"] + line) == .success, "\(run) \(mode): \(reader.errorOutput)")
    // A document without tokens, where DTCG can express none, has no output.
    guard let back = Resolved(reader.files, line) else { return 0 }
    for (path, token) in back.tokens {
      // A token that holds others is the root of their group.
      let isRoot = source.tokens[path] == nil && path.hasSuffix(".$root")
      let known = source.tokens[isRoot ? String(path.dropLast(6)) : path]
      #expect(known?.type == token.type, "\(run) \(mode): \(path)")
      let (before, after) = (known?.values[mode], token.values["default"])
      #expect(SameValue.holds(before, after), "\(run) \(mode): \(path): \(before ?? "–")")
    }
    return back.tokens.count
  }

  @Test func `every system formatted says the same`() throws {
    var compared = 0
    for (system, runs) in try Corpus.systems() {
      for run in runs {
        let machine = run.machine
        let status = machine.run(["format", "--write"] + run.files)
        // What is not JSON stays as it is.
        #expect(status == .success || machine.errorOutput.contains("error"), "\(run)")
        let line = run.arguments + ["--keep-going", "--raw"]
        let (before, after) = (Resolved(run.bytes, line), Resolved(machine.files, line))
        #expect(before == after, "\(run)")
        compared += before == nil ? 0 : 1
      }
      print("\(system): \(runs.count) runs formatted")
    }
    #expect(compared > 0)
  }
}

/// What `resolve --format json` says, without places.
private struct Resolved: Equatable {
  struct Token {
    let type: String?
    let values: [String: Any]
  }

  let modes: [String]
  let tokens: [String: Token]
  private let all: NSDictionary

  /// Nil where nothing is printed.
  init?(_ files: [String: [UInt8]], _ arguments: [String]) {
    let machine = InMemorySystem()
    machine.files = files
    _ = machine.run(["resolve", "--format", "json"] + arguments)
    let object = try? JSONSerialization.jsonObject(with: Data(machine.output.utf8))
    guard let object = object as? [String: Any],
      let members = object["tokens"] as? [String: [String: Any]]
    else { return nil }
    modes = object["modes"] as? [String] ?? []
    tokens = members.mapValues {
      Token(type: $0["type"] as? String, values: $0["values"] as? [String: Any] ?? [:])
    }
    let unplaced = members.mapValues { members in
      members.filter { $0.key != "source" && $0.key != "overrides" }
    }
    all = unplaced as NSDictionary
  }

  static func == (first: Resolved, second: Resolved) -> Bool {
    first.modes == second.modes && first.all.isEqual(second.all)
  }
}

/// Whether DTCG says a value as its source does, but for what its rules add.
private enum SameValue {
  static func holds(_ before: Any?, _ after: Any?) -> Bool {
    switch (before, after) {
    case (let before as [Any], let after as [Any]):
      return before.count == after.count && zip(before, after).allSatisfy { holds($0, $1) }
    case (var before as [String: Any], let after as [String: Any]):
      // Every shadow has a spread.
      if before["offsetX"] != nil, before["spread"] == nil { before["spread"] = "0px" }
      return before.keys.sorted() == after.keys.sorted()
        && before.allSatisfy { holds($0.value, after[$0.key]) }
    case (let before as NSNumber, let after as NSNumber):
      let (one, other) = (before.doubleValue, after.doubleValue)
      return abs(one - other) <= 1e-12 * max(1, abs(one))
    case (let before as NSNumber, let after as String):
      // Every dimension has a unit.
      return before.doubleValue == 0 && after == "0px"
    case (let before as String, let after as String):
      return before == after || quantity(before) == quantity(after) && quantity(before) != nil
    default: return false
    }
  }

  private struct Quantity: Equatable {
    let number: Double
    let unit: String
  }

  private static func quantity(_ text: String) -> Quantity? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let digits = text.prefix { "+-.0123456789eE".contains($0) }
    for length in stride(from: digits.count, to: 0, by: -1) {
      guard let number = Double(text.prefix(length)) else { continue }
      return Quantity(
        number: number,
        unit: text.dropFirst(length).trimmingCharacters(in: .whitespaces))
    }
    return nil
  }
}
