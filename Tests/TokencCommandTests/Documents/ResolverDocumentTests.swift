import TokencTestSupport
import Testing

@testable import TokencCommand

/// Resolver documents as users meet them (DTCG 2025.10 Resolver module).
@Suite struct ResolverDocumentTests {
  /// A set of two files, and a theme of three contexts over it.
  private static let document = """
    {
      "name": "Harbour", "version": "2025.10", "$schema": "x/resolver.json",
      "sets": {
        "base": {
          "description": "what all themes share",
          "sources": [{ "$ref": "base/color.json" }, { "$ref": "./base/size.json" }],
          "$extensions": { "org.example": 1 }
        }
      },
      "modifiers": {
        "theme": {
          "contexts": {
            "light": [],
            "dark": [{ "$ref": "dark.json" }],
            "loud": [{ "$ref": "#/sets/base" }, { "c": { "sea": { "$type": "color", "$value": "#00f" } } }]
          },
          "default": "light"
        }
      },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
    }
    """
  private static let files = [
    "base/color.json":
      ##"{ "c": { "$type": "color", "sea": { "$value": "#0000aa" }, "bar": { "$value": "{c.sea}" } } }"##,
    "base/size.json": #"{ "s": { "$type": "number", "m": { "$value": 8 } } }"#,
    "dark.json": ##"{ "c": { "sea": { "$value": "#000011" } } }"##,
  ]

  @Test(
    arguments: [
      ([], "#0000aaff"), (["--input", "theme=light"], "#0000aaff"),
      (["--input", "theme=dark"], "#000011ff"), (["--input", "theme=loud"], "#0000ffff"),
      (["--input", "Theme=DARK"], "#000011ff"),
    ])
  func `inputs choose the contexts, and aliases follow`(_ options: [String], _ sea: String) {
    let machine = InMemorySystem(Self.files)
    machine.files["d.json"] = Array(Self.document.utf8)
    #expect(
      machine.run(["resolve", "--no-defaults", "d.json", "--format", "csv"] + options) == .success)
    #expect(
      CSVReader.texts(machine.output).dropFirst().map { $0[0...2].joined(separator: " ") } == [
        "c.sea color \(sea)", "c.bar color \(sea)", "s.m number 8",
      ])
    #expect(machine.errorOutput.isEmpty)
  }

  @Test func `the contexts of a modifier are the modes`() {
    let stack = DocumentMachine(Self.document, Self.files)
    #expect(
      stack.resolve("--mode-from", "theme") == [
        "c.sea = #0000aaff / #000011ff / #0000ffff", "c.bar = #0000aaff / #000011ff / #0000ffff",
        "s.m = 8 / 8 / 8",
      ])
    #expect(
      DocumentMachine(Self.document, Self.files).resolve("--mode-from", "theme", "--mode", "loud")[
        0]
        == "c.sea = #0000ffff")
  }

  @Test func `explain shows each context's own way`() {
    let machine = InMemorySystem(Self.files)
    machine.files["d.json"] = Array(Self.document.utf8)
    #expect(
      machine.run(
        "explain", "c.bar", "--no-defaults", "d.json", "--mode-from", "theme", "--mode", "dark")
        == .success)
    #expect(machine.output.contains(##""#000011"  dark.json:1:29"##))
    #expect(machine.output.contains("overrides base/color.json:1:28"))
  }

  @Test func `diff and generate read documents`() {
    let machine = InMemorySystem(Self.files)
    machine.files["d.json"] = Array(Self.document.utf8)
    machine.files["new.json"] = Array(
      Self.document.replacing(#""default": "light""#, with: #""default": "dark""#).utf8)
    #expect(machine.run("diff", "--no-defaults", "d.json", "new.json") == .problems)
    #expect(machine.output.contains("c.sea  #0000aaff → #000011ff"))
    #expect(machine.errorOutput.isEmpty)

    let other = InMemorySystem(machine.files.mapValues { String(decoding: $0, as: UTF8.self) })
    #expect(
      other.run(
        "generate", "css", "--no-defaults", "d.json", "-o", "t.css", "--mode-from", "theme",
        "--selector", "loud=.loud") == .success)
    let css = String(decoding: other.files["t.css"] ?? [], as: UTF8.self)
    #expect(css.contains("--c-sea: #0000aaff"))
    #expect(css.contains("--c-sea: #000011ff"))
    #expect(css.contains(".loud {\n  --c-sea: #0000ffff;"))
  }

  @Test func `a document lies over the layers before`() {
    let stack = DocumentMachine(Self.document, Self.files)
    stack.machine.files["low.json"] = Array(
      ##"{ "c": { "sea": { "$value": "#fff", "$description": "water" } } }"##.utf8)
    #expect(
      stack.machine.run("resolve", "--defaults", "low.json", "d.json", "--format", "json")
        == .success)
    #expect(stack.machine.output.contains(#""description": "water""#))
    #expect(stack.machine.output.contains(##""light""##) == false)
  }

  @Test func `a later token replaces the earlier one with its metadata`() {
    let stack = DocumentMachine(
      """
      {
        "version": "2025.10",
        "resolutionOrder": [
          { "type": "set", "name": "one", "sources": [
            { "a": { "$type": "number", "$value": 1, "$description": "first", "$deprecated": true } },
            { "a": { "$value": "{b}" }, "b": { "$type": "fontWeight", "$value": 400 } }
          ] }
        ]
      }
      """)
    #expect(stack.machine.run("resolve", "--no-defaults", "d.json", "--format", "json") == .success)
    expectText(
      stack.machine.output,
      """
      {
        "modes": [
          "default"
        ],
        "tokens": {
          "a": {
            "type": "fontWeight",
            "values": {
              "default": 400
            },
            "alias": {
              "default": "b"
            },
            "source": {
              "default": "d.json:6:9"
            },
            "overrides": [
              "d.json:5:9"
            ]
          },
          "b": {
            "type": "fontWeight",
            "values": {
              "default": 400
            },
            "source": {
              "default": "d.json:6:35"
            }
          }
        }
      }

      """)
  }

  @Test func `what groups say holds for tokens of every source`() {
    let stack = DocumentMachine(
      """
      {
        "version": "2025.10",
        "resolutionOrder": [
          { "type": "set", "name": "one", "sources": [
            { "g": { "a": { "$value": 1 } } },
            { "g": { "$type": "number", "$deprecated": "use h" } }
          ] }
        ]
      }
      """)
    #expect(
      stack.machine.run(
        "resolve", "--no-defaults", "--dialect", "dtcg", "d.json", "--format", "json")
        == .success)
    #expect(stack.machine.output.contains(#""type": "number""#))
    #expect(stack.machine.output.contains(#""deprecated": "use h""#))
  }

  @Test func `members beside a reference replace those of its target`() {
    let stack = DocumentMachine(
      """
      {
        "version": "2025.10",
        "sets": {
          "one": { "sources": [{ "$ref": "#/$defs/tokens~1base", "b": { "c": { "$value": 3 } } }] }
        },
        "resolutionOrder": [{ "$ref": "#/sets/one" }, { "$ref": "more.json#sets/two" }],
        "$defs": {
          "tokens/base": { "a": { "$value": 1 }, "b": { "d": { "$value": 2 } } }
        }
      }
      """, ["more.json": #"{ "sets": { "two": { "sources": [{ "e": { "$value": 4 } }] } } }"#])
    #expect(stack.resolve() == ["a = 1", "b.c = 3", "e = 4"])
  }

  @Test func `sets name sets, and stand where they are named`() {
    let stack = DocumentMachine(
      """
      {
        "version": "2025.10",
        "sets": {
          "all": { "sources": [{ "$ref": "#/sets/low" }, { "a": { "$value": 2 } }, { "$ref": "#/sets/high" }] },
          "low": { "sources": [{ "a": { "$value": 1 }, "b": { "$value": 1 } }] },
          "high": { "sources": [{ "b": { "$value": 3 } }] }
        },
        "resolutionOrder": [{ "$ref": "#/sets/all" }]
      }
      """)
    #expect(stack.resolve() == ["a = 2", "b = 3"])
  }

  @Test func `a token where an earlier source has a group takes its place`() {
    let stack = DocumentMachine(
      """
      {
        "version": "2025.10",
        "resolutionOrder": [
          { "type": "set", "name": "one", "sources": [
            { "a": { "b": { "$value": 1 } }, "c": { "$value": 1 } },
            { "a": { "$value": 2 }, "c": { "d": { "$value": 2 } } }
          ] }
        ]
      }
      """)
    #expect(
      stack.check() == [
        "d.json:6:9: warning: 'a' is a group in an earlier source and a token here, which takes its place [token-group-conflict]",
        "d.json:5:16: note: a token of the group is here",
        "d.json:6:38: warning: 'c' is a token in an earlier source and a group here, which takes its place [token-group-conflict]",
        "d.json:5:40: note: the token is here", "2 tokens, 0 errors, 2 warnings",
      ])
    #expect(
      DocumentMachine(String(decoding: stack.machine.files["d.json"] ?? [], as: UTF8.self))
        .resolve()
        == ["a = 2", "c.d = 2"])
  }

  /// Sources of one token each, by its path; the last of those that stand in each other's way stays.
  @Test(arguments: [
    // The very first definition of all is a token like any other.
    (["a", "a.b"], ["a.b"]), (["a.b", "a"], ["a"]), (["x", "a", "a.b"], ["x", "a.b"]),
    (["a", "a.b.c"], ["a.b.c"]), (["a.b.c", "a"], ["a"]), (["a", "a.b", "a.b.c"], ["a.b.c"]),
    (["a.b.c", "a.b", "a"], ["a"]), (["a.b", "a", "a.b.c"], ["a.b.c"]),
    (["a.b", "a.b.c", "a"], ["a"]), (["a", "a.b.c", "a.b"], ["a.b"]),
    (["a.b.c", "a", "a.b"], ["a.b"]), (["a.b", "a.c", "a.b.d"], ["a.c", "a.b.d"]),
    (["a", "b"], ["a", "b"]), (["a.b", "a.c"], ["a.b", "a.c"]),
  ])
  func `the later source counts, wherever the tokens stand`(
    _ paths: [String], _ expected: [String]
  ) {
    let sources = paths.map { path in
      let names = path.split(separator: ".")
      let tail = String(repeating: " }", count: names.count)
      return "{ " + names.map { "\"\($0)\": " }.joined(separator: "{ ") + "{ \"$value\": 1 }" + tail
    }
    let document = """
      { "version": "2025.10",
        "resolutionOrder": [{ "type": "set", "name": "one", "sources": [
          \(sources.joined(separator: ",\n    "))
        ] }] }
      """
    #expect(DocumentMachine(document).resolve() == expected.map { "\($0) = 1" })
    let found = DocumentMachine(document).check()
    #expect(found.contains { $0.contains(" in an earlier source and a ") } == (expected != paths))
  }
}
