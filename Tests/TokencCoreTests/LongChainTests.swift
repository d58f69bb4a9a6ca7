import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct LongChainTests {
  /// Far more hops than a stack has frames for.
  ///
  /// Without optimization a million of them take minutes.
  private static let hops = isOptimized ? 1_000_000 : 30_000

  private static var isOptimized: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  @Test func `a chain of any length, each token referring to the next one`() {
    let stack = compile(Self.chain { $0 + 1 < Self.hops ? "{\($0 + 1)}" : "4px" })
    stack.expect()
    #expect(stack.tokens.tokenCount == Self.hops)
    #expect(Self.differingValues(stack) == [])
    #expect(stack["0"] == "4px")
  }

  @Test func `a chain of any length, each token referring to the one before`() {
    let stack = compile(Self.chain { $0 > 0 ? "{\($0 - 1)}" : "4px" })
    stack.expect()
    #expect(Self.differingValues(stack) == [])
    #expect(stack["\(Self.hops - 1)"] == "4px")
  }

  @Test func `a chain of any length that ends nowhere is one finding`() {
    let stack = compile(Self.chain { "{\($0 + 1)}" })
    #expect(stack.diagnostics.map(\.message) == ["no token named '\(Self.hops)'"])
    #expect(stack["0"] == "‹affected›")
    #expect(stack["\(Self.hops - 1)"] == "‹broken›")
  }

  @Test func `a loop of any length is one finding`() throws {
    let stack = compile(Self.chain { "{\(($0 + 1) % Self.hops)}" })
    #expect(stack.diagnostics.count == 1)
    let cycle = try #require(stack.diagnostics.first)
    #expect(cycle.message == "reference cycle: 0 → 1 → 2 → 3 → 4 → 5 → 6 → … → 0")
    #expect(cycle.notes.count == Self.hops - 1)
  }

  @Test func `any number of tokens may refer to one, and to all before it`() {
    let count = Self.hops
    let all = (1..<1000).map { "{\($0)}" }.joined()
    let stack = compile(
      Self.chain { index in
        index == 0 ? "9" : index == count - 1 ? all : "{0}"
      })
    stack.expect()
    #expect(stack["\(count - 1)"] == String(repeating: "9", count: 999))
    #expect(stack["\(count - 2)"] == "9")
  }

  /// A plain file of one token a number.
  private static func chain(_ value: (Int) -> String) -> [Layer] {
    var text: [UInt8] = []
    text.reserveCapacity(hops * 20)
    for index in 0..<hops {
      text.append(contentsOf: "\(index == 0 ? "{" : ",")\"\(index)\":\"\(value(index))\"".utf8)
    }
    return [.bytes("chain.json", text + "}".utf8)]
  }

  /// The first few tokens that do not lead to where the first one leads.
  private static func differingValues(_ stack: CompiledStack) -> [Int] {
    let tokens = stack.tokens.visibleTokens
    let mode = ModeID(0)
    guard let first = tokens.first else { return [-1] }
    let end = stack.tokens.end(of: first, in: mode)
    return Array(
      tokens.lazy.filter { stack.tokens.end(of: $0, in: mode) != end }.map(\.index).prefix(5))
  }
}
