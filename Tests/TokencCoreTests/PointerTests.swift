import TokencDiagnostics
import TokencTestSupport
import Testing

@testable import TokencCore

/// `$ref` pointers and `$extends` of DTCG 2025.10, and references to members of older files.
@Suite struct PointerTests {
  @Test(arguments: [DialectRules.auto, .dtcg])
  func `a list of dashes may be that of another stroke`(_ dialect: DialectRules) {
    let stack = compile(
      ##"""
      { "a": { "$type": "strokeStyle", "$value": { "lineCap": "round", "dashArray":
          [{ "value": 1, "unit": "px" }, { "value": 2, "unit": "px" }] } },
        "b": { "$type": "strokeStyle", "$value": { "lineCap": "butt", "dashArray":
          { "$ref": "#/a/$value/dashArray" } } },
        "c": { "$type": "strokeStyle", "$value": { "lineCap": "butt", "dashArray": 1️⃣{ "$ref": "#/n" } } },
        "n": { "$type": "number", "$value": 1 } }
      """##, dialect: dialect)
    stack.expect([.error(.invalidValue, "1️⃣", "'dashArray' is a list of dimensions")])
    #expect(stack["b"] == #"{"lineCap":"butt","dashArray":["1px","2px"]}"#)
  }

  @Test func `a pointer leads to a token, to its value or to a part of it`() {
    let stack = compile(
      ##"""
      {
        "$type": "dimension",
        "a~b/c": { "$value": { "value": 4, "unit": "px" } },
        "whole": { "$ref": "#/a~0b~1c" },
        "value": { "$value": { "$ref": "#/whole/$value" } },
        "part": { "$type": "number", "$value": { "$ref": "#/value/$value/value" } },
        "mixed": { "$value": { "value": { "$ref": "#/part" }, "unit": "rem" } }
      }
      """##)
    stack.expect([])
    #expect(
      stack.values == ["a~b/c = 4px", "whole = 4px", "value = 4px", "part = 4", "mixed = 4rem"])
  }

  @Test func `an array index is decimal and in range`() {
    let stack = compile(
      ##"""
      {
        "c": { "$type": "cubicBezier", "$value": [0.1, 0.2, 0.3, 0.4] },
        "two": { "$type": "number", "$value": { "$ref": "#/c/$value/2" } },
        "far": { "$type": "number", "$value": { "$ref": "#/c/$value/4" } },
        "odd": { "$type": "number", "$value": { "$ref": "#/c/$value/01" } }
      }
      """##)
    #expect(stack.diagnostics.map(\.code) == [.unresolvedReference, .unresolvedReference])
    #expect(stack.values.contains("two = 0.3"))
  }

  @Test func `a member of an older file's object is found through an alias`() {
    let stack = compile(
      ##"""
      {
        "shadow": { "value": { "color": "#101820", "x": "{size}" } },
        "size": { "value": "2px" },
        "card": { "value": "{shadow}" },
        "edge": { "value": "1px solid {card.color}" },
        "x": { "value": "{card.x}" },
        "gone": { "value": "{card.y}" }
      }
      """##)
    #expect(stack.diagnostics.map(\.code) == [.unresolvedReference])
    #expect(stack.values.contains("edge = 1px solid #101820"))
    #expect(stack.values.contains("x = 2px"))
  }

  @Test(arguments: ["other.json#/a", "#a", "#/a~2", ""])
  func `what is not a pointer into the document is malformed`(_ pointer: String) {
    let stack = compile(##"{ "t": { "$type": "number", "$ref": "\##(pointer)" } }"##)
    #expect(stack.diagnostics.contains { $0.code == .malformedReference })
  }

  @Test func `a group takes over what another one has, its own tokens on top`() {
    let stack = compile(
      ##"""
      {
        "base": {
          "$type": "color",
          "ink": { "$value": "#111" },
          "nested": { "deep": { "$value": "{base.ink}" } }
        },
        "dark": { "$extends": "{base}", "ink": { "$value": "#eee" }, "own": { "$value": "#222" } },
        "again": { "$extends": "#/dark" }
      }
      """##)
    stack.expect([])
    #expect(
      Set(stack.typedValues).isSuperset(of: [
        "dark.ink: color = #eeeeeeff", "dark.own: color = #222222ff",
        "dark.nested.deep: color = #111111ff", "again.ink: color = #eeeeeeff",
        "again.own: color = #222222ff", "again.nested.deep: color = #111111ff",
      ]))
  }

  @Test(arguments: [
    (
      ##"{ "a": { "$extends": "{b}" }, "b": { "$extends": "{a}" } }"##,
      DiagnosticCode.referenceCycle
    ),
    (##"{ "a": { "b": { "$extends": "{a}" } } }"##, .referenceCycle),
    (##"{ "a": { "$extends": "{gone}" } }"##, .unresolvedReference),
    (##"{ "t": { "$type": "number", "$value": 1 }, "a": { "$extends": "{t}" } }"##, .invalidValue),
  ])
  func `a group that cannot take over is an error`(_ source: String, _ code: DiagnosticCode) {
    #expect(compile(source).diagnostics.contains { $0.code == code && $0.severity == .error })
  }

  @Test func `extending in a chain of any length needs no stack, and doubling is bounded`() {
    let chain = (1...20_000).map { ##""g\##($0)": { "$extends": "{g\##($0 - 1)}" }"## }
    let long = compile(
      ##"{ "g0": { "$type": "number", "t": { "$value": 1 } }, \##(chain.joined(separator: ",")) }"##
    )
    #expect(long.diagnostics.isEmpty)
    let doubling = (1...40).map { level in
      ##""g\##(level)": { "a": { "$extends": "{g\##(level - 1)}" }, "b": { "$extends": "{g\##(level - 1)}" } }"##
    }
    let wide = compile(
      ##"{ "g0": { "$type": "number", "t": { "$value": 1 } }, \##(doubling.joined(separator: ",")) }"##
    )
    #expect(wide.diagnostics.map(\.code) == [.expansionLimit])
  }
}
