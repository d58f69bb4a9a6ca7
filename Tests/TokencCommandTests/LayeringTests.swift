import Foundation
import Testing

/// Holds the `import` lines of the sources to the layers that the README draws, since the package
/// manager does not see imports of what is only linked along.
@Suite struct LayeringTests {
  /// What each module may import beside itself; C libraries only where the comment says why.
  private static let allowed: [String: Set<String>] = [
    "JSON": [],
    // The C library for `pow` and `cbrt`, in colour conversion alone.
    "DesignTokens": ["JSON", "Glibc", "Musl", "Darwin"],
    "TokencEmitters": ["DesignTokens", "JSON"],
    "TokenAnalysis": ["DesignTokens", "JSON"],
    "TokencCommand": [
      "TokencDefaults", "TokenAnalysis", "TokencEmitters", "DesignTokens", "JSON", "CTokencMalloc",
      "Glibc",
      "Musl", "Darwin", "Synchronization",
    ],
    "tokenc": ["TokencCommand"],
    // Plugins run inside the package manager; they see none of the modules.
    "tokenc-build-plugin": ["Foundation", "PackagePlugin"],
    "tokenc-command-plugin": ["Foundation", "PackagePlugin"],
    "tokenc-bench": [
      "TokencCommand", "TokencEmitters", "DesignTokens", "JSON", "Glibc", "Musl", "Darwin",
    ],
    "tokenc-fuzz": ["TokencCommand"],
  ]

  /// The only sources below `TokencCommand` that may name a C library.
  private static let withLibrary = ["ColorMath.swift", "MathsFunctions.swift"]

  @Test func `every module imports only what is below it`() throws {
    var seen: Set<String> = []
    for (module, file, imported) in try Self.imports() {
      seen.insert(module)
      let allowed = try #require(Self.allowed[module], "\(module) has no layer")
      #expect(allowed.contains(imported), "\(module)/\(file) imports \(imported)")
      if module == "DesignTokens", ["Glibc", "Musl", "Darwin"].contains(imported) {
        #expect(Self.withLibrary.contains(file), "\(module)/\(file) imports \(imported)")
      }
    }
    let modules: Set = ["DesignTokens", "TokencEmitters", "TokenAnalysis", "TokencCommand"]
    #expect(seen.isSuperset(of: modules))
  }

  @Test func `no source is longer than 400 lines or forces anything`() throws {
    for (path, text) in try Self.sources() {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 401, "\(path)")
      for word in ["try!", "as!", "fatalError("] {
        #expect(!text.contains(word), "\(path) says \(word)")
      }
    }
  }

  private static func imports() throws -> [(module: String, file: String, imported: String)] {
    try sources().flatMap { path, text in
      let parts = path.split(separator: "/")
      return text.split(separator: "\n").compactMap {
        (line) -> (module: String, file: String, imported: String)? in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 1, words.count == index + 2
        else { return nil }
        return (String(parts[0]), String(parts[parts.count - 1]), String(words[index + 1]))
      }
    }
  }

  /// The Swift files below `Sources`, by their paths from there.
  private static func sources() throws -> [(path: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { ($0, try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
  }
}
