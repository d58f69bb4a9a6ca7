import Foundation
import TokencTestSupport
import Testing

@testable import TokencCommand

/// Random resolver documents.
@Suite struct DocumentPropertyTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the modes of a modifier are what its contexts give one by one`(_ seed: UInt64) throws {
    var random = RandomDocument(seed: seed)
    let files = random.files()
    let modifier = "m0"
    let rest = ["--input", "m1=\(random.context())"]
    let joined = try tokens(files, rest + ["--mode-from", modifier])
    for context in RandomDocument.contexts {
      let single = try tokens(files, rest + ["--input", "\(modifier)=\(context)"])
      var column: [String: [String]] = [:]
      for (path, token) in joined {
        guard let values = token["values"] as? [String: Any], let value = values[context] else {
          continue
        }
        let alias = (token["alias"] as? [String: String])?[context] ?? "–"
        let source = (token["source"] as? [String: String])?[context] ?? "–"
        column[path] = ["\(value)", alias, source]
      }
      var wanted: [String: [String]] = [:]
      for (path, token) in single {
        guard let values = token["values"] as? [String: Any], let value = values["default"] else {
          continue
        }
        let alias = (token["alias"] as? [String: String])?["default"] ?? "–"
        let source = (token["source"] as? [String: String])?["default"] ?? "–"
        wanted[path] = ["\(value)", alias, source]
      }
      #expect(column == wanted, "seed \(seed), \(context)")
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `check finds what some combination of inputs finds, and nothing else`(_ seed: UInt64) {
    var random = RandomDocument(seed: seed)
    let files = random.files()
    var wanted: Set<String> = []
    for first in RandomDocument.contexts {
      for second in RandomDocument.contexts {
        wanted.formUnion(errors(files, ["--input", "m0=\(first)", "--input", "m1=\(second)"]))
      }
    }
    #expect(Set(errors(files, [])) == wanted, "seed \(seed)")
  }

  private func tokens(
    _ files: [String: String], _ options: [String]
  ) throws -> [String: [String: Any]] {
    let machine = InMemorySystem(files)
    _ = machine.run(
      ["resolve", "--no-defaults", "--keep-going", "d.json", "--format", "json"] + options)
    let object = try JSONSerialization.jsonObject(with: Data(machine.output.utf8))
    return (object as? [String: Any])?["tokens"] as? [String: [String: Any]] ?? [:]
  }

  private func errors(_ files: [String: String], _ options: [String]) -> [String] {
    let machine = InMemorySystem(files)
    _ = machine.run(["check", "--no-defaults", "d.json"] + options)
    return machine.errorOutput.split(separator: "\n").map(String.init).filter {
      $0.contains(": error: ") || $0.contains(": warning: ")
    }
  }
}

/// Makes resolver documents whose tokens refer to each other at random.
private struct RandomDocument {
  static let contexts = ["a", "b", "c"]
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func context() -> String {
    Self.contexts.randomElement(using: &random) ?? "a"
  }

  mutating func files() -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<4 { files["f\(number).json"] = tree() }
    let modifiers = (0..<2).map { number in
      let contexts = Self.contexts.map { ##""\##($0)": [\##(sources())]"## }
      return ##""m\##(number)": { "contexts": { \##(contexts.joined(separator: ", ")) } }"##
    }
    let sets = (0..<2).map { ##""s\##($0)": { "sources": [\##(sources(isSet: $0 == 0))] }"## }
    let order = [
      ##"{ "$ref": "#/sets/s1" }"##, ##"{ "$ref": "#/modifiers/m0" }"##,
      ##"{ "$ref": "#/modifiers/m1" }"##,
    ]
    .shuffled(using: &random)
    files["d.json"] = """
      {
        "version": "2025.10",
        "sets": { \(sets.joined(separator: ", ")) },
        "modifiers": { \(modifiers.joined(separator: ",\n    ")) },
        "resolutionOrder": [\(order.joined(separator: ", "))]
      }
      """
    return files
  }

  private mutating func sources(isSet: Bool = false) -> String {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !isSet: ##"{ "$ref": "#/sets/s0" }"##
      case 1, 2: ##"{ "$ref": "f\##(Int.random(in: 0..<4, using: &random)).json" }"##
      default: tree()
      }
    }.joined(separator: ", ")
  }

  private mutating func tree() -> String {
    var groups: [String] = []
    for group in ["g", "h"].shuffled(using: &random) where Bool.random(using: &random) {
      var members: [String] = []
      for name in ["t", "u", "v"].shuffled(using: &random) where Bool.random(using: &random) {
        members.append(##""\##(name)": { "$value": \##(value()) }"##)
      }
      groups.append(##""\##(group)": { \##(members.joined(separator: ", ")) }"##)
    }
    return "{ \(groups.joined(separator: ", ")) }"
  }

  private mutating func value() -> String {
    let group = ["g", "h"].randomElement(using: &random) ?? "g"
    let name = ["t", "u", "v"].randomElement(using: &random) ?? "t"
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return ##""{\##(group).\##(name)}""##
    case 1: return ##""x {\##(group).\##(name)}""##
    case 2: return ##"{ "k": ["{\##(group).\##(name)}", 1] }"##
    default: return String(Int.random(in: 0..<100, using: &random))
    }
  }
}
