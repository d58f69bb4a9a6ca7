import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct CompositeValueTests {
  static let strokes: [ValueCase] = [
    .read(#""dashed""#, "dashed"),
    .read(
      #"{ "dashArray": ["4PX", { "value": 2, "unit": "px" }], "lineCap": "round" }"#,
      #"{"dashArray":["4px","2px"],"lineCap":"round"}"#),
    .foreign(#""none""#, no: "stroke style of DTCG"),
    .foreign(
      #"{ "dashArray": ["4px"] }"#, #"{"dashArray":["4px"]}"#, "this strokeStyle has no 'lineCap'"),
    .wrong(
      #""dottet""#, .invalidValue, "'dottet' is not a stroke style", help: "did you mean 'dotted'?"),
    .wrong(
      #""zigzag""#, .invalidValue, "'zigzag' is not a stroke style",
      help: "the styles are solid, dashed, dotted, double, groove, ridge, outset, inset"),
    .wrong(
      #"{ "dashArray": 1️⃣[], "lineCap": "round" }"#, .invalidValue,
      "'dashArray' is a list of dimensions"),
    .wrong(
      #"{ "dashArray": ["4px"], "lineCap": 1️⃣"flat" }"#, .invalidValue,
      "'lineCap' is round, butt, square"),
    .wrong(
      "5", .invalidValue, "expected a strokeStyle as an object, found a number"),
  ]

  @Test(arguments: strokes)
  func `a stroke style`(_ value: ValueCase) {
    value.check(as: "strokeStyle")
  }

  static let borders: [ValueCase] = [
    .read(
      ##"{ "style": "solid", "width": "2PX", "color": "RED" }"##,
      ##"{"style":"solid","width":"2px","color":"#ff0000ff"}"##),
    .foreign(#""1px solid red""#, no: "border with parts"),
    .foreign(
      ##"{ "width": "2px", "color": "red" }"##, ##"{"width":"2px","color":"#ff0000ff"}"##,
      "this border has no 'style'"),
    .foreign(
      ##"{ "width": "2px", "color": "red", "style": "solid", "radius": 1️⃣" 4PX" }"##,
      ##"{"width":"2px","color":"#ff0000ff","style":"solid","radius":" 4PX"}"##,
      "'radius' is not a member of a DTCG border; kept as written"),
    .foreign(
      ##"{ "width": 1️⃣2, "color": "red", "style": "solid" }"##,
      ##"{"width":2,"color":"#ff0000ff","style":"solid"}"##,
      "'2' has no unit; kept as written"),
    .wrong(
      #"{ "width": "2px", "color": 1️⃣"rot", "style": "solid" }"#, .invalidColor,
      "'rot' is not a color"
    ),
    .wrong("[]", .invalidValue, "expected a border as an object, found an array"),
    .wrong("null", .invalidValue, "expected a border as an object, found null"),
  ]

  @Test(arguments: borders)
  func `a border`(_ value: ValueCase) {
    value.check(as: "border")
  }

  static let shadows: [ValueCase] = [
    .read(
      ##"{ "color": "#0008", "offsetX": "0px", "offsetY": "1rem", "blur": "2px", "spread": "-1px" }"##,
      ##"{"color":"#00000088","offsetX":"0px","offsetY":"1rem","blur":"2px","spread":"-1px"}"##),
    .read(
      ##"[{ "color": "#000", "offsetX": "0px", "offsetY": "0px", "blur": "0px", "spread": "0px", "##
        + #""inset": true }]"#,
      ##"[{"color":"#000000ff","offsetX":"0px","offsetY":"0px","blur":"0px","spread":"0px","##
        + #""inset":true}]"#),
    .foreign(##""0 1px 2px #000""##, no: "shadow with parts"),
    .foreign(
      ##"{ "color": "#000", "offsetX": "0px", "offsetY": "0px", "blur": "0px" }"##,
      ##"{"color":"#000000ff","offsetX":"0px","offsetY":"0px","blur":"0px"}"##,
      "this shadow has no 'spread'"),
    .wrong("[]", .invalidValue, "a shadow must not be an empty list"),
    .wrong(
      "[1️⃣5]", .invalidValue, "expected an object in a list of shadows, found a number"),
    .wrong("true", .invalidValue, "expected a shadow as an object, found a boolean"),
    .wrong(
      ##"{ "color": "#000", "offsetX": "0px", "offsetY": "0px", "blur": "0px", "spread": "0px", "##
        + #""inset": 1️⃣"yes" }"#, .invalidValue, "expected true or false, found text"),
  ]

  @Test(arguments: shadows)
  func `a shadow`(_ value: ValueCase) {
    value.check(as: "shadow")
  }

  static let gradients: [ValueCase] = [
    .read(
      ##"[{ "color": "#000", "position": 0 }, { "position": 1.0, "color": "white" }]"##,
      ##"[{"color":"#000000ff","position":0},{"position":1.0,"color":"#ffffffff"}]"##),
    .read(
      ##"[{ "color": "#000", "position": "50%" }]"##,
      ##"[{"color":"#000000ff","position":"50%"}]"##),
    .foreign(
      ##"[{ "color": "#000", "position": 1️⃣"50px" }]"##,
      ##"[{"color":"#000000ff","position":"50px"}]"##,
      "'50px' is not a plain number here; kept as written"),
    .foreign(
      #"[1️⃣{ "position": 0 }]"#, #"[{"position":0}]"#, "this gradient has no 'color'"),
    .wrong("[]", .invalidValue, "a gradient must not be an empty list"),
    .wrong(
      ##"{ "color": "#000", "position": 0 }"##, .invalidValue,
      "a gradient is a list of stops, found an object"),
    .wrong(
      ##"[{ "color": 1️⃣"#00", "position": 0 }]"##, .invalidColor,
      "a hex color has 3, 4, 6 or 8 digits, not 2"),
  ]

  @Test(arguments: gradients)
  func `a gradient`(_ value: ValueCase) {
    value.check(as: "gradient")
  }

  static let transitions: [ValueCase] = [
    .read(
      #"{ "duration": "200MS", "delay": { "value": 0, "unit": "s" }, "timingFunction": [0, 0, 1, 1] }"#,
      #"{"duration":"200ms","delay":"0s","timingFunction":[0,0,1,1]}"#),
    .foreign(
      #"{ "duration": "1s", "delay": "0s", "timingFunction": 1️⃣"step-end" }"#,
      #"{"duration":"1s","delay":"0s","timingFunction":"step-end"}"#,
      "'step-end' is not a list of four numbers here; kept as written"),
    .read(
      #"{ "duration": "1s", "delay": "0s", "timingFunction": "ease" }"#,
      #"{"duration":"1s","delay":"0s","timingFunction":"ease"}"#),
    .wrong(
      #"{ "duration": 1️⃣"soon", "delay": "0s", "timingFunction": [0, 0, 1, 1] }"#, .invalidValue,
      "'soon' is not a duration", help: "write a number with its unit, such as '200ms'"),
  ]

  @Test(arguments: transitions)
  func `a transition`(_ value: ValueCase) {
    value.check(as: "transition")
  }

  static let typography: [ValueCase] = [
    .read(
      #"{ "fontFamily": ["Karla"], "fontSize": "16PX", "fontWeight": "bold", "#
        + #""letterSpacing": "0px", "lineHeight": 1.50 }"#,
      #"{"fontFamily":["Karla"],"fontSize":"16px","fontWeight":"bold","letterSpacing":"0px","#
        + #""lineHeight":1.50}"#),
    .foreign(
      #"{ "fontFamily": "Karla", "fontSize": "16px", "fontWeight": 400, "lineHeight": 1 }"#,
      #"{"fontFamily":"Karla","fontSize":"16px","fontWeight":400,"lineHeight":1}"#,
      "this typography has no 'letterSpacing'"),
    .foreign(
      #"{ "fontFamily": "Karla", "fontSize": "16px", "fontWeight": 400, "letterSpacing": "0px", "#
        + #""lineHeight": 1️⃣"24px" }"#,
      #"{"fontFamily":"Karla","fontSize":"16px","fontWeight":400,"letterSpacing":"0px","#
        + #""lineHeight":"24px"}"#,
      "DTCG allows only a multiple of the size as 'lineHeight', no length; read anyway"),
    .foreign(
      #"{ "fontFamily": "Karla", "fontSize": "16px", "fontWeight": 400, "letterSpacing": "0px", "#
        + #""lineHeight": 1️⃣24 }"#,
      #"{"fontFamily":"Karla","fontSize":"16px","fontWeight":400,"letterSpacing":"0px","#
        + #""lineHeight":24}"#,
      "a line height of 24 is read as 24 pixels, not as a multiple of the size"),
    .foreign(
      #"{ "fontFamily": "Karla", "fontSize": "16px", "fontWeight": 400, "letterSpacing": "0px", "#
        + #""lineHeight": 1️⃣"4.5" }"#,
      #"{"fontFamily":"Karla","fontSize":"16px","fontWeight":400,"letterSpacing":"0px","#
        + #""lineHeight":"4.5"}"#,
      "a line height of 4.5 is read as 4.5 pixels, not as a multiple of the size"),
    .read(
      #"{ "fontFamily": "Karla", "fontSize": "16px", "fontWeight": "400", "letterSpacing": "0px", "#
        + #""lineHeight": "150%" }"#,
      #"{"fontFamily":"Karla","fontSize":"16px","fontWeight":"400","letterSpacing":"0px","#
        + #""lineHeight":"150%"}"#),
    .read(
      #"{ "fontFamily": "Karla", "fontSize": "16px", "fontWeight": 400, "letterSpacing": "0px", "#
        + #""lineHeight": 4 }"#,
      #"{"fontFamily":"Karla","fontSize":"16px","fontWeight":400,"letterSpacing":"0px","#
        + #""lineHeight":4}"#),
    .wrong(
      #"{ "fontFamily": "Karla", "fontSize": "16px", "fontWeight": 1️⃣0, "letterSpacing": "0px", "#
        + #""lineHeight": 1 }"#, .numberOutOfRange, "a font weight is between 1 and 1000"),
  ]

  @Test(arguments: typography)
  func `a typography`(_ value: ValueCase) {
    value.check(as: "typography")
  }

  @Test func `every part that is wrong has its place`() {
    let stack = compile(
      """
      {
        "it": { "$type": "border", "$value": {
          "color": 1️⃣"rot", "width": 2️⃣"thick", "style": 3️⃣5
        } }
      }
      """)
    stack.expect([
      .error(.invalidColor, "1️⃣", "'rot' is not a color"),
      .error(
        .invalidDimension, "2️⃣", "'thick' is not a dimension",
        help: "write a number with its unit, such as '16px'"),
      .error(.invalidValue, "3️⃣", "expected a strokeStyle as an object, found a number"),
    ])
  }

  @Test func `shadows and stops may be references in their lists`() {
    let stack = compile(
      """
      {
        "soft": { "$type": "shadow", "$value": {
          "color": "#0003", "offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px"
        } },
        "both": { "$type": "shadow", "$value": ["{soft}", "{soft}"] },
        "half": { "$type": "number", "$value": 0.5 },
        "ink": { "$type": "color", "$value": "#000" },
        "fade": { "$type": "gradient", "$value": [{ "color": "{ink}", "position": "{half}" }] }
      }
      """)
    stack.expect()
    let soft =
      ##"{"color":"#00000033","offsetX":"0px","offsetY":"1px","blur":"2px","spread":"0px"}"##
    #expect(stack["both"] == "[\(soft),\(soft)]")
    #expect(stack["fade"] == ##"[{"color":"#000000ff","position":0.5}]"##)
  }

  @Test func `under DTCG a composite has all its parts and no others`() {
    let stack = compile(
      """
      {
        "a": { "$type": "border", "$value": 1️⃣"1px solid" },
        "b": { "$type": "strokeStyle", "$value": 2️⃣{
          "dashArray": [{ "value": 1, "unit": "px" }], "more": 3️⃣1
        } },
        "c": { "$type": "strokeStyle", "$value": 4️⃣"none" }
      }
      """, dialect: .dtcg)
    stack.expect([
      .error(.invalidValue, "1️⃣", "expected a border as an object, found text"),
      .error(.unsupportedValue, "2️⃣", "this strokeStyle has no 'lineCap'"),
      .error(
        .unsupportedValue, "3️⃣", "'more' is not a member of a DTCG strokeStyle; kept as written"),
      .error(
        .invalidValue, "4️⃣", "'none' is not a stroke style",
        help: "the styles are solid, dashed, dotted, double, groove, ridge, outset, inset"),
    ])
  }
}
