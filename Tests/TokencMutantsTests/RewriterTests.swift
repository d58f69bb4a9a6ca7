import Testing

@testable import tokenc_mutants

@Suite struct RewriterTests {
  private func rewritten(_ text: String, _ kinds: Mutation.Kind...) -> String {
    let mutations = Mutator.mutations(of: text, file: "A/B.swift", seed: 1)
      .filter { kinds.contains($0.kind) }
    return Rewriter.rewrite(text, mutations.enumerated().map { ($0, $1) })
  }

  @Test func `a change stands in its place behind a switch`() {
    #expect(rewritten("a == b", .comparison) == "a ⊕∀ b")
    #expect(rewritten("f(true)", .constant) == "f(MutantSwitch.not(0, true))")
    #expect(rewritten("min(a, b)", .extremum) == "MutantSwitch.min(0, a, b)")
    #expect(
      rewritten("func f() {\n  a()\n}", .call)
        == "func f() {\n  if !MutantSwitch.isOn(0) { a() }\n}")
    #expect(
      rewritten("func f() {\n  a()\n}", .exit)
        == "func f() {\n  if MutantSwitch.isOn(0) { return }; a()\n}")
    #expect(rewritten("x = !a", .negation) == "x = ⊕∀a")
    #expect(rewritten("var a: Bool { b }", .result) == "var a: Bool { MutantSwitch.not(0, b) }")
  }

  @Test func `changes may stand in each other`() {
    #expect(
      rewritten("while a == b && c {}", .comparison, .connection, .condition)
        == "while MutantSwitch.not(0, a ⊕∁ b ⊕∂ c) {}")
    #expect(
      rewritten("while !a, !b {}", .negation, .condition)
        == "while MutantSwitch.not(0, ⊕∂a), MutantSwitch.not(1, ⊕∃b) {}")
  }

  @Test func `every line stays where it is`() {
    let text = "func f() {\n  a(\n    1,\n    2)\n  if a\n    && b\n  { c() }\n}\n"
    let result = rewritten(text, .call, .constant, .condition, .connection)
    #expect(result.split(separator: "\n").count == text.split(separator: "\n").count)
    #expect(result != text)
  }

  @Test func `each number has an operator of its own`() {
    let names = (0..<1200).map(OperatorName.of)
    #expect(Set(names).count == names.count)
  }

  @Test func `the compiler's errors name the lines to leave out`() {
    let log = """
      /x/Sources/A/B.swift:12:3: error: no
      /x/Sources/A/B.swift:13:3: warning: no
      /y/Sources/A/B.swift:14:3: error: no
      [1/2] /x/Sources/C.swift:1:1: error: no
      """
    let found = Batch.errors(in: log, below: "/x/Sources/").map { "\($0.file) \($0.line)" }
    #expect(found == ["A/B.swift 12", "C.swift 1"])
  }

  @Test func `a known equivalent needs file, line and change`() {
    let list = Equivalents("# remark\nB.swift\tif a < b {\t< → <=\tit is the same\n")
    let mutation = Mutator.mutations(of: "if a < b {", file: "A/B.swift", seed: 1)
      .first { $0.kind == .comparison }
    #expect(mutation?.original == "<")
    guard var mutation else { return }
    mutation.mutated = "<="
    #expect(list.reason(mutation, line: "if a < b {") == "it is the same")
    #expect(list.reason(mutation, line: "if a < c {") == nil)
    mutation.mutated = ">="
    #expect(list.reason(mutation, line: "if a < b {") == nil)
  }
}
