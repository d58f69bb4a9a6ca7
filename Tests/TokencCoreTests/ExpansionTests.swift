import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct ExpansionTests {
  @Test func `a value that doubles at each step is refused at the first step beyond the bound`() {
    let steps = (1...64).map { step in
      let value = step < 64 ? "{s\(step + 1)}{s\(step + 1)}" : "0123456789abcdef"
      return "\"s\(step)\": { \"$value\": \"\(step == 47 ? "1️⃣" : "")\(value)\" }"
    }
    let stack = compile("{ \(steps.joined(separator: ",\n")) }")
    stack.expect([
      .error(
        .expansionLimit, "1️⃣",
        "'s47' grows beyond 1 MiB or 512 levels when its references are replaced")
    ])
    #expect(stack["s63"] == "0123456789abcdef0123456789abcdef")
    #expect(stack["s48"].utf8.count == 1 << 20)
    #expect(stack["s47"] == "‹tooLarge›")
    #expect(stack["s46"] == "‹affected›")
    #expect(stack["s1"] == "‹affected›")
  }

  @Test func `arrays that double are refused as well`() {
    let steps = (1...64).map { step in
      let value = step < 64 ? "[\"{s\(step + 1)}\", \"{s\(step + 1)}\"]" : "[1]"
      return "\"s\(step)\": { \"$value\": \(value) }"
    }
    let stack = compile("{ \(steps.joined(separator: ",\n")) }")
    #expect(stack.diagnostics.map(\.code) == [.expansionLimit])
    #expect(
      stack["s60"]
        == "[[[[[1],[1]],[[1],[1]]],[[[1],[1]],[[1],[1]]]],[[[[1],[1]],[[1],[1]]],[[[1],[1]],[[1],[1]]]]]"
    )
    #expect(stack["s1"] == "‹affected›")
  }

  @Test func `an alias of a large value costs nothing`() {
    let large = String(repeating: "x", count: 1_000_000)
    let aliases = (0..<1000).map { "\"a\($0)\": { \"$value\": \"{large}\" }" }
    let stack = compile(
      "{ \"large\": { \"$value\": \"\(large)\" }, \(aliases.joined(separator: ", ")) }")
    stack.expect()
    #expect(stack["a999"].utf8.count == 1_000_000)
  }

  @Test func `a value of 1 MiB is allowed, and one byte more is not`() {
    func stack(_ count: Int) -> CompiledStack {
      let text = String(repeating: "x", count: count)
      return compile(#"{ "a": { "$value": "\#(text)" }, "b": { "$value": "1️⃣{a}.é" } }"#)
    }
    let allowed = stack((1 << 20) - 3)
    allowed.expect()
    #expect(allowed["b"].utf8.count == 1 << 20)
    stack((1 << 20) - 2).expect([
      .error(
        .expansionLimit, "1️⃣",
        "'b' grows beyond 1 MiB or 512 levels when its references are replaced")
    ])
  }

  @Test func `a literal may be larger than what references may grow to`() {
    let large = String(repeating: "x", count: 2 << 20)
    let stack = compile(#"{ "a": { "$value": "\#(large)" }, "b": { "$value": "{a}" } }"#)
    stack.expect()
    #expect(stack["b"].utf8.count == 2 << 20)
  }

  @Test func `structures are nested 512 levels deep through references, and no deeper`() {
    func stack(_ depth: Int) -> CompiledStack {
      let steps = (1...depth).map { step in
        let value = step < depth ? "[\"1️⃣{s\(step + 1)}\"]" : "[1]"
        return "\"s\(step)\": { \"$value\": \(step == 1 ? value : value.replacing("1️⃣", with: "")) }"
      }
      return compile("{ \(steps.joined(separator: ",\n")) }")
    }
    let allowed = stack(512)
    allowed.expect()
    #expect(
      allowed["s1"] == String(repeating: "[", count: 512) + "1" + String(repeating: "]", count: 512)
    )
    let refused = stack(513)
    refused.expect([
      .error(
        .expansionLimit, "1️⃣",
        "'s1' grows beyond 1 MiB or 512 levels when its references are replaced")
    ])
    #expect(refused["s1"] == "‹tooLarge›")
    #expect(refused["s2"] != "‹tooLarge›")
  }

  @Test func `all values together grow to 256 MiB at most, which is one finding`() {
    let large = String(repeating: "x", count: 1_000_000)
    let texts = (0..<300).map { "\"t\($0)\": { \"$value\": [\"{large}\"] }" }
    let stack = compile(
      "{ \"large\": { \"$value\": \"\(large)\" }, \(texts.joined(separator: ", ")) }")
    #expect(stack.diagnostics.map(\.message) == ["all values together grow beyond 256 MiB"])
    #expect(stack["t0"].utf8.count == 1_000_004)
    #expect(stack["t299"] == "‹tooLarge›")
  }

  @Test(arguments: [("[", "]"), ("{\"k\":", "}")])
  func `lists and objects are nested by references 512 levels deep and no deeper`(
    _ open: String, _ close: String
  ) {
    let steps = (1...514).map { step in
      "\"s\(step)\": { \"$value\": \(open)\(step < 514 ? "\"{s\(step + 1)}\"" : "1")\(close) }"
    }
    let stack = compile("{ \(steps.joined(separator: ",\n")) }")
    #expect(stack.diagnostics.map(\.code) == [.expansionLimit])
    #expect(stack["s3"].hasPrefix(open))
    #expect(stack["s2"] == "‹tooLarge›")
    #expect(stack["s1"] == "‹affected›")
  }

  @Test func `groups inherit groups 512 levels deep and no deeper`() {
    let groups = (1...600).map { number in
      "\"g\(number)\": { \(number < 600 ? "\"k\": { \"$extends\": \"{g\(number + 1)}\" }" : "\"t\": { \"$value\": 1 }") }"
    }
    let stack = compile("{ \(groups.joined(separator: ",\n")) }")
    #expect(stack.diagnostics.map(\.code) == [.nestingLimit])
    #expect(
      stack.diagnostics.first?.message == "groups inherit groups more than 512 levels deep")
    #expect(stack["g600.t"] == "1")
    #expect(stack["g599.k.t"] == "1")
  }
}
