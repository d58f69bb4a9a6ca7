import Foundation
import TokencTestSupport
import Testing

/// Generated Swift as a module, and a program that imports it and prints every constant.
enum CompiledSets {
  /// Compiles the sets, runs the program, and holds what it prints to what `resolve` says.
  ///
  /// Returns for each set how many constants were compared in light and in dark mode.
  @discardableResult
  static func check(_ sets: [GeneratedSet]) throws -> [Int] {
    let lines = try printed(sets)
    var compared = sets.map { _ in 0 }
    var seen = sets.map { _ in Set<Int>() }
    for line in lines {
      let parts = line.split(separator: "\t", maxSplits: 2)
      try #require(parts.count == 3, "\(line)")
      let set = try #require(Int(parts[0]))
      let index = try #require(Int(parts[1]))
      seen[set].insert(index)
      if try check(sets[set], index, String(parts[2])) { compared[set] += 1 }
    }
    for (set, indices) in zip(sets, seen) {
      #expect(indices.count == set.accessors.count, "\(set.name)")
    }
    return compared
  }

  private static func printed(_ sets: [GeneratedSet]) throws -> [Substring] {
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
      let shown = try Shell.run(["./show"], in: folder.url)
      try #require(shown.status == 0, "\(shown.output.suffix(1000))")
      return shown.output.split(separator: "\n")
    }
  }

  /// Whether a constant could be compared in all modes.
  private static func check(
    _ set: GeneratedSet, _ index: Int, _ printed: String
  ) throws -> Bool {
    let path = set.accessors[index].path
    let token = try #require(set.json[path] as? [String: Any], "\(path)")
    let values = try #require(token["values"] as? [String: Any])
    let value = try JSONSerialization.jsonObject(
      with: Data(printed.utf8), options: .fragmentsAllowed)
    var isCompared = true
    for side in ["light", "dark"] {
      let written = try #require(values[side] ?? values[set.firstMode])
      guard let expected = ExpectedValue.of(written, type: token["type"] as? String) else {
        isCompared = false
        continue
      }
      let found = ExpectedValue.text(ExpectedValue.side(side, of: value))
      #expect(found == ExpectedValue.text(expected), "\(set.name): \(path) in \(side)")
    }
    return isCompared
  }
}
