import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing
import TokencCommand

/// What is written as DTCG says the same as its source, and holds to the letter of 2025.10.
@Suite struct DTCGRoundTripTests {
  @Test(arguments: 0..<24)
  func `random tokens read back from DTCG are the same`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tokens = RandomTypedTokens(count: 24, using: &random)
    let source = compile(tokens.json)
    #expect(source.diagnostics.allSatisfy { $0.severity == .warning }, "\(source.diagnostics)")
    for options in [[], ["--keep-aliases"]] {
      let system = InMemorySystem(["t.json": tokens.json])
      let status = system.run(
        ["generate", "dtcg", "--no-defaults", "t.json", "-o", "out"] + options)
      #expect(status == .success, "\(system.errorOutput)\(tokens.json)")
      for mode in source.tokens.modes {
        let name = source.modes[mode.index]
        let document = String(
          decoding: system.files["out/\(name).tokens.json"] ?? [], as: UTF8.self)
        let back = compile(document, dialect: .dtcg)
        #expect(back.diagnostics == [], "\(document)")
        let expected = source.tokens.visibleTokens.map { token in
          let path = source.tokens.set.pathText(token)
          let type = source.type(path) ?? "–"
          return "\(path): \(type) = \(source.text(of: token, in: mode))"
        }
        #expect(back.typedValues.sorted() == expected.sorted(), "\(document)")
        #expect(hasAlias(document) == !options.isEmpty)
      }
    }
  }

  private func hasAlias(_ document: String) -> Bool {
    document.split(separator: "\n").contains { $0.hasSuffix("}\"") || $0.hasSuffix("}\",") }
  }
}
