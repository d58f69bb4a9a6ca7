import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct TypeGuessTests {
  private func guess(_ value: String) -> String? {
    compile("{ \"a\": { \"$value\": \"\(value)\" } }").type("a")
  }

  @Test(arguments: [
    "px", "rem", "em", "ex", "cap", "ch", "ic", "lh", "rlh", "rex", "rch", "ric", "vw", "vh", "vi",
    "vb", "vmin", "vmax", "svw", "svh", "svi", "svb", "svmin", "svmax", "lvw", "lvh", "lvi", "lvb",
    "lvmin", "lvmax", "dvw", "dvh", "dvi", "dvb", "dvmin", "dvmax", "cqw", "cqh", "cqi", "cqb",
    "cqmin", "cqmax", "cm", "mm", "Q", "in", "pt", "pc", "PX",
  ])
  func `one number with a unit of length is a dimension`(_ unit: String) {
    for number in ["0", "12", "-1.5", "+.25", "007"] {
      #expect(guess(number + unit) == "dimension")
    }
  }

  @Test func `one number with a unit of time is a duration`() {
    for text in ["0s", "1.5s", "-20ms", "200MS"] { #expect(guess(text) == "duration") }
  }

  @Test(arguments: [
    "1", "1%", "px", "1 px", "1px 2px", "1fr", "1deg", "1x", "1.px", ".px", "--1px",
    "a1px",
    "1.2.3px", "calc(1px)", "1cqmaxx", "", "s", "1sm", "1²px",
  ])
  func `other texts are texts`(_ text: String) {
    #expect(guess(text) == "string")
  }

  @Test func `a guess is not judged, and binds nobody`() {
    let stack = compile(
      """
      { "em": { "$value": "2em" }, "vw": { "$value": "3vw" }, "alias": { "$value": "{em}" },
        "number": { "$type": "number", "n": { "$value": "{px}" } }, "px": { "$value": "4px" },
        "own": { "$type": "string", "$value": "{em}" } }
      """)
    #expect(stack.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(stack.diagnostics.allSatisfy { $0.message.contains("'px'") })
    #expect(stack.type("alias") == "dimension")
    #expect(stack.type("own") == "string")
    #expect(stack["em"] == "2em")
  }

  @Test func `DTCG to the letter guesses nothing`() {
    let stack = compile(#"{ "a": { "$value": "4px" } }"#, dialect: .dtcg)
    #expect(stack.type("a") == nil)
  }
}
