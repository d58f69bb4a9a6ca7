import Foundation
import TokencTestSupport
import Testing

@testable import TokencCommand

/// Whatever tokens are called and described as, the Swift compiles.
@Suite struct RandomNamesTests {
  /// `make names` asks for 20,000.
  private static let count =
    ProcessInfo.processInfo.environment["TOKENC_NAMES"].flatMap { Int($0) } ?? 400

  @Test func `random names and descriptions give Swift that compiles`() throws {
    let part = 400
    try ScratchDirectory.with { folder in
      for start in stride(from: 0, to: Self.count, by: part) {
        let seed = UInt64(start + 1000)
        let system = InMemorySystem(["a.json": Inputs.random(part, seed: seed)])
        let style = start / part % 4 == 3 ? "flat" : "nested"
        let status = system.run(
          "generate", "swift", "--no-defaults", "a.json", "-o", "a.swift", "--on-collision",
          "number", "--style", style)
        try #require(status == .success, "seed \(seed): \(system.errorOutput.prefix(2000))")
        try folder.write("a.swift", String(decoding: system.files["a.swift"] ?? [], as: UTF8.self))
        let found = try SwiftCompiler.typecheck(["a.swift"], in: folder)
        #expect(found.isEmpty, "seed \(seed): \(found)")
      }
    }
  }
}
