import Testing

@testable import tokenc_mutants

@Suite struct MutatorTests {
  /// What each kind finds in a text, `original → mutated`.
  private func found(_ kind: Mutation.Kind, _ text: String) -> [String] {
    Mutator.mutations(of: text, file: "A/B.swift", seed: 1).filter { $0.kind == kind }
      .map { "\($0.line): \($0.original) → \($0.mutated)" }
  }

  private func originals(_ kind: Mutation.Kind, _ text: String) -> [String] {
    Mutator.mutations(of: text, file: "A/B.swift", seed: 1).filter { $0.kind == kind }
      .map(\.original)
  }

  @Test func `comparisons and connections between operands`() {
    #expect(found(.comparison, "a == b\nc != d") == ["1: == → !=", "2: != → =="])
    #expect(originals(.comparison, "a < b, c <= d, e > f, g >= h") == ["<", "<=", ">", ">="])
    #expect(found(.connection, "a && b || c") == ["1: && → ||", "1: || → &&"])
    #expect(originals(.comparison, "let x: Array<Int>\nfunc == (a: A, b: A) {}\nf(<)") == [])
    #expect(originals(.comparison, "extension A where Element == B, Value == [C] {}") == [])
  }

  @Test func `ranges between two ends`() {
    #expect(
      originals(.range, "for i in 0..<n {}\na[b...c.d]\na[b...]\na[..<c]") == ["0..<n", "b...c"])
  }

  @Test func `constants`() {
    #expect(originals(.constant, "x + 1\ny * 0.5\nlet z = true") == ["1", "0.5", "true"])
    #expect(originals(.constant, "t.0 + $0\ncase a = 1\n0x80\nx.true") == [])
    #expect(found(.constant, "0\n0.0\ntrue") == ["1: 0 → 1", "2: 0.0 → 0.01", "3: true → false"])
  }

  @Test func `conditions one by one, without bindings`() {
    #expect(originals(.condition, "if a(b, c), let d = e, f {}") == ["a(b, c)", "f"])
    #expect(originals(.condition, "guard a else { return }") == ["a"])
    #expect(originals(.condition, "guard a\n  && b,\n  c\nelse { return }") == ["a && b", "c"])
    #expect(originals(.condition, "while x.y { }\nfor a in b where a { }") == ["x.y", "a"])
    #expect(originals(.condition, "repeat { } while a\nb()") == ["a"])
    #expect(originals(.condition, "switch a {\ncase b where c: d\n}") == ["c"])
    #expect(
      originals(.condition, "extension A where Element == B {}\nfunc f<T>() where T: P {}") == [])
    #expect(originals(.condition, "func f(where a: B, in where: C) {}") == [])
    #expect(originals(.condition, "if case .a = b {}\nif #available(macOS 15, *) {}") == [])
  }

  @Test func `what functions and properties of truths say`() {
    #expect(originals(.result, "var a: Bool { b.c }") == ["b.c"])
    #expect(
      originals(
        .result,
        """
        func f() -> Bool {
          if a { return true }
          let c = b.map { x in
            return x
          }
          return c
            && d
        }
        """) == ["c && d"])
    #expect(originals(.result, "func f() -> Int { return a }\nlet a: Bool = b") == [])
  }

  @Test func `calls whose result nobody uses`() {
    let text = """
      func f() {
        a.b(c)
        try d()
        x += 1
        let e = g()
        h = i()
        return j()
      }
      func k() -> Int {
        l()
      }
      func m() {
        n { 1 }
      }
      """
    #expect(originals(.call, text) == ["a.b(c)", "try d()", "x += 1", "n { 1 }"])
  }

  @Test func `functions that return at once, with nothing`() {
    let text = """
      func a() { b() }
      func c(d: () -> Int) throws(E) -> [Int] {
        if e { return f }
        return []
      }
      func g<T>(h: T) -> T? where T: P { for i in j { return i }; return nil }
      func k() -> Bool { l }
      func m() -> N { return n }
      func o() {}
      """
    let expected = [
      "1: func a → return at once", "3: func c → return [] at once",
      "6: func g → return nil at once",
    ]
    #expect(found(.exit, text) == expected)
  }

  @Test func `the smaller for the larger, and what is not turned round`() {
    #expect(found(.extremum, "min(a, b)\nx.max(c)") == ["1: min( → max("])
    #expect(originals(.negation, "if !a {}\nx = !b\nc!.d") == ["!a", "!b"])
  }

  @Test func `nothing in texts, comments and attributes`() {
    let text = #"""
      // a < b && true
      @Option(limit: 1, isOn: true)
      /* if a < 1 { f() } */
      let x = "a < b && min(1, 2)"
      """#
    #expect(Mutator.mutations(of: text, file: "A/B.swift", seed: 1) == [])
  }

  @Test func `nothing on lines that are about storage alone`() {
    let text = "a.reserveCapacity(b + 1)\nc.removeAll(keepingCapacity: true)\nd(minimumCapacity: 2)"
    #expect(Mutator.mutations(of: text, file: "A/B.swift", seed: 1) == [])
    #expect(found(.constant, text + "; e(\n0)") == ["4: 0 → 1"])
  }

  @Test func `a seed repeats its choice`() {
    let text = (0..<50).map { "if a\($0) < \($0) { b() }" }.joined(separator: "\n")
    func all(_ seed: UInt64) -> [String] {
      Mutator.mutations(of: text, file: "A/B.swift", seed: seed).map(\.text)
    }
    #expect(all(1) == all(1))
    #expect(all(1) != all(2))
  }
}
