import TokencText
import TokencDiagnostics
import TokencJSON
import TokencTestSupport
import Testing

@testable import TokencCore

/// Input that once brought the compiler down, slowed it to a crawl or was blamed at the wrong place.
@Suite struct RegressionTests {
  @Test func `any number of value suffixes is one unresolved reference`() {
    for suffix in [".value", ".$value"] {
      let path = "a" + String(repeating: suffix, count: 60_000)
      let stack = compile(##"{ "a": { "$value": 1 }, "b": { "$value": "{\##(path)}" } }"##)
      #expect(stack.diagnostics.map(\.code) == [.unresolvedReference])
    }
  }

  @Test func `many faults in one value are all reported`() {
    let list = [String](repeating: "1", count: 20_000).joined(separator: ",")
    let stack = compile(##"{ "t": { "$type": "fontFamily", "$value": [\##(list)] } }"##)
    #expect(stack.diagnostics.count == 20_000)
  }

  @Test func `a long value with many aliases is refused before it fills the memory`() {
    let text = String(repeating: "x", count: 1_000_000)
    let aliases = (1...2_000).map { ##""a\##($0)": { "$value": "{a0}" }"## }
    let stack = compile(
      ##"{ "a0": { "$value": "\##(text)" }, \##(aliases.joined(separator: ",")) }"##)
    #expect(stack.diagnostics.map(\.code) == [.expansionLimit])
  }

  @Test func `long misspelled names get their errors at once`() {
    let tokens = (0..<2_000).map { number in
      let name = String(repeating: "ab", count: 100) + "\(number)"
      let wrong = String(repeating: "ba", count: 100) + "\(number)"
      return ##""\##(name)": { "$value": "{\##(wrong)}" }"##
    }
    let stack = compile("{ \(tokens.joined(separator: ",\n")) }")
    #expect(stack.diagnostics.count == 2_000)
  }

  @Test func `a wrong part behind a reference is blamed at the reference`() {
    let stack = compile(
      """
      {
        "n": { "$type": "color", "$value": "#fff" },
        "d": { "$type": "dimension", "$value": { "value": "{n}", "unit": "px" } }
      }
      """)
    let errors = stack.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.code == .invalidDimension)
    let place = errors.first?.place.range.bounds ?? 0..<0
    let bytes = stack.tokens.set.files[0].bytes
    #expect(String(decoding: bytes[place], as: UTF8.self) == "\"{n}\"")
  }

  @Test func `a root token inside a token is an error like any other child`() {
    let stack = compile(##"{ "a": { "$value": 1, "$root": { "$value": 5 } } }"##)
    #expect(stack.diagnostics.map(\.code) == [.tokenHasChildren])
  }

  @Test(arguments: [
    ##"{ "a": { "value": 1, "type": "number" } }"##,
    ##"{ "g": { "a": 1, "$type": "number" } }"##,
    ##"{ "$type": "number", "n": { "$value": 1 }, "a": { "$value": "{n.value}" } }"##,
    ##"{ "$type": "fontFamily", "n": { "$value": "a" }, "a": { "$value": "x {n}" } }"##,
    ##"{ "$type": "fontFamily", "n": { "$value": "a" }, "a": { "$value": ["{n}"] } }"##,
    ##"{ "$type": "number", "n": { "$value": 1 }, "a": { "$type": "cubicBezier", "$value": ["{n}", 0, 1, 1] } }"##,
    ##"{ "$type": "number", "n": { "$value": 1 }, "a": { "$type": "dimension", "$value": { "value": "{n}", "unit": "px" } } }"##,
    ##"{ "$type": "color", "a": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "channels": [1, 0, 0] } } }"##,
    ##"{ "g": { "$root": { "a": { "$type": "number", "$value": 1 } } } }"##,
    ##"{ "$type": "number", "$deprecated": null, "a": { "$value": 1 } }"##,
  ])
  func `what only other dialects have is an error under DTCG`(_ source: String) {
    let stack = compile(.theme("a.json", source), dialect: .dtcg)
    #expect(stack.diagnostics.contains { $0.severity == .error }, "\(source)")
  }
}
