import TokencTestSupport
import Testing
import TokencCommand

/// How values of all dialects are spelled in DTCG 2025.10.
@Suite struct DTCGValueTests {
  /// A type, a value of some dialect, and the same in DTCG.
  private static let values: [(String, String, String)] = [
    (
      "color", ##""#0066CC""##,
      ##"{ "colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc" }"##
    ),
    (
      "color", ##""#0066cc80""##,
      ##"{ "colorSpace": "srgb", "components": [0, 0.4, 0.8], "alpha": 0.5019607843137255, "##
        + ##""hex": "#0066cc" }"##
    ),
    (
      "color", ##""hsl(330 100% 50% / 25%)""##,
      ##"{ "colorSpace": "hsl", "components": [330, 100, 50], "alpha": 0.25, "hex": "#ff0080" }"##
    ),
    (
      "color", ##""oklch(0.7 0.4 30)""##,
      ##"{ "colorSpace": "oklch", "components": [0.7, 0.4, 30], "hex": "#ff5843" }"##
    ),
    (
      "color", ##""color(display-p3 none 0 1)""##,
      ##"{ "colorSpace": "display-p3", "components": ["none", 0, 1], "hex": "#0000ff" }"##
    ),
    (
      "color", ##"{ "colorSpace": "srgb", "channels": [1, 0, 0], "hex": "#fe0000" }"##,
      ##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#fe0000" }"##
    ),
    (
      "color", ##"{ "r": 255, "g": 0, "b": 51, "a": 0.5 }"##,
      ##"{ "colorSpace": "srgb", "components": [1, 0, 0.2], "alpha": 0.5, "hex": "#ff0033" }"##
    ),
    ("dimension", #""16px""#, #"{ "value": 16, "unit": "px" }"#),
    ("dimension", #""+.50REM""#, #"{ "value": 0.50, "unit": "rem" }"#),
    ("dimension", #""-007.0px""#, #"{ "value": -7.0, "unit": "px" }"#),
    ("dimension", #"{ "value": 1.250, "unit": "rem" }"#, #"{ "value": 1.250, "unit": "rem" }"#),
    ("dimension", "0", #"{ "value": 0, "unit": "px" }"#),
    ("duration", #""200ms""#, #"{ "value": 200, "unit": "ms" }"#),
    ("duration", #""0.20s""#, #"{ "value": 0.20, "unit": "s" }"#),
    ("number", "1.50", "1.50"),
    ("fontFamily", #""Inter""#, #""Inter""#),
    ("fontFamily", #"["Inter"]"#, #"["Inter"]"#),
    ("fontFamily", #"["Inter", "Noto \"Sans\""]"#, #"["Inter", "Noto \"Sans\""]"#),
    ("fontWeight", #""semi-bold""#, #""semi-bold""#),
    ("fontWeight", #""SemiBold""#, "600"),
    ("fontWeight", "350.5", "350.5"),
    ("cubicBezier", "[0.4, 0, 0.20, 1e0]", "[0.4, 0, 0.20, 1e0]"),
    ("strokeStyle", #""dashed""#, #""dashed""#),
    (
      "strokeStyle", #"{ "lineCap": "round", "dashArray": ["4px", "0.5rem"] }"#,
      #"{ "lineCap": "round", "dashArray": [{ "value": 4, "unit": "px" }, "#
        + #"{ "value": 0.5, "unit": "rem" }] }"#
    ),
    (
      "border", ##"{ "width": "1px", "color": "#000", "style": "solid" }"##,
      ##"{ "width": { "value": 1, "unit": "px" }, "color": { "colorSpace": "srgb", "##
        + ##""components": [0, 0, 0], "hex": "#000000" }, "style": "solid" }"##
    ),
    (
      "transition", #"{ "duration": "0.3s", "timingFunction": [0, 0, 1, 1] }"#,
      #"{ "duration": { "value": 0.3, "unit": "s" }, "timingFunction": [0, 0, 1, 1], "#
        + #""delay": { "value": 0, "unit": "ms" } }"#
    ),
    (
      "shadow",
      ##"[{ "color": "#000", "offsetX": 0, "offsetY": "1px", "blur": "2px", "inset": true }]"##,
      ##"[{ "color": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" }, "##
        + ##""offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" }, "##
        + ##""blur": { "value": 2, "unit": "px" }, "inset": true, "##
        + ##""spread": { "value": 0, "unit": "px" } }]"##
    ),
    (
      "gradient", ##"[{ "color": "#000", "position": 0 }, { "color": "#fff", "position": 1.5 }]"##,
      ##"[{ "color": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" }, "##
        + ##""position": 0 }, { "color": { "colorSpace": "srgb", "components": [1, 1, 1], "##
        + ##""hex": "#ffffff" }, "position": 1 }]"##
    ),
    (
      "typography",
      #"{ "fontFamily": "Inter", "fontSize": "1rem", "fontWeight": 400, "letterSpacing": "0px", "#
        + #""lineHeight": 1.50 }"#,
      #"{ "fontFamily": "Inter", "fontSize": { "value": 1, "unit": "rem" }, "fontWeight": 400, "#
        + #""letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.50 }"#
    ),
  ]

  @Test(arguments: values)
  func `a value is spelled as DTCG spells it`(_ type: String, _ value: String, _ expected: String) {
    let document = Converted(#"{ "a": { "$type": "\#(type)", "$value": \#(value) } }"#)
    let token = #"{"a":{"$type":"\#(type)","$value":\#(compact(expected))}}"#
    #expect(document.text == token)
    #expect(document.strictFindings == [])
  }

  /// Values that are read or kept, and that DTCG cannot express.
  private static let refused: [(String, String)] = [
    ("color", #""currentColor""#), ("color", #""linear-gradient(#fff, #000)""#),
    ("color", #""color(srgb 0 0 0 / none)""#), ("color", #""color(xyz-d65 0.95 1 1.089)""#),
    ("dimension", "16"), ("dimension", #""50%""#), ("dimension", #""2em""#),
    ("dimension", #""calc(1px + 2px)""#), ("duration", "200"), ("number", #""1.5 * 2""#),
    ("fontWeight", #""Bold Italic""#), ("cubicBezier", #""steps(4)""#),
    ("fontFamily", #""a \\{b\\}""#),
    ("border", ##""1px solid #000""##), ("shadow", #""none""#),
    ("typography", #"{ "fontFamily": "Inter", "fontSize": "1rem" }"#),
    (
      "typography",
      #"{ "fontFamily": "Inter", "fontSize": "1rem", "fontWeight": 400, "letterSpacing": "0px", "#
        + #""lineHeight": 1.5, "textCase": "none" }"#
    ),
    ("string", #""Hello""#), ("boolean", "true"), ("glow", #""16px""#),
  ]

  @Test(arguments: refused)
  func `what DTCG cannot express is an error, or left out`(_ type: String, _ value: String) {
    let source = #"""
      { "a": { "$type": "\#(type)", "$value": \#(value) },
        "b": { "$type": "number", "$value": 1 } }
      """#
    let strict = Converted(source)
    #expect(strict.status == .problems)
    #expect(strict.text == "")
    #expect(strict.errors.contains("[unrepresentable-value]"), "\(strict.errors)")
    let lenient = Converted(source, "--unrepresentable", "skip")
    #expect(lenient.status == .success, "\(lenient.errors)")
    #expect(lenient.text == #"{"b":{"$type":"number","$value":1}}"#)
  }

  @Test(arguments: ["a.b", "", "a{b", "a}b"])
  func `a name that DTCG forbids is an error, or its token left out`(_ name: String) {
    let source = #"{ "x": { "\#(name)": { "$type": "number", "$value": 1 } } }"#
    let options = name == "a.b" ? [] : ["--keep-going"]
    let strict = Converted(source, options)
    #expect(strict.status == .problems)
    let lenient = Converted(source, options + ["--unrepresentable", "skip"])
    #expect(lenient.text == "{}")
  }

  @Test func `descriptions and deprecation stay, of groups too`() {
    let document = Converted(
      #"""
      { "g": { "$deprecated": "old", "$type": "number",
        "a": { "$value": 1, "$description": "One.\n" },
        "b": { "$value": 2, "$deprecated": true }, "c": { "$value": 3, "$deprecated": false } } }
      """#)
    #expect(
      document.text
        == #"{"g":{"a":{"$type":"number","$value":1,"$description":"One.\n","#
        + #""$deprecated":"old"},"b":{"$type":"number","$value":2,"$deprecated":true},"#
        + #""c":{"$type":"number","$value":3}}}"#)
    #expect(document.strictFindings == [])
  }

  @Test func `a token that holds others is the root of their group`() {
    let document = Converted(
      #"""
      { "a": { "value": 1, "type": "number", "b": { "value": 2, "type": "number" } },
        "c": { "value": "{a}", "type": "number" } }
      """#, "--keep-aliases")
    #expect(
      document.text
        == #"{"a":{"$root":{"$type":"number","$value":1},"b":{"$type":"number","$value":2}},"#
        + #""c":{"$type":"number","$value":"{a.$root}"}}"#)
    #expect(document.strictFindings == [])
  }

  private func compact(_ json: String) -> String {
    var isText = false
    return String(
      json.filter { character in
        if character == "\"" { isText.toggle() }
        return isText || character != " "
      })
  }
}
