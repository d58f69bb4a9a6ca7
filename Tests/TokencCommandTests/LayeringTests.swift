import Foundation
import Testing
import TokencDiagnostics

@testable import TokencCommand

/// Holds the `import` lines of the sources to the layers that the README draws, since the package
/// manager does not see imports of what is only linked along.
@Suite struct LayeringTests {
  /// What each module may import beside itself, low to high.
  static let layers: [(module: String, imports: Set<String>)] = [
    ("TokencText", []),
    // The only one that names C libraries; it hands on the one that there is.
    ("TokencPlatform", ["Darwin", "Glibc", "Musl", "ucrt"]),
    ("TokencSettings", []),
    ("TokencJSON", ["TokencText"]),
    // The C library for `pow` and `cbrt`, in arithmetic alone.
    ("TokencColor", ["TokencText", "TokencPlatform"]),
    ("TokencDiagnostics", ["TokencJSON", "TokencText"]),
    ("TokencCore", foundations),
    ("TokencDialects", foundations.union(["TokencCore", "TokencPlatform"])),
    ("TokencEmitters", foundations.union(["TokencCore", "TokencSettings"])),
    ("TokencAnalysis", foundations.union(["TokencCore", "TokencSettings"])),
    ("TokencDefaults", []),
    (
      "TokencSystem",
      ["TokencJSON", "TokencText", "TokencPlatform", "CTokencMalloc", "Synchronization"]
    ),
    (
      "TokencKit",
      foundations.union([
        "TokencDefaults", "TokencSettings", "TokencSystem", "TokencAnalysis", "TokencEmitters",
        "TokencDialects", "TokencCore", "Synchronization",
      ])
    ),
    (
      "TokencCommand",
      foundations.union([
        "TokencDefaults", "TokencSettings", "TokencSystem", "TokencAnalysis", "TokencEmitters",
        "TokencDialects",
        "TokencCore",
      ])
    ),
    ("tokenc", ["TokencCommand", "TokencSystem"]),
    // Plugins run inside the package manager; they see none of the modules.
    ("tokenc-build-plugin", ["Foundation", "PackagePlugin"]),
    ("tokenc-command-plugin", ["Foundation", "PackagePlugin"]),
    (
      "tokenc-bench",
      foundations.union([
        "TokencCommand", "TokencEmitters", "TokencSystem", "TokencDialects", "TokencCore",
        "TokencPlatform",
      ])
    ),
    ("tokenc-fuzz", ["TokencCommand", "TokencSystem"]),
    // A tool that sees the sources as text only.
    ("tokenc-mutants", ["Foundation", "Synchronization"]),
  ]

  /// The modules that know no tokens.
  private static let foundations: Set = [
    "TokencDiagnostics", "TokencColor", "TokencJSON", "TokencText",
  ]

  /// The folders of the modules that have several, low to high: files name types of their own
  /// folder and of those before it.
  static let folders: [(module: String, names: [String])] = [
    (
      "TokencCore",
      [
        "Model", "References", "Reading", "Composing", "Layering", "Linking", "Typing", "Resolved",
        "Values", "Resolving", "Validation", "Compiling",
      ]
    ),
    (
      "TokencDialects",
      ["Refused", "Backbase", "DTCG", "StyleDictionary", "TokensStudio"]
    ),
  ]

  /// The only sources of the pure modules that may use the C library.
  private static let withLibrary = ["ColorMath.swift", "MathsFunctions.swift"]

  @Test func `every module imports only what is below it`() throws {
    var seen: Set<String> = []
    for (module, file, imported) in try Self.imports() {
      seen.insert(module)
      let layer = try #require(
        Self.layers.first { $0.module == module }, "\(module) has no layer")
      #expect(layer.imports.contains(imported), "\(module)/\(file) imports \(imported)")
      if imported == "TokencPlatform", ["TokencColor", "TokencDialects"].contains(module) {
        #expect(Self.withLibrary.contains(file), "\(module)/\(file) imports \(imported)")
      }
    }
    #expect(seen.isSuperset(of: ["TokencCore", "TokencDialects", "TokencCommand"]))
  }

  /// Types are told by their names, which are unique among the sources of a module.
  @Test func `every folder names only types of its own and of the folders below it`() throws {
    for (module, folders) in Self.folders {
      let ranks = Dictionary(uniqueKeysWithValues: zip(folders, folders.indices))
      let sources = try Self.sources().filter { $0.path.hasPrefix("\(module)/") }
      var homes: [String: (folder: String, rank: Int)] = [:]
      var texts: [(path: String, folder: String, rank: Int, text: String)] = []
      for (path, text) in sources {
        let parts = path.split(separator: "/").map(String.init)
        // What lies beside the folders uses them all.
        guard parts.count > 2 else { continue }
        let rank = try #require(ranks[parts[1]], "the folder \(parts[1]) has no place in the order")
        let code = Self.code(text)
        texts.append((path, parts[1], rank, code))
        for match in code.matches(
          of: #/(?m)^(?:package |public |indirect )*(?:struct|enum|protocol|typealias) (\w+)/#)
        {
          homes[String(match.1)] = (parts[1], rank)
        }
      }
      #expect(!homes.isEmpty)
      for (path, folder, rank, text) in texts {
        for match in text.matches(of: #/\b[A-Z]\w+/#) {
          guard let home = homes[String(match.0)], home.rank > rank else { continue }
          Issue.record("\(path) names \(match.0) of \(home.folder), above \(folder)")
        }
      }
    }
  }

  @Test func `the README draws every module above those that it imports`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let section = try #require(readme.split(separator: "## Architecture").last)
    let picture = section.split(separator: "```")[1].split(separator: "\n")
    var lines: [String: Int] = [:]
    for (index, line) in picture.enumerated() {
      // Names stand first, words about them follow after two blanks.
      let label = line.drop { $0 == " " }.split(separator: "  ").first ?? ""
      for name in label.split(separator: " ") {
        #expect(lines.updateValue(index, forKey: String(name)) == nil, "\(name) twice")
      }
    }
    let shipped = Self.layers.filter { !$0.module.contains("-") }
    #expect(Set(lines.keys) == Set(shipped.map(\.module)))
    for (module, imports) in shipped {
      let own = try #require(lines[module])
      for imported in imports {
        guard let line = lines[imported] else { continue }
        #expect(own < line, "\(module) imports \(imported), which is drawn above it")
      }
    }
  }

  /// A dialect is a value that the core is handed.
  @Test func `the core knows no dialect by name`() throws {
    for (path, text) in try Self.sources() where path.hasPrefix("TokencCore/") {
      for name in ["Backbase", "Studio", "Style Dictionary", "sd-transforms"] {
        #expect(!text.contains(name), "\(path) names \(name)")
      }
    }
  }

  /// Codes are declared beside what reports them; one list collects them for documents.
  @Test func `every code of a finding is in the list, once`() throws {
    var declared: Set<String> = []
    for (path, text) in try Self.sources() {
      let code = text.replacing(#/\/\/[^\n]*/#, with: "")
      for match in code.matches(of: #/DiagnosticCode\(\s*"([a-z0-9-]+)"/#) {
        #expect(declared.insert(String(match.1)).inserted, "\(path) declares \(match.1) again")
      }
    }
    #expect(declared == Set(DiagnosticCode.all.map(\.rawValue)))
    #expect(declared.count == DiagnosticCode.all.count)
  }

  /// A source without its comments and texts.
  private static func code(_ text: String) -> String {
    text.replacing(#/(?s)""".*?"""/#, with: "\"\"")
      .replacing(#/\/\/[^\n]*/#, with: "")
      .replacing(#/"(?:\\.|[^"\\\n])*"/#, with: "\"\"")
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
