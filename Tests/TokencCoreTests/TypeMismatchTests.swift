import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@Suite struct TypeMismatchTests {
  @Test func `an own type against a value that does not read as it is an error`() {
    let stack = compile(
      """
      {
        "ink": { "$type": 1️⃣"color"2️⃣, "$value": "#123" },
        "it": { "$type": "dimension", "$value": "3️⃣{ink}4️⃣" },
        "on": { "$value": "{it}" }
      }
      """)
    stack.expect([
      .error(
        .typeMismatch, "3️⃣4️⃣", "expected a dimension, but 'ink' is a color",
        .note("1️⃣2️⃣", "its target has its type here"))
    ])
    #expect(stack.type("on") == "dimension")
  }

  @Test func `an own type against a value that reads as it is a warning`() {
    let stack = compile(
      """
      {
        "heavy": { "$type": 1️⃣"number", "$value": 700 },
        2️⃣"sky": { "$value": "skyblue" },
        "g": { "$type": "dimension", 3️⃣"m": { "$value": "8px" } },
        "weight": { "$type": "fontWeight", "$value": "4️⃣{heavy}" },
        "tint": { "$type": "color", "$value": "5️⃣{sky}" },
        "label": { "$type": "string", "$value": "6️⃣{g.m}" }
      }
      """)
    stack.expect([
      .warning(
        .typeMismatch, "4️⃣", "'heavy' is a number, read here as a fontWeight",
        .note("1️⃣", "its target has its type here")),
      .warning(
        .typeMismatch, "5️⃣", "'sky' is a string, read here as a color",
        .note("2️⃣", "its target is here")),
      .warning(
        .typeMismatch, "6️⃣", "'g.m' is a dimension, read here as a string",
        .note("3️⃣", "its target is here")),
    ])
    #expect(
      stack.typedValues.suffix(3) == [
        "weight: fontWeight = 700", "tint: color = #87ceebff", "label: string = 8px",
      ])
  }

  @Test func `a foreign value is read in so far as it is a warning`() {
    let stack = compile(
      """
      {
        "part": { "$type": 1️⃣"number", "$value": 0.5 },
        "size": { "$type": "dimension", "$value": "2️⃣{part}" }
      }
      """)
    stack.expect([
      .warning(
        .typeMismatch, "2️⃣", "'part' is a number, read here as a dimension",
        .note("1️⃣", "its target has its type here"))
    ])
  }

  @Test func `a target without a type only has to read`() {
    let stack = compile(
      """
      {
        1️⃣"list": { "$value": ["Karla", "serif"] },
        "fonts": { "$type": "fontFamily", "$value": "{list}" },
        "size": { "$type": "dimension", "$value": "2️⃣{list}" }
      }
      """)
    stack.expect([
      .error(
        .typeMismatch, "2️⃣", "expected a dimension, but 'list' is a value without a type",
        .note("1️⃣", "its target is here"))
    ])
    #expect(stack["fonts"] == #"["Karla","serif"]"#)
  }

  @Test func `an earlier layer's type counts as an own one`() {
    let stack = compile(
      .defaults(
        "base.json",
        """
        {
          "ink": { "$type": 1️⃣"color", "$value": "#123" },
          "heavy": { "$type": 2️⃣"number", "$value": 700 },
          "g": { "$type": "dimension", "edge": { "$value": "1px" } },
          "weight": { "$type": "fontWeight", "$value": "bold" }
        }
        """),
      .theme(
        "theme.json",
        """
        {
          "g": { "edge": { "$value": "3️⃣{ink}" } },
          "weight": { "$value": "4️⃣{heavy}" }
        }
        """))
    stack.expect([
      .error(
        .typeMismatch, "3️⃣", "expected a dimension, but 'ink' is a color",
        .note("1️⃣", "its target has its type here")),
      .warning(
        .typeMismatch, "4️⃣", "'heavy' is a number, read here as a fontWeight",
        .note("2️⃣", "its target has its type here")),
    ])
  }

  @Test func `an untyped alias in a group of another type has its target's, with a warning`() {
    let stack = compile(
      """
      {
        "ink": { "$type": 1️⃣"color", "$value": "#123" },
        "g": { "$type": "dimension", 5️⃣"it": { "$value": "2️⃣{ink}3️⃣" }, "on": { "$value": "4️⃣{g.it}" } }
      }
      """)
    stack.expect([
      .warning(
        .typeMismatch, "2️⃣3️⃣",
        "the group's type is dimension, but 'ink' is a color, and so is this token",
        .note("1️⃣", "its target has its type here")),
      .warning(
        .typeMismatch, "4️⃣",
        "the group's type is dimension, but 'g.it' is a color, and so is this token",
        .note("5️⃣", "its target is here")),
    ])
    #expect(stack.typedValues.suffix(2) == ["g.it: color = #112233ff", "g.on: color = #112233ff"])
  }

  @Test func `under DTCG it has its target's type without a word`() {
    let stack = compile(
      """
      {
        "heavy": { "$type": "number", "$value": 700 },
        "g": { "$type": "dimension", "it": { "$value": "{heavy}" } }
      }
      """, dialect: .dtcg)
    stack.expect()
    #expect(stack.type("g.it") == "number")
  }

  @Test func `under DTCG every other type is an error`() {
    let stack = compile(
      """
      {
        "heavy": { "$type": 1️⃣"number", "$value": 700 },
        "weight": { "$type": "fontWeight", "$value": "2️⃣{heavy}" }
      }
      """, dialect: .dtcg)
    stack.expect([
      .error(
        .typeMismatch, "2️⃣", "'heavy' is a number, read here as a fontWeight",
        .note("1️⃣", "its target has its type here"))
    ])
  }

  @Test func `a group's type asks of text that is only guessed no more than to read`() {
    let stack = compile(
      """
      {
        1️⃣"size": { "$value": "4px" },
        "g": {
          "$type": "dimension", "it": { "$value": "{size}" }
        },
        "h": { "$type": "duration", "it": { "$value": "2️⃣{word}" } },
        3️⃣"word": { "$value": "soon" }
      }
      """)
    stack.expect([
      .error(
        .typeMismatch, "2️⃣", "expected a duration, but 'word' is a string",
        .note("3️⃣", "its target is here"))
    ])
    #expect(stack["g.it"] == "4px")
  }

  @Test func `a composite's place against a target of another type`() {
    let stack = compile(
      """
      {
        "ink": { "$type": 1️⃣"color", "$value": "#123" },
        "gap": { "$type": 2️⃣"dimension", "$value": "4px" },
        3️⃣"style": { "$value": "dashed" },
        "edge": {
          "$type": "border",
          "$value": { "color": "4️⃣{gap}5️⃣", "width": "{gap}", "style": "6️⃣{style}" }
        },
        "lift": {
          "$type": "shadow",
          "$value": [{
            "color": "{ink}", "offsetX": "7️⃣{ink}", "offsetY": "{gap}", "blur": "0px", "spread": "0px"
          }]
        }
      }
      """)
    stack.expect([
      .error(
        .typeMismatch, "4️⃣5️⃣", "expected a color, but 'gap' is a dimension",
        .note("2️⃣", "its target has its type here")),
      .warning(
        .typeMismatch, "6️⃣", "'style' is a string, read here as a strokeStyle",
        .note("3️⃣", "its target is here")),
      .error(
        .typeMismatch, "7️⃣", "expected a dimension, but 'ink' is a color",
        .note("1️⃣", "its target has its type here")),
    ])
  }

  @Test func `types outside the list are not judged, on either side`() {
    let stack = compile(
      """
      {
        "odd": { "$type": 1️⃣"span", "$value": "soon" },
        "ink": { "$type": "color", "$value": "#123" },
        "a": { "$type": "dimension", "$value": "{odd}" },
        "b": { "$type": "span", "$value": "{ink}" },
        "c": { "$type": "border", "$value": { "color": "{ink}", "width": "{odd}", "style": "solid" } }
      }
      """)
    stack.expect([
      .warning(
        .unknownType, "1️⃣",
        "the type 'span' is not in DTCG; its values are kept as written (2 times in this file)")
    ])
  }

  @Test func `the modes of a pair must agree`() {
    let stack = compile(
      """
      {
        "ink": { "$type": "color", "$value": "#123" },
        "gap": { "$type": 1️⃣"dimension", "$value": "4px" },
        "it": { "$value": { "light": "{ink}", "dark": "2️⃣{gap}" } }
      }
      """)
    stack.expect([
      .error(
        .typeMismatch, "2️⃣", "expected a color, but 'gap' is a dimension",
        .note("1️⃣", "its target has its type here"))
    ])
  }

  @Test func `an array or object inside text is an error`() {
    let stack = compile(
      """
      {
        "fonts": { "$type": 1️⃣"fontFamily", "$value": ["Karla", "serif"] },
        "size": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
        "font": { "$value": "{size} 2️⃣{fonts}3️⃣" },
        "list": { "$type": "fontFamily", "$value": ["a {size}", "b 4️⃣{fonts}"] }
      }
      """)
    stack.expect([
      .error(
        .typeMismatch, "2️⃣3️⃣", "'fonts' is an array or object and cannot be inserted into text",
        .note("1️⃣", "its target has its type here")),
      .error(
        .typeMismatch, "4️⃣", "'fonts' is an array or object and cannot be inserted into text",
        .note("1️⃣", "its target has its type here")),
    ])
  }

  @Test func `a value that both modes share is blamed once`() {
    let stack = compile(
      """
      {
        "ink": { "$type": 1️⃣"color", "$value": { "light": "#123", "dark": "#321" } },
        "it": { "$type": "dimension", "$value": "2️⃣{ink}" }
      }
      """)
    stack.expect([
      .error(
        .typeMismatch, "2️⃣", "expected a dimension, but 'ink' is a color",
        .note("1️⃣", "its target has its type here"))
    ])
  }

  @Test func `what depends on a broken token is not judged`() {
    let stack = compile(
      """
      {
        "it": { "$type": "dimension", "$value": "1️⃣{nowhere}" },
        "on": { "$type": "color", "$value": "{it}" },
        "at": { "$type": "border", "$value": { "color": "{it}", "width": 1, "style": 2 } }
      }
      """)
    stack.expect([.error(.unresolvedReference, "1️⃣", "no token named 'nowhere'")])
  }
}
