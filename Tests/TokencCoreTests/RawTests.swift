import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct RawTests {
  @Test func `values are as written, references replaced, and nothing is judged`() {
    let stack = compile(
      #"""
      {
        "ink": { "$type": "color", "$value": "#ABC" },
        "bad": { "$type": "color", "$value": "no color" },
        "size": { "$type": "dimension", "$value": " 4 PX " },
        "deep": { "$type": "dimension", "$value": { "unit": "px", "value": 4.0 } },
        "rgb": { "$value": { "r": 1, "g": 2, "b": 3 } },
        "none": { "$type": "number", "$value": null },
        "alias": { "$type": "dimension", "$value": "{ink}" },
        "text": { "$value": "{size}|{ink}" },
        "edge": { "$type": "border", "$value": { "color": "{ink}", "width": "x{size}" } },
        "escape": { "$type": "string", "$value": "\\{ink\\} \\ {ink} \u0041" },
        "plain": { "$type": "string", "$value": "\\{\\}" }
      }
      """#, isRaw: true)
    stack.expect()
    #expect(
      stack.values == [
        "ink = #ABC", "bad = no color", "size =  4 PX ", #"deep = {"unit":"px","value":4.0}"#,
        #"rgb = {"r":1,"g":2,"b":3}"#, "none = null", "alias = #ABC", "text =  4 PX |#ABC",
        ##"edge = {"color":"#ABC","width":"x 4 PX "}"##, #"escape = \{ink\} \ #ABC A"#,
        #"plain = \{\}"#,
      ])
  }

  @Test func `what is wrong with references is reported still`() {
    let stack = compile(
      """
      {
        "a": { "$value": "1️⃣{gone}" },
        "b": { "$value": "2️⃣{b}" },
        "c": { "$value": "3️⃣{" },
        "d": { "$value": { "light": 1, "dark": 2 } },
        "e": { "$value": 4️⃣{ "light": 1 } }
      }
      """, isRaw: true)
    stack.expect([
      .error(.unresolvedReference, "1️⃣", "no token named 'gone'"),
      .error(.referenceCycle, "2️⃣", "'b' refers to itself"),
      .error(
        .malformedReference, "3️⃣", "this '{' does not begin a reference",
        help: #"a reference is '{group.token}'; write '\\{' in JSON for a brace that is text"#),
      .error(.missingMode, "4️⃣", "'e' has no value for dark"),
    ])
  }
}
