import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct TypeTests {
  /// A stack, and the type of its token `it`.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var layers: [Layer]
    var type: String?

    init(_ description: String, _ type: String?, _ texts: String...) {
      testDescription = description
      self.type = type
      layers = texts.enumerated().map { .theme("\($0).json", $1) }
    }
  }

  /// Each source of a type, over the ones that come after it.
  static let order = [
    Case(
      "its own over all others", "string",
      """
      { "it": { "$type": "dimension", "$value": "1px" }, "g": { "$value": 2 } }
      """,
      """
      { "$type": "number", "it": { "$type": "string", "$value": "{g}" } }
      """),
    Case(
      "an earlier layer's own over target and group", "dimension",
      """
      { "it": { "$type": "dimension", "$value": "1px" }, "ink": { "$value": "#000" } }
      """,
      """
      { "$type": "duration", "it": { "$value": "{ink}" } }
      """),
    Case(
      "an earlier layer's target", "color",
      """
      { "it": { "$value": "{ink}" }, "ink": { "$type": "color", "$value": "#000" } }
      """, #"{ "it": { "$value": 5 } }"#),
    Case(
      "an earlier layer's group", "dimension",
      """
      { "$type": "dimension", "it": { "$value": "1px" } }
      """, #"{ "it": { "$value": "2px" } }"#),
    Case(
      "what an earlier layer's spelling only suggests binds no later one", "number",
      """
      { "it": { "$value": "#000" } }
      """, #"{ "it": { "$value": 5 } }"#),
    Case(
      "nor does an alias of such a token", "boolean",
      """
      { "ink": { "$value": "#000" }, "it": { "$value": "{ink}" } }
      """, #"{ "it": { "$value": true } }"#),
    Case(
      "the target's over the group's", "color",
      """
      { "$type": "dimension", "it": { "$value": "{i.nk}" },
        "i": { "nk": { "$type": "color", "$value": "#000" } } }
      """),
    Case(
      "the target's through a chain", "duration",
      """
      { "it": { "$value": "{a}" }, "a": { "$value": "{b}" }, "b": { "$value": "{c.d}" },
        "c": { "$type": "duration", "d": { "$value": "1s" } } }
      """),
    Case(
      "the target's, though only suggested", "color",
      """
      { "it": { "$value": "{ink}" }, "ink": { "$value": "#000" } }
      """),
    Case(
      "the group's over a target that is only suggested to be text", "dimension",
      """
      { "a": { "$value": "1px" }, "g": { "$type": "dimension", "it": { "$value": "{a}" } } }
      """),
    Case(
      "the nearest group's", "dimension",
      """
      { "$type": "color", "g": { "$type": "duration", "in": { "$type": "dimension",
        "it": { "$value": "1px" } } } }
      """),
    Case(
      "a further group's", "duration",
      """
      { "g": { "$type": "duration", "in": { "deep": { "it": { "$value": "1s" } } } } }
      """),
    Case(
      "the group's over what the spelling suggests", "string",
      """
      { "g": { "$type": "string", "it": { "$value": "#000" } } }
      """),
    Case(
      "the group's, which another file gives", "dimension",
      #"{ "g": { "$type": "dimension" } }"#, #"{ "g": { "it": { "$value": "1px" } } }"#),
    Case(
      "a value file's own", "dimension", #"{ "it": { "type": "dimension", "value": "1px" } }"#),
  ]

  @Test(arguments: order)
  func `a type comes from`(_ example: Case) throws {
    let stack = compile(example.layers)
    #expect(stack.type(try path(of: "it", in: stack)) == example.type)
  }

  /// JSON values and the type that their spelling alone suggests.
  static let guesses: [(String, String?)] = [
    (##""#000""##, "color"), (##"" #ABCDEF ""##, "color"), (##""rgb(1 2 3)""##, "color"),
    (##""oklch(50% 0.1 20)""##, "color"),
    (##"{ "colorSpace": "srgb", "components": [0, 0, 0] }"##, "color"),
    (##"{ "colorSpace": "srgb", "channels": [0, 0, 0] }"##, "color"),
    (##"{ "r": 1, "g": 2, "b": 3 }"##, "color"), (##"{ "h": 1, "s": 2, "l": 3 }"##, "color"),
    (##"{ "value": 1, "unit": "px" }"##, "dimension"),
    (##"{ "value": 1, "unit": "rem" }"##, "dimension"),
    ("4", "number"), ("-0.5e3", "number"), ("true", "boolean"), ("false", "boolean"),
    // Words, measures and other texts.
    (##""red""##, "string"), (##""transparent""##, "string"), (##""4px""##, "dimension"),
    (##""#00000""##, "string"), (##""bold""##, "string"), (##""""##, "string"),
    (##""4px {n}""##, "string"), (##""var(--a)""##, "string"),
    // Nothing tells.
    (##"{ "value": 1, "unit": "ms" }"##, nil), (##"{ "value": 1, "unit": "em" }"##, nil),
    (##"{ "value": 1 }"##, nil), (##"{ "value": 1, "unit": "px", "x": 1 }"##, nil),
    (##"["Inter"]"##, nil), (##"[0, 0, 1, 1]"##, nil), (##"{}"##, nil), ("null", nil),
  ]

  @Test(arguments: guesses)
  func `without any other word the spelling suggests a type`(_ value: String, _ type: String?) {
    let stack = compile("{ \"n\": { \"$value\": 1 }, \"it\": { \"$value\": \(value) } }")
    #expect(stack.type("it") == type)
  }

  @Test func `in a pair the first mode suggests the type`() {
    let stack = compile(##"{ "it": { "$value": { "light": "#000", "dark": "white" } } }"##)
    stack.expect()
    #expect(stack.typedValues == ["it: color = #000000ff / #ffffffff"])
  }

  @Test func `in the Backbase dialect the color groups hold colors`() {
    let stack = compile(
      """
      {
        "theme": {
          "$type": "dynamic",
          "color": { "a": { "$value": "red" }, "deep": { "in": { "$value": "{primitives.x}" } } },
          "colors": { "a": { "$value": "red" } }
        },
        "primitives": { "$type": "fixed", "color": { "b": { "$value": "blue" } }, "x": { "$value": "tan" } },
        "color": { "c": { "$value": "red" } }
      }
      """)
    stack.expect()
    #expect(
      stack.typedValues == [
        "theme.color.a: color = #ff0000ff", "theme.color.deep.in: color = #d2b48cff",
        "theme.colors.a: string = red", "primitives.color.b: color = #0000ffff",
        "primitives.x: string = tan", "color.c: string = red",
      ])
  }

  @Test func `elsewhere groups of that name say nothing`() {
    let stack = compile(#"{ "theme": { "color": { "a": { "$value": "red" } } } }"#)
    #expect(stack.typedValues == ["theme.color.a: string = red"])
  }

  @Test func `over the built-in defaults a theme's colors need no word either`() {
    let stack = compile(
      .builtIn(##"{ "theme": { "$type": "dynamic", "color": { "a": { "$value": "#000" } } } }"##),
      .theme("theme.json", #"{ "theme": { "color": { "a": { "$value": "red" } } } }"#))
    stack.expect()
    #expect(stack.typedValues == ["theme.color.a: color = #ff0000ff"])
  }

  @Test func `a type outside the list is kept, its values as written, and counted`() {
    let stack = compile(
      .theme(
        "a.json",
        """
        {
          "s": { "$type": 1️⃣"span"2️⃣, "$value": " 4 PX" },
          "t": { "$type": "span", "$value": "{s} {ink}" },
          "g": { "$type": 3️⃣"colour", "u": { "$value": "#FFF" }, "v": { "$value": { "r": 1 } } },
          "ink": { "$type": "color", "$value": "#FFF" },
          "w": { "$value": "{g.u}" }
        }
        """),
      .theme("b.json", #"{ "x": { "$type": 4️⃣"span", "$value": null } }"#))
    stack.expect([
      .warning(
        .unknownType, "1️⃣2️⃣",
        "the type 'span' is not in DTCG; its values are kept as written (2 times in this file)"),
      .warning(
        .unknownType, "3️⃣", "the type 'colour' is not in DTCG; its values are kept as written",
        help: "did you mean 'color'?"),
      .warning(
        .unknownType, "4️⃣", "the type 'span' is not in DTCG; its values are kept as written"),
    ])
    #expect(
      stack.typedValues == [
        "s: span =  4 PX", "t: span =  4 PX #FFF", "g.u: colour = #FFF",
        #"g.v: colour = {"r":1}"#, "ink: color = #ffffffff", "w: colour = #FFF",
        "x: span = null",
      ])
  }

  @Test func `under DTCG nothing is guessed, and a token without a type is an error`() {
    let stack = compile(
      """
      {
        1️⃣"a": { "$value": 5 },
        "b": { "$value": "{a}" },
        "c": { "$type": 2️⃣"string", "$value": "x" },
        "g": { "$type": "number", "d": { "$value": 1 }, "e": { "$value": "{f}" } },
        "f": { "$type": "fontFamily", "$value": "Karla" }
      }
      """, dialect: .dtcg)
    stack.expect([
      .error(
        .unknownType, "1️⃣",
        "'a' has no type: no '$type' of its own, of its group or of a token it refers to"),
      .error(
        .unknownType, "2️⃣", "the type 'string' is not in DTCG; its values are kept as written"),
    ])
    #expect(
      stack.typedValues == [
        "a: – = 5", "b: – = 5", "c: string = x", "g.d: number = 1", "g.e: fontFamily = Karla",
        "f: fontFamily = Karla",
      ])
  }

  private func path(of name: String, in stack: CompiledStack) throws -> String {
    try #require(stack.paths.first { $0 == name || $0.hasSuffix("." + name) })
  }
}
