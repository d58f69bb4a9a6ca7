import Foundation
import TokencTestSupport
import Testing

/// Every constant of every kind, compiled, imported and printed, is what `resolve` says.
@Suite struct CompiledConstantsTests {
  @Test func `a program that imports the Swift prints what resolve prints`() throws {
    let sets = try Self.sets()
    let compared = try CompiledSets.check(sets)
    for (set, count) in zip(sets, compared) {
      #expect(count == set.accessors.count, "\(set.name)")
      // Foundation takes names in two normal forms for one.
      #expect(Set(set.accessors.map(\.path)).count == set.json.count, "\(set.name)")
    }
  }

  private static func sets() throws -> [GeneratedSet] {
    var sets = [
      try GeneratedSet("Defaults", [:], []),
      try GeneratedSet("Names", ["a.json": Inputs.names], ["--no-defaults", "a.json"]),
      try GeneratedSet("Types", ["a.json": Inputs.types], ["--no-defaults", "a.json"]),
      try GeneratedSet("Styles", ["a.json": Inputs.textStyles], ["--no-defaults", "a.json"]),
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
