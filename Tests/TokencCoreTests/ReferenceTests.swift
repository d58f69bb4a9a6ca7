import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct ReferenceTests {
  @Test func `a whole string is an alias, and takes type and value of its target`() {
    let stack = compile(
      """
      {
        "gap": { "$type": "dimension", "$value": "6px" },
        "row": { "$value": "{gap}" },
        "list": { "row": { "$value": "{row}" } }
      }
      """)
    stack.expect()
    #expect(
      stack.typedValues == [
        "gap: dimension = 6px", "row: dimension = 6px", "list.row: dimension = 6px",
      ])
    #expect(stack.alias("list.row") == "row")
    #expect(stack.alias("row") == "gap")
    #expect(stack.alias("gap") == nil)
  }

  @Test func `a target may come later, and from another file`() {
    let stack = compile(
      .theme("uses.json", #"{ "first": { "$value": "{last}" } }"#),
      .theme("has.json", #"{ "last": { "$value": 7 } }"#))
    stack.expect()
    #expect(stack.values == ["first = 7", "last = 7"])
  }

  @Test func `references inside text are replaced, however often they stand there`() {
    let stack = compile(
      """
      {
        "edge": { "$value": "3px" },
        "ink": { "$type": "color", "$value": "#2C3E50" },
        "line": { "$value": "{edge} dashed {ink}" },
        "inset": { "$value": "{edge} {edge} {edge}" },
        "both": { "$value": "{edge}{inset}{edge}" },
        "quoted": { "$value": "«{edge}»" }
      }
      """)
    stack.expect()
    #expect(
      stack.typedValues == [
        "edge: dimension = 3px", "ink: color = #2c3e50ff", "line: string = 3px dashed #2C3E50",
        "inset: string = 3px 3px 3px", "both: string = 3px3px 3px 3px3px", "quoted: string = «3px»",
      ])
    #expect(stack.alias("line") == nil)
  }

  @Test func `references stand in arrays and objects, and are followed there`() {
    let stack = compile(
      """
      {
        "ink": { "$type": "color", "$value": "#101" },
        "thin": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
        "edge": {
          "$type": "border",
          "$value": { "color": "{ink}", "width": "{thin}", "style": "solid" }
        },
        "same": { "$value": "{edge}" },
        "fonts": { "$type": "fontFamily", "$value": ["Arial {brand}"] },
        "brand": { "$value": "Figtree" }
      }
      """)
    stack.expect()
    #expect(
      stack.values == [
        "ink = #110011ff", "thin = 1px",
        ##"edge = {"color":"#110011ff","width":"1px","style":"solid"}"##,
        ##"same = {"color":"#110011ff","width":"1px","style":"solid"}"##,
        #"fonts = ["Arial Figtree"]"#, "brand = Figtree",
      ])
  }

  @Test func `numbers and flags keep their kind, and print inside text`() {
    let stack = compile(
      """
      {
        "none": { "$value": 0 },
        "off": { "$value": false },
        "empty": { "$value": "" },
        "far": {
          "none": { "$value": "{near.none}" },
          "off": { "$value": "{off}" },
          "empty": { "$value": "{empty}" }
        },
        "near": { "none": { "$value": "{none}" } },
        "text": { "$value": "<{far.none}|{far.off}|{far.empty}>" }
      }
      """)
    stack.expect()
    #expect(
      stack.typedValues == [
        "none: number = 0", "off: boolean = false", "empty: string = ", "far.none: number = 0",
        "far.off: boolean = false", "far.empty: string = ", "near.none: number = 0",
        "text: string = <0|false|>",
      ])
  }

  @Test func `a reference in a mode means its target in that mode`() {
    let stack = compile(
      """
      {
        "paper": { "$value": { "light": "#fefefe", "dark": "#121314" } },
        "red": { "$value": "#d00" },
        "card": { "$value": { "light": "{paper}", "dark": "{red}" } },
        "sheet": { "$value": "{paper}" },
        "text": { "$value": "on {sheet}" },
        "deep": { "$value": "{card}" }
      }
      """)
    stack.expect()
    #expect(
      stack.values == [
        "paper = #fefefeff / #121314ff", "red = #dd0000ff", "card = #fefefeff / #dd0000ff",
        "sheet = #fefefeff / #121314ff", "text = on #fefefe / on #121314",
        "deep = #fefefeff / #dd0000ff",
      ])
    #expect(stack.alias("card") == "paper / red")
    #expect(stack.alias("sheet") == "paper")
  }

  @Test func `every missing reference is reported once, with what may be meant`() {
    let stack = compile(
      """
      {
        "tone": {
          "$type": "color",
          3️⃣"primary": { "$value": "#123456" },
          8️⃣"accent": { "$value": "#654321" }
        },
        "button": {
          "fill": { "$value": "1️⃣{tone.primry}2️⃣" },
          "ring": { "$value": "1px {tone.accent} 4️⃣{tonne.acent}5️⃣ 6️⃣{tone.highlight.faint}" },
          "shade": { "$value": ["7️⃣{Tone.primary}"] },
          "hover": { "$value": "{button.fill}" },
          "glow": { "$value": "0 0 {button.hover}" }
        }
      }
      """)
    stack.expect([
      .error(
        .unresolvedReference, "1️⃣2️⃣", "no token named 'tone.primry'",
        help: "did you mean 'tone.primary'?", helpPlace: "3️⃣"),
      .error(
        .unresolvedReference, "4️⃣5️⃣", "no token named 'tonne.acent'",
        help: "did you mean 'tone.accent'?", helpPlace: "8️⃣"),
      .error(.unresolvedReference, "6️⃣", "no token named 'tone.highlight.faint'"),
      .error(
        .unresolvedReference, "7️⃣", "no token named 'Tone.primary'",
        help: "did you mean 'tone.primary'?", helpPlace: "3️⃣"),
    ])
    #expect(stack["button.fill"] == "‹broken›")
    #expect(stack["button.ring"] == "‹broken›")
    #expect(stack["button.hover"] == "‹affected›")
    #expect(stack["button.glow"] == "‹affected›")
    #expect(stack["tone.primary"] == "#123456ff")
  }

  @Test func `a missing reference that a later layer replaces is not a finding`() {
    let stack = compile(
      .defaults("base.json", #"{ "a": { "$value": "{gone}" }, "b": { "$value": "{a}" } }"#),
      .theme("theme.json", #"{ "a": { "$value": 5 } }"#))
    stack.expect()
    #expect(stack.values == ["a = 5", "b = 5"])
  }

  @Test func `a missing reference in one mode leaves the other alone`() {
    let stack = compile(
      """
      {
        "a": { "$value": { "light": "#fff", "dark": "1️⃣{night}2️⃣" } },
        "b": { "$value": "{a}" }
      }
      """)
    stack.expect([.error(.unresolvedReference, "1️⃣2️⃣", "no token named 'night'")])
    #expect(stack.values == ["a = #ffffffff / ‹broken›", "b = #ffffffff / ‹affected›"])
  }
}
