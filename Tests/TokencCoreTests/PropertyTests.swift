import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct PropertyTests {
  @Test(arguments: 0..<60)
  func `random tokens are what following each reference by itself gives`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tokens = RandomTokens(count: 40, layers: Int(seed % 3) + 1, using: &random)
    let layers = tokens.layers.indices.map { layer in
      Layer.theme("\(layer).json", tokens.json(ofLayer: layer) { $0.shuffled(using: &random) })
    }
    let stack = compile(layers)
    #expect(stack.diagnostics.allSatisfy { $0.code == .missingMode && $0.severity == .warning })
    #expect(Self.differences(Self.values(stack), Self.values(tokens, stack.modes)) == [])
  }

  @Test(arguments: 100..<130)
  func `neither the order of keys nor of files changes a value`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tokens = RandomTokens(count: 30, layers: 1, using: &random)
    let straight = compile([.theme("t.json", tokens.json(ofLayer: 0) { $0 })])
    let expected = Self.values(straight)
    straight.expect()
    #expect(expected.count == 30)
    let reversed = compile([.theme("t.json", tokens.json(ofLayer: 0) { $0.reversed() })])
    #expect(Self.differences(Self.values(reversed), expected) == [])
    let even = Layer.theme("even.json", tokens.json(ofLayer: 0) { $0.filter { $0 % 2 == 0 } })
    let odd = Layer.theme("odd.json", tokens.json(ofLayer: 0) { $0.filter { $0 % 2 == 1 } })
    #expect(Self.differences(Self.values(compile(even, odd)), expected) == [])
    #expect(Self.differences(Self.values(compile(odd, even)), expected) == [])
  }

  @Test(arguments: 200..<320)
  func `loops are the tokens that reach themselves, each loop found once`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...14, using: &random)
    let density = Double.random(in: 0.5...2.5, using: &random)
    let edges = (0..<count).map { _ in
      (0..<count).filter { _ in Double.random(in: 0..<Double(count), using: &random) < density }
    }
    let members = edges.enumerated().map { token, targets in
      "\"t\(token)\": { \"$value\": \"x\(targets.map { "{t\($0)}" }.joined())\" }"
    }
    let stack = compile("{ \(members.joined(separator: ", ")) }")

    let reached = Self.closure(edges)
    let cyclic = (0..<count).filter { reached[$0].contains($0) }
    for token in 0..<count {
      let state =
        reached[token].contains(token)
        ? "‹cyclic›" : cyclic.contains(where: { reached[token].contains($0) }) ? "‹affected›" : nil
      #expect(state == nil || stack["t\(token)"] == state, "t\(token) of \(edges)")
      #expect(state != nil || stack["t\(token)"].hasPrefix("x"), "t\(token) of \(edges)")
    }
    let components = Set(
      cyclic.map { token in cyclic.filter { Self.areLinked(token, $0, reached) } })
    #expect(stack.diagnostics.allSatisfy { $0.code == .referenceCycle })
    #expect(stack.diagnostics.count == components.count, "\(edges)")
    for component in components {
      let length = Self.shortestLoop(through: component[0], edges)
      #expect(
        stack.diagnostics.contains { cycle in
          cycle.notes.count == length - 1
            && (cycle.message.hasPrefix("reference cycle: t\(component[0]) → ")
              || cycle.message == "'t\(component[0])' refers to itself")
        }, "\(component) of \(edges)")
    }
  }

  /// The values of each token, modes side by side, by the bytes of its path.
  private static func values(_ stack: CompiledStack) -> [[UInt8]: String] {
    let values = stack.tokens.visibleTokens.map { token in
      let texts = stack.tokens.modes.map { stack.text(of: token, in: $0) }
      return (stack.tokens.set.pathBytes(token), texts.joined(separator: " / "))
    }
    return Dictionary(values) { $0 + $1 }
  }

  private static func values(_ tokens: RandomTokens, _ modes: [String]) -> [[UInt8]: String] {
    let values = tokens.paths.indices.map { token in
      let texts = modes.map { tokens.value(of: token, isDark: $0 == "dark") }
      return (
        Array(tokens.paths[token].joined(separator: ".").utf8), texts.joined(separator: " / ")
      )
    }
    return Dictionary(values) { $0 + $1 }
  }

  /// The first few values in which two stacks differ.
  private static func differences(
    _ found: [[UInt8]: String], _ expected: [[UInt8]: String]
  ) -> [String] {
    let paths = Set(found.keys).union(expected.keys).filter { found[$0] != expected[$0] }
    return paths.map { path in
      let texts = [found[path], expected[path]].map { $0 ?? "nothing" }
      return "\(String(decoding: path, as: UTF8.self)) is \(texts[0]), not \(texts[1])"
    }.sorted().prefix(3).map { String($0.prefix(300)) }
  }

  /// All tokens that each one reaches, itself only if it is in a loop.
  private static func closure(_ edges: [[Int]]) -> [Set<Int>] {
    var reached = edges.map { Set($0) }
    for middle in edges.indices {
      for start in edges.indices where reached[start].contains(middle) {
        reached[start].formUnion(reached[middle])
      }
    }
    return reached
  }

  private static func areLinked(_ one: Int, _ other: Int, _ reached: [Set<Int>]) -> Bool {
    reached[one].contains(other) && reached[other].contains(one)
  }

  /// How many hops lead from a token back to itself.
  private static func shortestLoop(through token: Int, _ edges: [[Int]]) -> Int {
    var front: Set<Int> = [token]
    for length in 1...edges.count {
      front = Set(front.flatMap { edges[$0] })
      if front.contains(token) { return length }
    }
    return 0
  }
}
