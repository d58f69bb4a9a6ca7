import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

/// What other tools would read beside or instead of a value is said, not passed over.
@Suite struct ForeignMemberTests {
  private static let changers = [
    "alpha", "opacity", "mix", "modify", "modifier", "modifiers", "darken", "lighten", "saturate",
    "desaturate", "darkValue", "lightValue", "dark", "light", "unit", "original",
  ]

  @Test(arguments: changers, ["$value", "value"])
  func `a member that would change the value is named`(_ name: String, _ value: String) {
    compile(##"{ "g": { "t": { "\##(value)": "#102030", 1️⃣"\##(name)": 0.5 } } }"##).expect([
      .warning(
        .unknownProperty, "1️⃣",
        "'\(name)' beside a value is not read; the value is used as it is",
        help: "write the value that is meant")
    ])
  }

  @Test func `each such name is said once in a file, with its count`() {
    compile(
      """
      { "a": { "value": "1", 1️⃣"unit": "percent" }, "b": { "value": "2", "unit": "percent" },
        "c": { "value": "3", "unit": { "of": "x" } }, "d": { "value": "4", 2️⃣"alpha": 1 } }
      """
    ).expect([
      .warning(
        .unknownProperty, "1️⃣",
        "'unit' beside a value is not read; the value is used as it is (3 times in this file)",
        help: "write the value that is meant"),
      .warning(
        .unknownProperty, "2️⃣",
        "'alpha' beside a value is not read; the value is used as it is",
        help: "write the value that is meant"),
    ])
  }

  @Test func `other members, and groups of those names, are nobody's concern`() {
    compile(
      """
      { "a": { "value": "1", "themeable": true, "attributes": { "category": "x" }, "filePath": "y" },
        "alpha": { "low": { "value": "2" } }, "unit": { "value": "3" }, "dark": { "x": { "value": "4" } } }
      """
    ).expect()
  }

  @Test func `a token beside a value stays an error of its own`() {
    compile(##"{ 2️⃣"a": { "$value": "#102030", 1️⃣"dark": { "$value": "#ffffff" } } }"##)
      .expect([
        .error(
          .tokenHasChildren, "1️⃣",
          "'a' is a token and cannot contain other tokens ('dark')",
          .note("2️⃣", "the token is here"),
          help: "make it a group whose own value is the token '$root'")
      ])
  }

  @Test(arguments: ["aliasOf", "alias", "reference", "ref", "type", "description", "hex", "val"])
  func `an object that is meant as a token is said to have no value`(_ name: String) {
    compile(#"{ "g": { "t": { 1️⃣"\#(name)": "a.b" }, "u": { "$value": 1 } } }"#).expect([
      .warning(
        .invalidValue, "1️⃣",
        "this is neither a token nor a group: '\(name)' is not read, and there is no '$value'",
        help: "write the value, or a reference to a token in braces, as '$value'")
    ])
  }

  @Test func `in a file with 'value' that is what is missing`() {
    compile(#"{ "g": { "t": { 1️⃣"aliasOf": "a.b" }, "u": { "value": 1, "type": "number" } } }"#)
      .expect([
        .warning(
          .invalidValue, "1️⃣",
          "this is neither a token nor a group: 'aliasOf' is not read, and there is no 'value'",
          help: "write the value, or a reference to a token in braces, as 'value'")
      ])
  }

  @Test func `plain values that references use are no such objects`() {
    compile(
      .theme("h.json", #"{ "hue": { "red": 0, "blue": 240 } }"#),
      .theme("c.json", #"{ "c": { "type": "number", "value": "{hue.red}" } }"#)
    ).expect()
  }
}
