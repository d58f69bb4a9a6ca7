import Foundation
import Testing

/// Holds the `import` lines of the sources to the layers that the README draws, since the package
/// manager does not see imports of what is only linked along.
@Suite struct LayeringTests {
  /// What each module may import beside itself; C libraries only where the comment says why.
  private static let allowed: [String: Set<String>] = [
    "JSON": [],
    // The only one that names C libraries; it hands on the one that there is.
    "TokencPlatform": ["Darwin", "Glibc", "Musl", "ucrt"],
    // The C library for `pow` and `cbrt`, in arithmetic alone.
    "DesignTokens": ["JSON", "TokencPlatform"],
    "TokencSettings": [],
    "TokencEmitters": ["DesignTokens", "JSON", "TokencSettings"],
    "TokenAnalysis": ["DesignTokens", "JSON"],
    "TokencSystem": ["JSON", "TokencPlatform", "CTokencMalloc", "Synchronization"],
    "TokencCommand": [
      "TokencDefaults", "TokencSettings", "TokencSystem", "TokenAnalysis", "TokencEmitters",
      "DesignTokens", "JSON",
    ],
    "tokenc": ["TokencCommand", "TokencSystem"],
    // Plugins run inside the package manager; they see none of the modules.
    "tokenc-build-plugin": ["Foundation", "PackagePlugin"],
    "tokenc-command-plugin": ["Foundation", "PackagePlugin"],
    "tokenc-bench": [
      "TokencCommand", "TokencEmitters", "TokencSystem", "DesignTokens", "JSON", "TokencPlatform",
    ],
    "tokenc-fuzz": ["TokencCommand", "TokencSystem"],
  ]

  /// The only sources of the pure modules that may use the C library.
  private static let withLibrary = ["ColorMath.swift", "MathsFunctions.swift"]

  @Test func `every module imports only what is below it`() throws {
    var seen: Set<String> = []
    for (module, file, imported) in try Self.imports() {
      seen.insert(module)
      let allowed = try #require(Self.allowed[module], "\(module) has no layer")
      #expect(allowed.contains(imported), "\(module)/\(file) imports \(imported)")
      if module == "DesignTokens", imported == "TokencPlatform" {
        #expect(Self.withLibrary.contains(file), "\(module)/\(file) imports \(imported)")
      }
    }
    let modules: Set = [
      "DesignTokens", "TokencEmitters", "TokenAnalysis", "TokencSystem", "TokencCommand",
    ]
    #expect(seen.isSuperset(of: modules))
  }

  /// A chain of questions without an end is silently wrong on the next platform.
  @Test func `only the platform's own sources ask which platform it is`() throws {
    let homes = ["TokencPlatform/", "TokencSystem/Platform/", "tokenc-bench/"]
    for (path, text) in try Self.sources() where !homes.contains(where: path.hasPrefix) {
      for library in ["Darwin", "Glibc", "Musl"] {
        #expect(!text.contains("canImport(\(library))"), "\(path) asks for \(library)")
      }
    }
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
