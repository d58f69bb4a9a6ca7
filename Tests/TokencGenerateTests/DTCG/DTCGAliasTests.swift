import TokencCore
import TokencTestSupport
import Testing
import TokencCommand

/// What `--keep-aliases` keeps.
@Suite struct DTCGAliasTests {
  private static let tokens = #"""
    {
      "n": { "$type": "number", "one": { "$value": 1 }, "two": { "$value": "{n.one}" } },
      "d": { "$type": "dimension", "sm": { "$value": "4px" }, "md": { "$value": "{d.sm}" } },
      "s": { "$type": "string", "$value": "text" },
      "f": { "$type": "fontFamily", "a": { "$value": "A" }, "b": { "$value": ["{f.a}", "B"] } }
    }
    """#

  private func converted(_ members: String, _ options: String...) -> Converted {
    let source = Self.tokens.dropLast(2) + ", \(members) }"
    return Converted(
      String(source), ["--keep-aliases", "--unrepresentable", "skip"] + options)
  }

  /// Tokens, and what they are in the document.
  private static let kept: [(String, String)] = [
    (#""x": { "$value": "{d.md}" }"#, #""x":{"$type":"dimension","$value":"{d.md}"}"#),
    (##""x": { "$ref": "#/d/md" }"##, #""x":{"$type":"dimension","$value":"{d.md}"}"#),
    (
      ##""x": { "$value": { "$ref": "#/d/md/$value" } }"##,
      #""x":{"$type":"dimension","$value":"{d.md}"}"#
    ),
    // A dimension may hold no reference in braces.
    (
      #""x": { "$type": "dimension", "$value": { "value": "{n.one}", "unit": "px" } }"#,
      #""x":{"$type":"dimension","$value":{"value":1,"unit":"px"}}"#
    ),
    (
      #""x": { "$type": "cubicBezier", "$value": ["{n.one}", 0, 0.5, 1] }"#,
      #""x":{"$type":"cubicBezier","$value":[1,0,0.5,1]}"#
    ),
    (
      #""x": { "$type": "strokeStyle", "$value": { "dashArray": ["{d.md}", "1px"], "#
        + #""lineCap": "butt" } }"#,
      #""x":{"$type":"strokeStyle","$value":{"dashArray":["{d.md}",{"value":1,"unit":"px"}],"#
        + #""lineCap":"butt"}}"#
    ),
    // Text with a reference inside is not an alias.
    (
      #""x": { "$type": "dimension", "$value": "{n.one}px" }"#,
      #""x":{"$type":"dimension","$value":{"value":1,"unit":"px"}}"#
    ),
  ]

  @Test(arguments: kept)
  func `an alias is kept where DTCG has one`(_ member: String, _ expected: String) {
    let document = converted(member)
    #expect(document.text.contains(expected), "\(document.text) \(document.errors)")
    #expect(document.text.contains(#""two":{"$type":"number","$value":"{n.one}"}"#))
    #expect(document.text.contains(#""b":{"$type":"fontFamily","$value":["A","B"]}"#))
    #expect(document.strictFindings == [])
  }

  @Test func `an alias is spelled out where its target is not in the document`() {
    let document = converted(#""x": { "$value": "{d.md}" }"#, "--group", "x")
    #expect(document.text == #"{"x":{"$type":"dimension","$value":{"value":4,"unit":"px"}}}"#)
  }

  @Test func `an alias to what is left out goes to the end of its chain, or is spelled out`() {
    let document = Converted(
      #"""
      { "a": { "$type": "number", "$value": 1 }, "b.c": { "$type": "number", "$value": "{a}" },
        "d": { "$value": "{b.c}" }, "e.f": { "$type": "number", "$value": 2 },
        "g": { "$value": "{e.f}" } }
      """#, "--keep-aliases", "--unrepresentable", "skip")
    #expect(
      document.text
        == #"{"a":{"$type":"number","$value":1},"d":{"$type":"number","$value":"{a}"},"#
        + #""g":{"$type":"number","$value":2}}"#)
  }

  @Test func `an alias to a token of another type is spelled out`() {
    let document = Converted(
      ##"""
      { "a": { "$type": "string", "$value": "#ff0000" },
        "b": { "$type": "color", "$value": "{a}" } }
      """##, "--keep-aliases", "--unrepresentable", "skip")
    #expect(
      document.text
        == ##"{"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"##
        + ##""hex":"#ff0000"}}}"##)
  }

  @Test func `an alias whose color is modified is spelled out`() {
    let document = Converted(
      ##"""
      { "a": { "$type": "color", "$value": "#000000" },
        "b": { "$type": "color", "$value": "{a}", "$extensions": { "studio.tokens": { "modify": {
          "type": "mix", "color": "#ffffff", "value": "0.5", "space": "srgb" } } } },
        "c": { "$type": "color", "$value": "{b}" } }
      """##, "--keep-aliases")
    #expect(document.text.contains(#""components":[0.5,0.5,0.5]"#), "\(document.text)")
    #expect(document.text.contains(#""c":{"$type":"color","$value":"{b}"}"#))
    #expect(document.strictFindings == [])
  }

  @Test func `a list of shadows unfolds what is a list itself`() {
    let part = ##"{ "color": "#000", "offsetX": 0, "offsetY": 0, "blur": 0, "spread": 0 }"##
    let document = Converted(
      #"""
      { "s": { "$type": "shadow", "one": { "$value": \#(part) }, "two": { "$value": [\#(part)] },
        "all": { "$value": ["{s.one}", "{s.two}"] } } }
      """#, "--keep-aliases")
    let pieces = document.text.split(separator: #""all":{"$type":"shadow","$value":["#)
    #expect(pieces.count == 2)
    #expect(pieces.last?.hasPrefix(#""{s.one}",{"color":"#) == true, "\(document.text)")
    #expect(document.strictFindings == [])
  }

  @Test func `aliases are kept per mode`() {
    let system = InMemorySystem([
      "t.json": #"""
      { "n": { "$type": "number", "a": { "$value": { "light": 1, "dark": "{n.b}" } },
        "b": { "$value": { "light": "{n.a}", "dark": 2 } } } }
      """#
    ])
    let status = system.run(
      "generate", "dtcg", "--no-defaults", "t.json", "--keep-aliases", "-o", "out")
    #expect(status == .success, "\(system.errorOutput)")
    for (mode, alias, value) in [("light", "b", "1"), ("dark", "a", "2")] {
      let bytes = system.files["out/\(mode).tokens.json"] ?? []
      let stack = compile(String(decoding: bytes, as: UTF8.self), dialect: .dtcg)
      stack.expect()
      #expect(stack.values == ["n.a = \(value)", "n.b = \(value)"])
      #expect(stack.alias("n.\(alias)") == (alias == "a" ? "n.b" : "n.a"))
    }
  }
}
