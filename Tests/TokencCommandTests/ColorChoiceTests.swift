import TokencTestSupport
import Testing

@testable import TokencCommand

@Suite struct ColorChoiceTests {
  @Test func `automatic color is for terminals that can and may show it`() {
    let machine = InMemorySystem()
    #expect(ColorChoice.auto.isEnabled(isTerminal: true, machine.system))
    #expect(!ColorChoice.auto.isEnabled(isTerminal: false, machine.system))
    machine.environment = ["NO_COLOR": ""]
    #expect(ColorChoice.auto.isEnabled(isTerminal: true, machine.system))
    machine.environment = ["NO_COLOR": "1"]
    #expect(!ColorChoice.auto.isEnabled(isTerminal: true, machine.system))
    machine.environment = ["TERM": "dumb"]
    #expect(!ColorChoice.auto.isEnabled(isTerminal: true, machine.system))
  }

  @Test func `always and never do not ask`() {
    let machine = InMemorySystem()
    machine.environment = ["NO_COLOR": "1"]
    #expect(ColorChoice.always.isEnabled(isTerminal: false, machine.system))
    #expect(!ColorChoice.never.isEnabled(isTerminal: true, machine.system))
  }

  @Test func `diagnostics are colored by the terminal of standard error`() {
    let machine = InMemorySystem()
    machine.isErrorTerminal = true
    _ = machine.run("resolve", "missing.json")
    #expect(machine.errorOutput.contains("\u{1b}[1;31merror:"))
  }
}
