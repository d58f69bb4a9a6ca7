import Foundation
import TokencTestSupport
import Testing

@testable import TokencCommand

/// Checks the parts for SwiftUI, UIKit and AppKit against small modules with Apple's signatures.
@Suite struct StandInTests {
  @Test func `the Swift is accepted with and without Apple's frameworks`() throws {
    try ScratchDirectory.with { folder in
      try Self.build(in: folder)
      try Self.writeSources(in: folder)
      let variants = [
        [], ["-I", "only/SwiftUI"], ["-I", "UIKit", "-I", "ui/SwiftUI"],
        ["-I", "AppKit", "-I", "app/SwiftUI"],
      ]
      for source in [
        "theme.swift", "themes.swift", "wrapped.swift", "types.swift", "hostile.swift",
      ] {
        for variant in variants {
          let found = try SwiftCompiler.typecheck(
            [source], variant + SwiftCompiler.strictFlags, in: folder)
          #expect(found.isEmpty, "\(source) \(variant): \(found)")
        }
        let old = try Shell.run(
          [
            "swiftc", "-typecheck", "-swift-version", "5", "-warnings-as-errors",
            "-parse-as-library", "-package-name", "tests", source,
          ], in: folder.url)
        #expect(old.status == 0, "\(source): \(old.output)")
      }
      let split = try FileManager.default.contentsOfDirectory(
        atPath: folder.path("split")
      ).map { "split/\($0)" }.sorted()
      #expect(split.count > 5)
      let found = try SwiftCompiler.typecheck(split, variants[2], in: folder)
      #expect(found.isEmpty, "\(found)")
    }
  }

  private static func build(in folder: ScratchDirectory) throws {
    for (module, source, path) in [
      ("UIKit", "UIKit", "UIKit"), ("AppKit", "AppKit", "AppKit"),
      ("SwiftUI", "SwiftUI", "only/SwiftUI"), ("SwiftUI", "SwiftUI", "ui/SwiftUI"),
      ("SwiftUI", "SwiftUI", "app/SwiftUI"),
    ] {
      try FileManager.default.createDirectory(
        atPath: folder.path(path), withIntermediateDirectories: true)
      let others =
        path.hasPrefix("ui") ? ["-I", "UIKit"] : path.hasPrefix("app") ? ["-I", "AppKit"] : []
      let result = try Shell.run(
        [
          "swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name",
          module, Project.root.appendingPathComponent("Tests/StandIns/\(source).swift").path,
          "-o", "\(path)/\(module).swiftmodule",
        ] + others, in: folder.url)
      try #require(result.status == 0, "\(result.output)")
    }
  }

  private static func writeSources(in folder: ScratchDirectory) throws {
    let themes = ["harbour", "summit"].map { "Tokens/Themes/\($0)Tokens.json" }
    var files: [String: String] = ["types.json": Inputs.types, "hostile.json": Inputs.hostile]
    for theme in themes { files[theme] = try Project.text(theme) }
    let named = ["--theme", "harbour=\(themes[0])", "--theme", "default=\(themes[1])"]
    for (path, arguments) in [
      ("theme.swift", [themes[0]]), ("themes.swift", named),
      ("wrapped.swift", named + ["--name", "BankTheme", "--access", "package"]),
      ("types.swift", ["--no-defaults", "types.json", "--access", "internal"]),
      ("hostile.swift", ["--no-defaults", "hostile.json", "--name", "Kit"]),
      ("split", named + ["--split", "--name", "BankTheme"]),
    ] {
      let system = InMemorySystem(files)
      let status = system.run(["generate", "swift"] + arguments + ["-o", path])
      try #require(status == .success, "\(system.errorOutput)")
      for written in system.writtenPaths {
        let url = folder.url.appendingPathComponent(written)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(system.files[written] ?? []).write(to: url)
      }
    }
  }
}
