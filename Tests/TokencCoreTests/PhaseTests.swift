import TokencDiagnostics
import TokencDialects
import Testing

@testable import TokencCore

@Suite struct PhaseTests {
  @Test func `each phase is told once, in the order of the data`() {
    var log = DiagnosticLog()
    var phases: [Compilation.Phase] = []
    _ = Compilation.resolve(
      [SourceFile(path: "a.json", role: .theme, bytes: Array("{}".utf8))],
      options: CompilationOptions(), log: &log
    ) { phases.append($0) }
    #expect(phases == Compilation.Phase.allCases)
  }
}
