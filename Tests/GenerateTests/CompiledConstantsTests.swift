import Foundation
import TestSupport
import Testing

/// Every constant of every kind, compiled, imported and printed, is what `resolve` says.
@Suite struct CompiledConstantsTests {
  @Test func `a program that imports the Swift prints what resolve prints`() throws {
    let sets = try Self.sets()
    try ScratchDirectory.with { folder in
      for set in sets { try folder.write("\(set.name).swift", set.source) }
      try folder.write("main.swift", Printer.source(sets))
      let compiled = try Shell.run(
        ["swiftc", "-emit-module", "-emit-library", "-static", "-module-name", "Generated"]
          + SwiftCompiler.flags + sets.map { "\($0.name).swift" } + ["-o", "libGenerated.a"],
        in: folder.url)
      try #require(compiled.status == 0, "\(compiled.output.prefix(4000))")
      let linked = try Shell.run(
        [
          "swiftc", "-swift-version", "6", "-suppress-warnings", "main.swift", "-I", ".", "-L", ".",
          "-lGenerated", "-o", "show",
        ], in: folder.url)
      try #require(linked.status == 0, "\(linked.output.prefix(4000))")
      let printed = try Shell.run(["./show"], in: folder.url)
      var count = 0
      for line in printed.output.split(separator: "\n") {
        let parts = line.split(separator: "\t", maxSplits: 2)
        guard parts.count == 3, let set = Int(parts[0]), let index = Int(parts[1]) else { continue }
        try Self.check(sets[set], index, String(parts[2]))
        count += 1
      }
      #expect(count == sets.map(\.accessors.count).reduce(0, +))
      // Foundation takes names in two normal forms for one.
      for set in sets {
        #expect(Set(set.accessors.map(\.path)).count == set.json.count, "\(set.name)")
      }
    }
  }

  private static func check(_ set: GeneratedSet, _ index: Int, _ printed: String) throws {
    let path = set.accessors[index].path
    let token = try #require(set.json[path] as? [String: Any], "\(path)")
    let values = try #require(token["values"] as? [String: Any])
    let value = try JSONSerialization.jsonObject(
      with: Data(printed.utf8), options: .fragmentsAllowed)
    for side in ["light", "dark"] {
      let written = try #require(values[side] ?? values["default"])
      guard let expected = ExpectedValue.of(written, type: token["type"] as? String) else {
        continue
      }
      let found = ExpectedValue.text(ExpectedValue.side(side, of: value))
      #expect(found == ExpectedValue.text(expected), "\(set.name): \(path) in \(side)")
    }
  }

  private static func sets() throws -> [GeneratedSet] {
    var sets = [
      try GeneratedSet("Defaults", [:], []),
      try GeneratedSet("Names", ["a.json": Inputs.names], ["--no-defaults", "a.json"]),
      try GeneratedSet("Types", ["a.json": Inputs.types], ["--no-defaults", "a.json"]),
      try GeneratedSet("Alphas", ["a.json": Inputs.alphas], ["--no-defaults", "a.json"]),
      try GeneratedSet("Pairs", ["a.json": Inputs.pairs], ["--no-defaults", "a.json"]),
      try GeneratedSet(
        "Random", ["a.json": Inputs.random(300, seed: 1)], ["--no-defaults", "a.json"]),
    ]
    for theme in ["harbour", "meridian", "summit"] {
      let path = "Tokens/Themes/\(theme)Tokens.json"
      sets.append(
        try GeneratedSet(theme.capitalized, [path: try Project.text(path)], [path]))
    }
    return sets
  }
}
