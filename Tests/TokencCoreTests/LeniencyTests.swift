import TokencText
import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencTestSupport
import Testing

/// What DTCG 2025.10 does not allow and tokenc reads all the same: each with a warning that names it.
@Suite struct LeniencyTests {
  private static let read: [(String, DiagnosticCode, String, String)] = [
    (
      ##"{ "a": { "$value": { "colorSpace": "srgb", "channels": 1️⃣[1, 0, 0] } } }"##,
      .unsupportedValue, "'channels' is the drafts' name for 'components'; read anyway",
      "#ff0000ff"
    ),
    (
      ##"{ "a": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": 1️⃣"#f00" } } }"##,
      .unsupportedValue, "DTCG writes 'hex' with six digits; read anyway", "#ff0000ff"
    ),
    (
      ##"{ "a": { "$value": { "colorSpace": "xyz-d65", "components": [0, 0, 1️⃣1.05] } } }"##,
      .unsupportedValue, "DTCG limits the axes of XYZ to 1; read anyway",
      "color(xyz-d65 0 0 1.05)"
    ),
    (
      ##"""
      {
        "n": { "$type": "number", "$value": 1 },
        "a": { "$value": { "colorSpace": "srgb", "components": [1️⃣"{n}", 0, 0] } }
      }
      """##,
      .unsupportedValue, "DTCG allows only '$ref' here, no reference in braces; read anyway",
      "#ff0000ff"
    ),
    (
      ##"""
      {
        "n": { "$type": "number", "$value": 8 },
        "a": { "$type": "dimension", "$value": { "value": 1️⃣"{n}", "unit": "px" } }
      }
      """##,
      .unsupportedValue, "DTCG allows only '$ref' here, no reference in braces; read anyway",
      "8px"
    ),
    (
      ##"""
      {
        "n": { "$type": "number", "$value": 8 },
        "a": { "$type": "number", "$value": { "$ref": "#/n", 1️⃣"also": 1 } }
      }
      """##,
      .unknownProperty, "'also' beside '$ref' is ignored", "8"
    ),
    (
      ##"{ "b": { "$type": "number", "$value": 1 }, "a": { "c": { "type": "number", 1️⃣"value": 1 } } }"##,
      .unknownProperty, "this is not a token: the file's tokens have '$value'", "‹no token›"
    ),
    (
      ##"{ "b": { "$value": 1 }, "a": { 1️⃣"c": { "$type": "number" } } }"##,
      .invalidValue, "'c' has a '$type', but neither a '$value' nor tokens inside", "‹no token›"
    ),
  ]

  @Test(arguments: read)
  func `a leniency has its name`(
    _ file: String, _ code: DiagnosticCode, _ message: String, _ value: String
  ) {
    let stack = compile(.theme("t.json", file))
    #expect(stack.diagnostics.map(\.message) == [message])
    #expect(stack.diagnostics.map(\.code) == [code])
    #expect(stack.diagnostics.map(\.severity) == [.warning])
    #expect(stack["a"] == value)
    let offset = Int(stack.diagnostics.first?.place.range.lowerBound ?? 0)
    #expect(offset == MarkedText(file).offsets["1"])
  }

  private static let shadow =
    #"{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "offsetX": \#(px), "offsetY": \#(px), "blur": \#(px), "spread": \#(px) }"#
  private static let px = #"{ "value": 1, "unit": "px" }"#

  @Test func `a list inside a list of shadows`() {
    let file =
      #"{ "$type": "shadow", "s": { "$value": [\#(Self.shadow)] }, "a": { "$value": [1️⃣"{s}"] } }"#
    compile(.theme("t.json", file)).expect([
      .warning(
        .unsupportedValue, "1️⃣",
        "DTCG allows no list inside a list of shadows or stops; its members are read in place")
    ])
    compile([.theme("t.json", file)], dialect: .dtcg).expect([
      .error(
        .typeMismatch, "1️⃣", "a list of shadows cannot be inside a list of shadows",
        help: ##"refer to one of them: { "$ref": "#/name/$value/0" }"##)
    ])
  }

  @Test func `a plain property is judged by its place`() {
    compile(
      .theme(
        "t.json",
        ##"""
        {
          "a": { "$type": "number", "$value": 1, 2️⃣"$description": "Inter" },
          "b": { "$type": "fontFamily", "$value": { "$ref": "#/a/$description" } },
          "c": { "$type": "number", "$value": { "$ref": 1️⃣"#/a/$description" } }
        }
        """##)
    ).expect([
      .error(
        .typeMismatch, "1️⃣", "expected a number, but '#/a/$description' is a string",
        .note("2️⃣", "its target is here"))
    ])
  }
}
