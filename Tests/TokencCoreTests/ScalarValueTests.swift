import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct ScalarValueTests {
  static let dimensions: [ValueCase] = [
    .read(#""16px""#, "16px"), .read(#"" 1.50rem ""#, "1.50rem"), .read(#""-2PX""#, "-2px"),
    .read(#""16 px""#, "16px"), .read(#""0px""#, "0px"), .read(#""1e2px""#, "1e2px"),
    .read(#"{ "value": 1.50, "unit": "px" }"#, "1.50px"),
    .read(#"{ "unit": "rem", "value": -0 }"#, "-0rem"),
    .foreign("16", "16", "'16' has no unit; kept as written"),
    .foreign("0", "0", "'0' has no unit; kept as written"),
    .foreign(#""16""#, no: "dimension in px or rem"),
    .foreign(#""50%""#, no: "dimension in px or rem"),
    .foreign(#""1.5em""#, no: "dimension in px or rem"),
    .foreign(#""12dp""#, no: "dimension in px or rem"),
    .foreign(#""14sp""#, no: "dimension in px or rem"),
    .foreign(#""100vh""#, no: "dimension in px or rem"),
    .foreign(#""auto""#, no: "dimension in px or rem"),
    .foreign(#""Normal""#, no: "dimension in px or rem"),
    .foreign(#""none""#, no: "dimension in px or rem"),
    .foreign(#""fit-content""#, no: "dimension in px or rem"),
    .foreign(#""min-content""#, no: "dimension in px or rem"),
    .foreign(#""max-content""#, no: "dimension in px or rem"),
    .foreign(#""calc(1px + 2rem)""#, no: "dimension in px or rem"),
    .foreign(#""8px * 2""#, no: "dimension in px or rem"),
    .foreign(#""4px 8px auto""#, no: "dimension in px or rem"),
    .foreign(#""roundTo(16px / 3, 1)""#, no: "dimension in px or rem"),
    .foreign(#""var(--gap)""#, no: "dimension in px or rem"),
    .foreign(
      #"{ "value": 1️⃣"16", "unit": "px" }"#, #"{"value":"16","unit":"px"}"#,
      "'16' is text, not a number; kept as written"),
    .foreign(
      #"{ "value": 16, "unit": 1️⃣"em" }"#, #"{"value":16,"unit":"em"}"#,
      "'em' is not a unit of a dimension here; kept as written"),
    .wrong(
      #""16 furlong""#, .invalidDimension, "'16 furlong' is not a dimension",
      help: "write a number with its unit, such as '16px'"),
    .wrong(
      #""wide""#, .invalidDimension, "'wide' is not a dimension",
      help: "write a number with its unit, such as '16px'"),
    .wrong(
      #""""#, .invalidDimension, "'' is not a dimension",
      help: "write a number with its unit, such as '16px'"),
    .wrong(
      #""px""#, .invalidDimension, "'px' is not a dimension",
      help: "write a number with its unit, such as '16px'"),
    .wrong(
      #""1.px""#, .invalidDimension, "'1.px' is not a dimension",
      help: "write a number with its unit, such as '16px'"),
    .wrong(
      "true", .invalidDimension, "expected a dimension, found a boolean",
      help: #"write '{ "value": 16, "unit": "px" }'"#),
    .wrong(
      "null", .invalidDimension, "expected a dimension, found null",
      help: #"write '{ "value": 16, "unit": "px" }'"#),
    .wrong(
      "[4]", .invalidDimension, "expected a dimension, found an array",
      help: #"write '{ "value": 16, "unit": "px" }'"#),
    .wrong(
      "{}", .invalidDimension, "a dimension has a 'value', a number, and a 'unit', and nothing else"
    ),
    .wrong(
      #"{ "value": 1 }"#, .invalidDimension,
      "a dimension has a 'value', a number, and a 'unit', and nothing else"),
    .wrong(
      #"{ "value": 1, "unit": "px", "note": 1 }"#, .invalidDimension,
      "a dimension has a 'value', a number, and a 'unit', and nothing else"),
    .wrong(
      #"{ "value": 1, "unit": 1️⃣"pxx" }"#, .invalidDimension,
      "the units of a dimension are px or rem, found 'pxx'", help: "did you mean 'px'?"),
    .wrong(
      #"{ "value": 1, "unit": 1️⃣"furlong" }"#, .invalidDimension,
      "the units of a dimension are px or rem, found 'furlong'"),
    .wrong(
      #"{ "value": 1️⃣"wide", "unit": "px" }"#, .invalidDimension,
      "the value of a dimension must be a number"),
  ]

  @Test(arguments: dimensions)
  func `a dimension`(_ value: ValueCase) {
    value.check(as: "dimension")
  }

  static let durations: [ValueCase] = [
    .read(#""200ms""#, "200ms"), .read(#"" 0.20 S ""#, "0.20s"),
    .read(#"{ "value": 150, "unit": "ms" }"#, "150ms"),
    .foreign("200", "200", "'200' has no unit; kept as written"),
    .foreign(#""0""#, no: "duration in ms or s"),
    .foreign(#""16px""#, no: "duration in ms or s"),
    .foreign(#""var(--t)""#, no: "duration in ms or s"),
    .wrong(
      #""soon""#, .invalidValue, "'soon' is not a duration",
      help: "write a number with its unit, such as '200ms'"),
    .wrong(
      #"{ "value": 1, "unit": 1️⃣"min" }"#, .invalidValue,
      "the units of a duration are ms or s, found 'min'"),
    .wrong(
      "false", .invalidValue, "expected a duration, found a boolean",
      help: #"write '{ "value": 200, "unit": "ms" }'"#),
  ]

  @Test(arguments: durations)
  func `a duration`(_ value: ValueCase) {
    value.check(as: "duration")
  }

  static let numbers: [ValueCase] = [
    .read("0", "0"), .read("-0", "-0"), .read("1.50", "1.50"), .read("1E+3", "1E+3"),
    .read("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
    .read("1e308", "1e308"), .read("1e-999", "1e-999"),
    .wrong("1e999", .numberOutOfRange, "'1e999' exceeds the largest number, about 1.8e308"),
    .wrong(#""-1e999""#, .numberOutOfRange, "'-1e999' exceeds the largest number, about 1.8e308"),
    .read(#""1.5""#, "1.5"), .read(#""50%""#, "50%"), .read(#""-.5""#, "-.5"),
    .foreign(#""24px""#, no: "plain number"),
    .foreign(#""normal""#, no: "plain number"),
    .foreign(#""1.5 * 2""#, no: "plain number"),
    .wrong(#""half""#, .invalidValue, "expected a number, found text"),
    .wrong(#""""#, .invalidValue, "expected a number, found text"),
    .wrong("true", .invalidValue, "expected a number, found a boolean"),
    .wrong("null", .invalidValue, "expected a number, found null"),
    .wrong("{}", .invalidValue, "expected a number, found an object"),
  ]

  @Test(arguments: numbers)
  func `a number`(_ value: ValueCase) {
    value.check(as: "number")
  }

  static let weights: [ValueCase] = [
    .read("1", "1"), .read("1000", "1000"), .read("550.5", "550.5"), .read(#""bold""#, "bold"),
    .read(#""extra-black""#, "extra-black"), .read(#""book""#, "book"),
    .foreign(#""SemiBold""#, no: "weight that DTCG names"),
    .foreign(#""Bold""#, no: "weight that DTCG names"),
    .foreign(#""Extra Bold Italic""#, no: "weight that DTCG names"),
    .read(#""600""#, "600"), .foreign(#""60%""#, no: "weight that DTCG names"),
    .wrong(#""0""#, .numberOutOfRange, "a font weight is between 1 and 1000"),
    .wrong(#""1e400""#, .numberOutOfRange, "a font weight is between 1 and 1000"),
    .foreign(#""var(--w)""#, no: "weight that DTCG names"),
    .wrong("0", .numberOutOfRange, "a font weight is between 1 and 1000"),
    .wrong("1000.5", .numberOutOfRange, "a font weight is between 1 and 1000"),
    .wrong(
      #""bolt""#, .invalidValue, "'bolt' is not a font weight", help: "did you mean 'bold'?"),
    .wrong(
      #""strong as iron""#, .invalidValue, "'strong as iron' is not a font weight",
      help: "write a number from 1 to 1000"),
    .wrong("true", .invalidValue, "expected a font weight, found a boolean"),
    .wrong("[400]", .invalidValue, "expected a font weight, found an array"),
  ]

  @Test(arguments: weights)
  func `a font weight`(_ value: ValueCase) {
    value.check(as: "fontWeight")
  }

  static let families: [ValueCase] = [
    .read(#""Karla""#, "Karla"), .read(#"["Karla", "sans-serif"]"#, #"["Karla","sans-serif"]"#),
    .wrong("[]", .invalidValue, "a list of fonts must not be empty"),
    .wrong(#"["Karla", 1️⃣4]"#, .invalidValue, "a font name must be text"),
    .wrong("5", .invalidValue, "expected a font name or a list of them, found a number"),
    .wrong("{}", .invalidValue, "expected a font name or a list of them, found an object"),
  ]

  @Test(arguments: families)
  func `a font family`(_ value: ValueCase) {
    value.check(as: "fontFamily")
  }

  static let curves: [ValueCase] = [
    .read("[0.42, 0, 0.58, 1.0]", "[0.42,0,0.58,1.0]"), .read("[0, -2, 1, 3]", "[0,-2,1,3]"),
    .read(#""ease-in""#, "ease-in"), .read(#"" Linear ""#, " Linear "),
    .read(#""cubic-bezier(.4, 0, 1, -1)""#, "cubic-bezier(.4, 0, 1, -1)"),
    .foreign(#""cubic-bezier(2, 0, 1, 1)""#, no: "list of four numbers"),
    .foreign(#""cubic-bezier(0, 0, 1)""#, no: "list of four numbers"),
    .foreign(#""steps(4, end)""#, no: "list of four numbers"),
    .wrong(
      "[0, 1️⃣1e400, 1, 1]", .numberOutOfRange,
      "'1e400' exceeds the largest number, about 1.8e308"),
    .wrong("[0, 0, 1]", .invalidValue, "a curve has four numbers, found 3"),
    .wrong(#"[0, 1️⃣"a", 1, 1]"#, .invalidValue, "a curve has four numbers"),
    .wrong("[0, 0, 1️⃣1.1, 1]", .numberOutOfRange, "the x of a curve is between 0 and 1"),
    .wrong(#""bouncy""#, .invalidValue, "'bouncy' is not a curve", help: "write four numbers"),
    .wrong("5", .invalidValue, "expected a list of four numbers, found a number"),
  ]

  @Test(arguments: curves)
  func `a curve`(_ value: ValueCase) {
    value.check(as: "cubicBezier")
  }

  static let others: [(String, ValueCase)] = [
    ("string", .read(#""  as it is  ""#, "  as it is  ")), ("string", .read(#""""#, "")),
    ("string", .read(#""\u0041\n\"""#, "A\n\"")),
    ("string", .wrong("5", .invalidValue, "expected text, found a number")),
    ("string", .wrong("null", .invalidValue, "expected text, found null")),
    ("string", .wrong("[]", .invalidValue, "expected text, found an array")),
    ("boolean", .read("true", "true")), ("boolean", .read("false", "false")),
    ("boolean", .wrong(#""true""#, .invalidValue, "expected true or false, found text")),
    ("boolean", .wrong("0", .invalidValue, "expected true or false, found a number")),
    ("boolean", .wrong("null", .invalidValue, "expected true or false, found null")),
  ]

  @Test(arguments: others)
  func `texts and flags`(_ type: String, _ value: ValueCase) {
    value.check(as: type)
  }

  static let letter: [(String, ValueCase)] = [
    ("dimension", .read(#"{ "value": 1.50, "unit": "px" }"#, "1.50px")),
    (
      "dimension",
      .wrong(
        #""16px""#, .invalidDimension, "expected a dimension, found text",
        help: #"write '{ "value": 16, "unit": "px" }'"#)
    ),
    (
      "dimension",
      .wrong(
        "16", .invalidDimension, "expected a dimension, found a number",
        help: #"write '{ "value": 16, "unit": "px" }'"#)
    ),
    (
      "duration",
      .wrong(
        #""200ms""#, .invalidValue, "expected a duration, found text",
        help: #"write '{ "value": 200, "unit": "ms" }'"#)
    ),
    ("number", .wrong(#""1.5""#, .invalidValue, "expected a number, found text")),
    (
      "fontWeight",
      .wrong(
        #""Bold""#, .invalidValue, "'Bold' is not a font weight", help: "did you mean 'bold'?")
    ),
    (
      "fontWeight",
      .wrong(
        #""400""#, .invalidValue, "'400' is not a font weight",
        help: "write a number from 1 to 1000")
    ),
    (
      "cubicBezier",
      .wrong(
        #""ease""#, .invalidValue, "expected a list of four numbers, found text")
    ),
  ]

  @Test(arguments: letter)
  func `values to the letter of DTCG`(_ type: String, _ value: ValueCase) {
    value.check(as: type, dialect: .dtcg)
  }

  @Test func `a token's value cannot be null, whatever its type`() {
    let stack = compile(
      """
      {
        "a": { "$value": 1️⃣null },
        "b": { "$type": "string", "$value": "<{a}>" },
        "c": { "$value": "{a}" },
        "d": { "$value": { "light": 2️⃣null, "dark": 1 } }
      }
      """)
    stack.expect([
      .error(.invalidValue, "1️⃣", "a token's value cannot be null"),
      .error(.invalidValue, "2️⃣", "a token's value cannot be null"),
    ])
  }

  @Test func `foreign values are warned of once a file and spelling, with a count`() {
    let stack = compile(
      .theme(
        "a.json",
        """
        {
          "$type": "dimension",
          "a": { "$value": 1️⃣"1em" }, "b": { "$value": "1em" }, "c": { "$value": 2️⃣"2em" },
          "d": { "$value": "{a}" }, "e": { "$value": { "light": "1em", "dark": "1em" } }
        }
        """),
      .theme("b.json", #"{ "f": { "$type": "dimension", "$value": 3️⃣"1em" } }"#))
    stack.expect([
      .warning(
        .unsupportedValue, "1️⃣",
        "'1em' is not a dimension in px or rem here; kept as written (4 times in this file)"),
      .warning(
        .unsupportedValue, "2️⃣", "'2em' is not a dimension in px or rem here; kept as written"),
      .warning(
        .unsupportedValue, "3️⃣", "'1em' is not a dimension in px or rem here; kept as written"),
    ])
    #expect(stack["d"] == "1em")
  }

  @Test func `a value that a later layer replaced is not judged`() {
    let stack = compile(
      .defaults("base.json", #"{ "a": { "$type": "color", "$value": "nonsense" } }"#),
      .theme("theme.json", #"{ "a": { "$value": "gold" } }"#))
    stack.expect()
    #expect(stack["a"] == "#ffd700ff")
  }

  @Test func `an alias of a wrong value is no further error`() {
    let stack = compile(
      """
      {
        "a": { "$type": "color", "$value": 1️⃣"blu" },
        "b": { "$value": "{a}" },
        "c": { "$type": "color", "$value": "{b}" }
      }
      """)
    stack.expect([
      .error(.invalidColor, "1️⃣", "'blu' is not a color", help: "did you mean 'blue'?")
    ])
  }

  @Test func `text that references put together is judged as one value`() {
    let stack = compile(
      """
      {
        "n": { "$value": 3 },
        "size": { "$type": "dimension", "$value": "{n}px" },
        "sizes": { "$type": "dimension", "$value": 1️⃣"{n}px {n}px" },
        "tint": { "$type": "color", "$value": "rgb({n}, {n}, {n})" },
        "bad": { "$type": "color", "$value": 2️⃣"#{n}" }
      }
      """)
    stack.expect([
      .warning(
        .unsupportedValue, "1️⃣", "'3px 3px' is not a dimension in px or rem here; kept as written"),
      .error(.invalidColor, "2️⃣", "a hex color has 3, 4, 6 or 8 digits, not 1"),
    ])
    #expect(stack["size"] == "3px")
    #expect(stack["tint"] == "#030303ff")
  }
}
