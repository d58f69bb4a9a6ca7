import TokencCore
import Foundation
import TokencTestSupport
import Testing

@testable import TokencEmitters

@Suite struct JSONEmitterTests {
  @Test func `a stack with modes`() throws {
    let stack = compile(
      .defaults(
        "base.json",
        """
        {
          "ink": { "$type": "color", "$value": { "light": "#123", "dark": "#abc" } },
          "text": {
            "$value": "{ink}", "$description": "for \\"reading\\"", "$deprecated": "use ink"
          },
          "gap": { "$type": "dimension", "$value": 1️⃣"4PX" }
        }
        """),
      .theme(
        "theme.json",
        """
        {
          "ink": { "$value": { "dark": "#fff" } },
          "gap": { "$value": { "light": "{half}", "dark": "8px" }, "$deprecated": true },
          "half": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } }
        }
        """))
    expectText(
      try stack.emitted(.json),
      """
      {
        "modes": [
          "light",
          "dark"
        ],
        "tokens": {
          "ink": {
            "type": "color",
            "values": {
              "light": "#112233ff",
              "dark": "#ffffffff"
            },
            "source": {
              "light": "base.json:2:3",
              "dark": "theme.json:2:3"
            },
            "overrides": [
              "base.json:2:3"
            ]
          },
          "text": {
            "type": "color",
            "values": {
              "light": "#112233ff",
              "dark": "#ffffffff"
            },
            "alias": {
              "light": "ink",
              "dark": "ink"
            },
            "source": {
              "light": "base.json:3:3",
              "dark": "base.json:3:3"
            },
            "description": "for \\"reading\\"",
            "deprecated": "use ink"
          },
          "gap": {
            "type": "dimension",
            "values": {
              "light": "2px",
              "dark": "8px"
            },
            "alias": {
              "light": "half"
            },
            "source": {
              "light": "theme.json:3:3",
              "dark": "theme.json:3:3"
            },
            "overrides": [
              "base.json:6:3"
            ],
            "deprecated": true
          },
          "half": {
            "type": "dimension",
            "values": {
              "light": "2px",
              "dark": "2px"
            },
            "source": {
              "light": "theme.json:4:3",
              "dark": "theme.json:4:3"
            }
          }
        }
      }

      """)
  }

  @Test func `values of every kind, in the single mode`() throws {
    let stack = compile(
      #"""
      {
        "n": { "$value": 1.50 }, "off": { "$value": false }, "empty": { "$value": "" },
        "list": { "$value": [1, [], ["a\n{n}", {}]] },
        "font": { "$type": "typography", "$value": {
          "lineHeight": 1.0, "fontFamily": ["Karla"], "fontSize": "16PX",
          "fontWeight": 400, "letterSpacing": "0px"
        } }
      }
      """#)
    expectText(
      try stack.emitted(.json, groups: ["list", "font", "off", "empty", "n"]),
      #"""
      {
        "modes": [
          "default"
        ],
        "tokens": {
          "n": {
            "type": "number",
            "values": {
              "default": 1.50
            },
            "source": {
              "default": "t.json:2:3"
            }
          },
          "off": {
            "type": "boolean",
            "values": {
              "default": false
            },
            "source": {
              "default": "t.json:2:28"
            }
          },
          "empty": {
            "type": "string",
            "values": {
              "default": ""
            },
            "source": {
              "default": "t.json:2:56"
            }
          },
          "list": {
            "type": null,
            "values": {
              "default": [
                1,
                [],
                [
                  "a\n1.50",
                  {}
                ]
              ]
            },
            "source": {
              "default": "t.json:3:3"
            }
          },
          "font": {
            "type": "typography",
            "values": {
              "default": {
                "lineHeight": 1.0,
                "fontFamily": [
                  "Karla"
                ],
                "fontSize": "16px",
                "fontWeight": 400,
                "letterSpacing": "0px"
              }
            },
            "source": {
              "default": "t.json:4:3"
            }
          }
        }
      }

      """#)
  }

  @Test func `no token at all`() throws {
    let expected = "{\n  \"modes\": [\n    \"default\"\n  ],\n  \"tokens\": {}\n}\n"
    #expect(try compile("{}").emitted(.json) == expected)
  }

  @Test func `what has no value is left out, in the modes where it has none`() throws {
    let stack = compile(
      """
      {
        "a": { "$value": { "light": 1, "dark": "{gone}" } },
        "b": { "$value": "{b}" },
        "c": { "$value": { "dark": "{a}", "light": "{a}" } }
      }
      """)
    #expect(
      try tokens(of: stack) == [
        "a": [
          "type": "number", "values": ["light": 1], "source": ["light": "t.json:2:3"],
        ],
        "c": [
          "type": "number", "values": ["light": 1], "alias": ["light": "a"],
          "source": ["light": "t.json:4:3"],
        ],
      ])
  }

  @Test func `only the chosen tokens and modes are written`() throws {
    let stack = compile(
      """
      {
        "a": { "b": { "$value": { "light": 1, "dark": 2 } }, "c": { "$value": 3 } },
        "d": { "$value": "{a.b}" }
      }
      """)
    let text = try stack.emitted(.json, groups: ["b"], modes: ["dark"])
    #expect(text.contains("\"modes\": [\n    \"dark\"\n  ]"))
    #expect(
      try tokens(in: text) == [
        "a.b": ["type": "number", "values": ["dark": 2], "source": ["dark": "t.json:2:10"]]
      ])
  }

  @Test func `every override is listed, the latest first`() throws {
    let stack = compile(
      .defaults("base.json", #"{ "a": { "$value": 1 } }"#),
      .theme("one.json", #"{ "a": { "$value": 2 } }"#),
      .theme("two.json", #"{  "a": { "$value": 3 } }"#))
    #expect(
      try tokens(of: stack) == [
        "a": [
          "type": "number", "values": ["default": 3], "source": ["default": "two.json:1:4"],
          "overrides": ["one.json:1:3", "base.json:1:3"],
        ]
      ])
  }

  @Test func `an alias of a plain property is named as it is written`() throws {
    let stack = compile(#"{ "base": { "n": 2 }, "a": { "value": "{base.n}" } }"#)
    #expect(
      try tokens(of: stack) == [
        "a": [
          "type": "number", "values": ["default": 2], "alias": ["default": "base.n"],
          "source": ["default": "t.json:1:23"],
        ]
      ])
  }

  @Test func `names and texts of any characters read back as they are`() throws {
    let names = ["\"", "\\", "\u{1}", "\u{7f}", "\u{2028}", "e\u{301}", "🎨", "a/b", " ", "<"]
    let members = names.map {
      "\(json($0)): { \"$type\": \"string\", \"$value\": \(json($0 + "x")) }"
    }
    let stack = compile("{ \(members.joined(separator: ", ")) }")
    stack.expect()
    let text = try stack.emitted(.json)
    let read = try tokens(in: text)
    #expect(read.count == names.count)
    for name in names {
      let token = try #require(read[name] as? NSDictionary)
      #expect((token["values"] as? NSDictionary)?["default"] as? String == name + "x")
    }
    #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0a })
  }

  /// The member `tokens` of what is written.
  private func tokens(of stack: CompiledStack) throws -> NSDictionary {
    try tokens(in: stack.emitted(.json))
  }

  private func tokens(in text: String) throws -> NSDictionary {
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    return try #require(root?["tokens"] as? NSDictionary)
  }

  /// A text as a JSON string, each scalar as its escape.
  private func json(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(units.joined())\""
  }
}
