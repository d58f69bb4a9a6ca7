import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

/// Formats that are recognized and refused, each by its name, and files that only look like them.
@Suite struct UnsupportedFormatTests {
  private static let refused: [(String, String, String)] = [
    (
      #"{ 1️⃣"colors": { "a": { "color": { "light": "white", "dark": "black" } } } }"#,
      "this is an older Backbase theme ('colors' with 'light' and 'dark'), which is not supported",
      "'tokenc migrate' converts it"
    ),
    (
      #"{ "global": { "type": "color" }, 1️⃣"props": { "a": { "value": "{!b}" } } }"#,
      "this is a Theo file ('props' or 'imports'), which is not supported",
      "Theo's output in its format 'json' is supported: names with plain values"
    ),
    (
      #"{ 1️⃣"props": [{ "name": "a", "value": "white" }] }"#,
      "this is a Theo file ('props' or 'imports'), which is not supported",
      "Theo's output in its format 'json' is supported: names with plain values"
    ),
    (
      #"{ 1️⃣"dsp_spec_version": "1.0", "entities": [] }"#,
      "this is a Design System Package (DSP), which is not supported",
      "export the tokens as Style Dictionary or DTCG files"
    ),
    (
      #"{ 1️⃣"entities": [{ "class": "token", "id": "a", "value": "white" }] }"#,
      "this is a Design System Package (DSP), which is not supported",
      "export the tokens as Style Dictionary or DTCG files"
    ),
    (
      #"{ "b": { "value": "1px" }, 1️⃣"a": { "$schema": "x", "sets": { "light": { "value": "white", "uuid": "1" } } } }"#,
      "this is an Adobe Spectrum file with 'sets', which is not supported",
      "the DTCG and Tokens Studio forms of Spectrum are supported"
    ),
  ]

  @Test(arguments: refused)
  func `a known format is refused by its name`(_ file: String, _ message: String, _ help: String) {
    let stack = compile(.theme("t.json", file))
    stack.expect([.error(.unsupportedFormat, "1️⃣", message, help: help)])
    #expect(stack.paths.isEmpty)
  }

  @Test(
    arguments: [
      (#"{ "props": { "a": { "value": 1 } } }"#, ["props.a"]),
      (
        #"{ "colors": { "a": { "color": { "light": { "$value": "white" } } } } }"#,
        ["colors.a.color.light"]
      ),
      (#"{ "entities": { "a": { "$value": 1 } } }"#, ["entities.a"]),
      (#"{ "a": { "sets": { "light": { "value": 1 } } } }"#, ["a.sets.light"]),
    ])
  func `groups of those names are tokens`(_ file: String, _ paths: [String]) {
    let stack = compile(file)
    stack.expect()
    #expect(stack.paths == paths)
  }
}
