import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

/// What becomes of the values of Tokens Studio files.
@Suite struct StudioValueTests {
  private func resolve(_ tokens: String, isRaw: Bool = false) -> CompiledStack {
    compile("{ \"$themes\": [], \"core\": { \(tokens) } }", isRaw: isRaw)
  }

  private func value(_ value: String, _ type: String) -> String {
    let stack = resolve("\"it\": { \"value\": \(value), \"type\": \"\(type)\" }")
    return "\(stack.type("it") ?? "–"): \(stack["it"])"
  }

  private static let cases: [(type: String, value: String, result: String)] = [
    ("sizing", "\"4\"", "dimension: 4px"), ("spacing", "4", "dimension: 4px"),
    ("spacing", "\"4 8\"", "dimension: 4px 8px"), ("borderRadius", "\"0\"", "dimension: 0px"),
    ("borderWidth", "0", "dimension: 0px"), ("fontSizes", "\"1.5rem\"", "dimension: 1.5rem"),
    ("dimension", "\"4 * 7\"", "dimension: 28px"), ("dimension", "\"16 px\"", "dimension: 16px"),
    ("paragraphSpacing", "\"26\"", "dimension: 26px"), ("dimension", "\"2em\"", "dimension: 2em"),
    ("letterSpacing", "\"-5%\"", "dimension: -0.05em"), ("letterSpacing", "0", "dimension: 0px"),
    ("letterSpacing", "\"2px * 2\"", "dimension: 4px"),
    ("letterSpacing", "\"0%\"", "dimension: 0px"),
    ("lineHeights", "\"110%\"", "number: 1.1"), ("lineHeights", "\"14.3%\"", "number: 0.143"),
    ("lineHeights", "\"1.50\"", "number: 1.50"), ("lineHeights", "1.4", "number: 1.4"),
    ("lineHeights", "\"24px\"", "dimension: 24px"), ("lineHeights", "\"AUTO\"", "number: AUTO"),
    ("lineHeights", "\"12px * 2\"", "dimension: 24px"),
    ("opacity", "\"50%\"", "number: 0.5"), ("opacity", "\"0.5\"", "number: 0.5"),
    ("opacity", "\".5\"", "number: 0.5"), ("opacity", "\"007\"", "number: 7"),
    ("number", "\"2 * 3\"", "number: 6"), ("math", "\"2\"", "number: 2"),
    ("fontWeights", "\"Bold\"", "fontWeight: 700"),
    ("fontWeights", "\"Semi Bold\"", "fontWeight: 600"),
    ("fontWeights", "\"kräftig\"", "fontWeight: 500"),
    ("fontWeights", "\"600\"", "fontWeight: 600"),
    ("fontWeights", "\"100 * 3\"", "fontWeight: 300"),
    ("fontWeights", "\"ExtraBold Italic\"", "fontWeight: 800 italic"),
    ("fontWeights", "\"Italic\"", "fontWeight: italic"),
    ("fontFamilies", "\"Inter\"", "fontFamily: Inter"),
    ("fontFamilies", "\"'Suisse Int'\"", "fontFamily: Suisse Int"),
    (
      "fontFamilies", "\"Arial Black, Suisse Int'l, 'a, b'\"",
      "fontFamily: [\"Arial Black\",\"Suisse Int'l\",\"a, b\"]"
    ),
    ("text", "\"24/7\"", "string: 24/7"), ("textCase", "\"none\"", "string: none"),
    ("textDecoration", "\"underline\"", "string: underline"),
    ("asset", "\"https://a.b/c-2*3\"", "string: https://a.b/c-2*3"),
    ("boolean", "\"true\"", "boolean: true"), ("boolean", "false", "boolean: false"),
    ("other", "\"4 * 7\"", "number: 28"), ("other", "\"4 * 7px\"", "string: 28px"),
    ("other", "\"E6\"", "string: E6"),
    ("color", "\"rgba(#ABC123, 0.4)\"", "color: #abc12366"),
    ("color", "\"rgba(#ABC123, 40%)\"", "color: #abc12366"),
    ("color", "\"rgba( #abc , 0.2 * 2)\"", "color: #aabbcc66"),
    ("color", "\"rgba(rgba(#000000, 0.3), 0.2)\"", "color: #00000033"),
    ("color", "\"rgba(10 * 2, 30, 40, 1)\"", "color: #141e28ff"),
    ("color", "\"hsla(60 * 2, 100%, 50%, 1)\"", "color: hsl(120 100% 50%)"),
    (
      "color", "\"rgb(20 30 40 / 50%)\"",
      "color: color(srgb 0.0784313725490196 0.11764705882352941 0.1568627450980392 / 0.5)"
    ),
    (
      "color", "\"linear-gradient(180deg, #000 0%, rgba(#000000, 0.00) 45%)\"",
      "color: linear-gradient(180deg, #000 0%, rgba(0, 0, 0, 0.00) 45%)"
    ),
  ]

  @Test(arguments: cases)
  func `each type has its own reading`(_ type: String, _ value: String, _ result: String) {
    #expect(self.value(value, type) == result)
  }

  @Test func `arithmetic goes on where references end`() {
    let stack = resolve(
      """
      "base": { "value": "4px", "type": "dimension" },
      "scale": { "value": "2", "type": "math" },
      "sm": { "value": "{base} * {scale}", "type": "dimension" },
      "md": { "value": "{sm} * {scale}", "type": "dimension" },
      "lg": { "value": "roundTo({md} / 3, 1) + {sm}", "type": "dimension" },
      "alias": { "value": "{md}", "type": "spacing" },
      "pair": { "value": "{sm} {md}", "type": "spacing" },
      "untyped": { "value": "{md} * 2" },
      "inverse": { "value": "-{sm}", "type": "spacing" }
      """)
    #expect(
      stack.values == [
        "base = 4px", "scale = 2", "sm = 8px", "md = 16px", "lg = 13.3px", "alias = 16px",
        "pair = 8px 16px", "untyped = 32px", "inverse = -8px",
      ])
  }

  @Test func `raw values are left alone`() {
    let stack = resolve(
      """
      "sm": { "value": "4 * 2", "type": "dimension" },
      "md": { "value": "{sm} * 2", "type": "dimension" },
      "weight": { "value": "Bold", "type": "fontWeights" },
      "legacy": { "value": "$sm" }
      """, isRaw: true)
    stack.expect()
    #expect(stack.values == ["sm = 4 * 2", "md = 4 * 2 * 2", "weight = Bold", "legacy = $sm"])
  }

  @Test func `a typography has the members of DTCG, and a slope of its own`() {
    let stack = resolve(
      """
      "weight": { "value": "Bold Italic", "type": "fontWeights" },
      "body": { "value": {
        "fontFamilies": "Arial, sans-serif", "fontWeight": "{weight}", "fontSize": "16px * 1.5",
        "lineHeights": "150%", "letterSpacing": "5%", "textCase": "none", "paragraphSpacing": "8"
      }, "type": "typography" },
      "slope": { "value": { "fontWeight": "Italic", "fontSize": "4" }, "type": "typography" },
      "own": { "value": { "fontWeight": "Bold Italic", "fontStyle": "oblique" }, "type": "typography" }
      """)
    #expect(
      stack["body"] == """
        {"fontFamily":["Arial","sans-serif"],"fontWeight":700,"fontSize":"24px","lineHeight":1.5,\
        "letterSpacing":"0.05em","textCase":"none","paragraphSpacing":"8px","fontStyle":"italic"}
        """)
    #expect(stack["slope"] == #"{"fontWeight":400,"fontSize":"4px","fontStyle":"italic"}"#)
    #expect(stack["own"] == #"{"fontWeight":700,"fontStyle":"oblique"}"#)
  }

  @Test func `shadows have offsets and are inset or not`() {
    let stack = resolve(
      """
      "blur": { "value": "10", "type": "sizing" },
      "one": { "value": { "x": "0", "y": 4, "blur": "{blur}", "spread": "2 * 2",
        "color": "rgba(#000000, 0.4)", "type": "innerShadow" }, "type": "boxShadow" },
      "two": { "value": [
        { "x": "1", "y": "2", "blur": "3", "spread": "0", "color": "#fff", "type": "dropShadow" },
        { "offsetX": "1px", "offsetY": "2px", "blur": "3px", "spread": "4px", "color": "#000",
          "inset": "true" }
      ], "type": "boxShadow" },
      "alias": { "value": "{one}", "type": "boxShadow" }
      """)
    stack.expect()
    let one = """
      {"offsetX":"0px","offsetY":"4px","blur":"10px","spread":"4px","color":"#00000066",\
      "inset":true}
      """
    #expect(stack["one"] == one)
    #expect(stack["alias"] == one)
    #expect(
      stack["two"] == """
        [{"offsetX":"1px","offsetY":"2px","blur":"3px","spread":"0px","color":"#ffffffff",\
        "inset":false},{"offsetX":"1px","offsetY":"2px","blur":"3px","spread":"4px",\
        "color":"#000000ff","inset":true}]
        """)
  }

  @Test func `borders and compositions are calculated member by member`() {
    let stack = resolve(
      """
      "edge": { "value": { "color": "rgba(#ffff00, 1)", "width": "16 * 1.5", "style": "dashed" },
        "type": "border" },
      "weight": { "value": "Bold", "type": "fontWeights" },
      "card": { "value": { "sizing": "4 * 2", "opacity": "50%", "fontWeight": "{weight}",
        "lineHeight": "125%", "letterSpacing": "125%", "fill": "rgba(#000000, 0.2)",
        "paddingTop": "4", "label": "a-b" }, "type": "composition" }
      """)
    stack.expect()
    #expect(stack["edge"] == ##"{"color":"#ffff00ff","width":"24px","style":"dashed"}"##)
    #expect(
      stack["card"] == ##"""
        {"sizing":"8px","opacity":0.5,"fontWeight":700,"lineHeight":1.25,"letterSpacing":"1.25em",\##
        "fill":"#00000033","paddingTop":"4px","label":"a-b"}
        """##)
  }

  @Test func `dollar aliases of older exports lead to tokens`() {
    let stack = resolve(
      """
      "size": { "7": { "value": "48", "type": "fontSizes" } },
      "body": { "value": { "fontSize": "$size.7" }, "type": "typography" },
      "price": { "value": "$size.8", "type": "text" },
      "alias": { "value": "$size.7", "type": "fontSizes" }
      """)
    #expect(stack["body"] == #"{"fontSize":"48px"}"#)
    #expect(stack["price"] == "$size.8")
    #expect(stack["alias"] == "48px")
    #expect(stack.alias("alias") == "size.7")
  }

  @Test func `a division by zero is an error at its expression`() {
    resolve(
      """
      "zero": { "value": "0", "type": "number" },
      "size": { "value": 1️⃣"8px / {zero}"2️⃣, "type": "other" },
      "edge": { "value": { "color": "#000", "width": 3️⃣"1 / {zero}", "style": "solid" },
        "type": "border" }
      """
    ).expect([
      .error(
        .invalidValue, "1️⃣2️⃣", "this expression has no finite result",
        help: "it divides by zero, or its result is not a number"),
      .error(
        .invalidValue, "3️⃣", "this expression has no finite result",
        help: "it divides by zero, or its result is not a number"),
      .warning(
        .unsupportedValue, "3️⃣", "'1 / 0' is not a dimension in px or rem here; kept as written"),
    ])
  }

  @Test func `broken arithmetic is judged as the type's value`() {
    resolve(
      """
      "open": { "value": 1️⃣"(4px + 2px", "type": "dimension" },
      "word": { "value": 2️⃣"big * 2", "type": "dimension" },
      "mixed": { "value": 3️⃣"10px + 2rem", "type": "dimension" },
      "weight": { "value": 4️⃣"500 * 3", "type": "fontWeights" },
      "color": { "value": 5️⃣"rgba(#12345, 0.5)", "type": "color" }
      """
    ).expect([
      .error(
        .invalidDimension, "1️⃣", "'(4px + 2px' is not a dimension",
        help: "write a number with its unit, such as '16px'"),
      .error(
        .invalidDimension, "2️⃣", "'big * 2' is not a dimension",
        help: "write a number with its unit, such as '16px'"),
      .warning(
        .unsupportedValue, "3️⃣",
        "'10px + 2rem' is not a dimension in px or rem here; kept as written"),
      .error(.numberOutOfRange, "4️⃣", "a font weight is between 1 and 1000"),
      .warning(
        .unsupportedValue, "5️⃣",
        "'rgba(#12345, 0.5)' is not a color that tokenc reads here; kept as written"),
    ])
  }

  @Test func `values of other dialects are not calculated`() {
    let backbase = compile(
      """
      { "theme": { "$type": "dynamic", "size": { "$type": "number", "$value": "4 * 2" } } }
      """)
    #expect(backbase["theme.size"] == "4 * 2")
    let styleDictionary = compile(
      #"{ "a": { "value": "4px" }, "b": { "value": "{a} * 2" } }"#)
    #expect(styleDictionary["b"] == "4px * 2")
  }

  @Test func `a file is of Tokens Studio by its types or extensions too`() {
    let byType = compile(
      """
      { "a": { "$value": "4", "$type": "fontSizes" }, "b": { "$value": "{a} * 2", "$type": "sizing" } }
      """)
    byType.expect()
    #expect(byType.typedValues == ["a: dimension = 4px", "b: dimension = 8px"])
    let byExtension = compile(
      """
      { "a": { "$value": "4 * 2", "$type": "dimension",
        "$extensions": { "studio.tokens": { "id": "x" } } } }
      """)
    byExtension.expect()
    #expect(byExtension["a"] == "8px")
  }

  @Test func `files of other dialects beside it stay as they are`() {
    let stack = compile(
      .theme("a.json", #"{ "size": { "value": "4 * 2", "type": "fontSizes" } }"#),
      .theme("b.json", #"{ "other": { "value": "{size} * 2" } }"#))
    stack.expect()
    #expect(stack.values == ["size = 8px", "other = 8px * 2"])
  }

  @Test func `synonyms of types are told in DTCG files`() {
    let stack = compile(
      """
      {
        "a": { "$value": "4px", "$type": 1️⃣"spacing" },
        "b": { "$value": "200ms", "$type": 2️⃣"time" },
        "c": { "$value": "8px", "$type": "spacing" }
      }
      """)
    stack.expect([
      .warning(
        .unknownType, "1️⃣",
        "the type 'spacing' is not in DTCG; it is read as 'dimension' (2 times in this file)",
        help: "write 'dimension'"),
      .warning(
        .unknownType, "2️⃣", "the type 'time' is not in DTCG; it is read as 'duration'",
        help: "write 'duration'"),
    ])
    #expect(
      stack.typedValues == ["a: dimension = 4px", "b: duration = 200ms", "c: dimension = 8px"])
  }

  @Test func `what a group says of its type holds inside`() {
    let stack = compile(
      """
      { "height": { "$type": "lineHeights", "a": { "$value": "110%" }, "b": { "$value": "24px" },
          "c": { "d": { "$value": "{height.a} * 2" } } },
        "gap": { "$type": "letterSpacing", "a": { "$value": "5%" } } }
      """)
    #expect(
      stack.typedValues == [
        "height.a: number = 1.1", "height.b: dimension = 24px", "height.c.d: number = 2.2",
        "gap.a: dimension = 0.05em",
      ])
  }

  @Test func `values differ by mode`() {
    let stack = compile(
      """
      { "a": { "$value": { "light": "4 * 2", "dark": "4 * 3" }, "$type": "spacing",
        "$extensions": { "studio.tokens": {} } },
        "b": { "$value": "{a} * 2", "$type": "fontSizes" } }
      """)
    #expect(stack.values == ["a = 8px / 12px", "b = 16px / 24px"])
  }
}
