import TokencTestSupport
import Testing

@testable import TokencCommand

/// What is wrong with resolver documents, each with its place.
@Suite struct DocumentErrorTests {
  /// A document of one line with a set `a` and these members beside.
  private static func line(_ members: String) -> String {
    ##"{ "version": "2025.10", "## + members + " }"
  }

  private static let order = ##""resolutionOrder": [{ "$ref": "#/sets/a" }]"##
  private static let set = ##""sets": { "a": { "sources": [{ "t": { "$value": 1 } }] } }, "##

  private static let shapes: [(String, [String])] = [
    (
      ##"{ "resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }] }"##,
      [
        "d.json:1:1: error: a resolver document needs a 'version' [invalid-value]",
        "  help: write \"version\": \"2025.10\"",
      ]
    ),
    (
      ##"{ "version": "2025.11", \##(set)\##(order) }"##,
      [
        "d.json:1:14: error: the version of a resolver document is '2025.10', not '2025.11' [invalid-value]"
      ]
    ),
    (
      ##"{ "version": 2025.10, \##(set)\##(order) }"##,
      ["d.json:1:14: error: 'version' must be text [invalid-value]"]
    ),
    (
      ##"{ "version": "2025.10", "sets": {} }"##,
      [
        "d.json:1:1: error: a resolver document needs a 'resolutionOrder' [invalid-value]",
        "  help: list its sets and modifiers: [{ \"$ref\": \"#/sets/name\" }]",
      ]
    ),
    (
      line(##""resolutionOrder": []"##),
      ["d.json:1:44: error: 'resolutionOrder' is empty [invalid-value]"]
    ),
    (
      line(##""resolutionOrder": {}, "sets": {}"##),
      ["d.json:1:44: error: 'resolutionOrder' must be a list [invalid-value]"]
    ),
    (
      line(##""resolutionOrder": ["a"]"##),
      [
        "d.json:1:45: error: an item of 'resolutionOrder' is a set, a modifier or a reference to one [invalid-value]"
      ]
    ),
    (
      line(##""resolutionOrder": [{ "name": "a", "sources": [] }]"##),
      [
        "d.json:1:45: error: an inline item needs a 'type' [invalid-value]",
        "  help: \"type\" is \"set\" or \"modifier\"",
      ]
    ),
    (
      line(##""resolutionOrder": [{ "type": "set", "sources": [] }]"##),
      ["d.json:1:45: error: an inline item needs a 'name' [invalid-value]"]
    ),
    (
      line(##""resolutionOrder": [{ "type": "Set", "name": "a", "sources": [] }]"##),
      ["d.json:1:55: error: the type of an item is 'set' or 'modifier', not 'Set' [invalid-value]"]
    ),
    (
      line(
        ##"\##(set)"resolutionOrder": [{ "$ref": "#/sets/a" }, { "type": "set", "name": "a", "sources": [] }]"##
      ),
      [
        "d.json:1:154: error: 'resolutionOrder' has two items named 'a' [duplicate-key]",
        "d.json:1:105: note: the other one is here",
      ]
    ),
    (
      line(##""sets": { "a": {} }, \##(order)"##),
      [
        "d.json:1:40: error: a set needs 'sources' [invalid-value]",
        "  help: list its files: [{ \"$ref\": \"tokens.json\" }]",
      ]
    ),
    (
      line(##""sets": { "a": { "sources": {} } }, \##(order)"##),
      ["d.json:1:53: error: 'sources' must be a list of sources [invalid-value]"]
    ),
    (
      line(##""sets": { "a": { "sources": [1] } }, \##(order)"##),
      ["d.json:1:54: error: a source is an object: tokens, or a '$ref' [invalid-value]"]
    ),
    (
      line(##""sets": { "a": { "sources": [{ "$value": 1 }] } }, \##(order)"##),
      ["d.json:1:56: error: a source is a group of tokens and cannot be a token [invalid-root]"]
    ),
    (
      line(##"\##(set)"modifiers": { "m": {} }, \##(order)"##),
      ["d.json:1:105: error: a modifier needs 'contexts' [invalid-value]"]
    ),
    (
      line(##"\##(set)"modifiers": { "m": { "contexts": {} } }, \##(order)"##),
      ["d.json:1:119: error: a modifier needs contexts [invalid-value]"]
    ),
    (
      line(##"\##(set)"modifiers": { "m": { "contexts": { "x": [] } } }, \##(order)"##),
      [
        "d.json:1:119: warning: a modifier with one context offers no choice [invalid-value]",
        "  help: make it a set",
      ]
    ),
    (
      line(
        ##"\##(set)"modifiers": { "m": { "contexts": { "on": [], "off": [] }, "default": "of" } }, \##(order)"##
      ),
      [
        "d.json:1:155: error: the default 'of' is not a context of the modifier [invalid-value]",
        "  help: did you mean 'on'?",
      ]
    ),
    (
      line(##"\##(set)"modfiers": {}, \##(order)"##),
      [
        "d.json:1:85: warning: a resolver document has no member 'modfiers' [unknown-property]",
        "  help: did you mean 'modifiers'?",
      ]
    ),
    (
      line(##"\##(set)"description": 1, "$defs": [], \##(order)"##),
      [
        "d.json:1:100: error: 'description' must be text [invalid-value]",
        "d.json:1:112: error: '$defs' must be an object [invalid-value]",
      ]
    ),
    (
      line(##""resolutionOrder": [{ "$ref": "#/sets/b" }], "sets": { "bb": { "sources": [] } }"##),
      [
        "d.json:1:55: error: '#/sets/b' has no target [unresolved-reference]",
        "  help: did you mean 'bb'?",
      ]
    ),
    (
      line(
        ##"\##(set)"resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/resolutionOrder/0" }]"##
      ),
      [
        "d.json:1:139: error: nothing may refer to an item of 'resolutionOrder' [malformed-reference]",
        "  help: give the set a name in 'sets' and refer to that",
      ]
    ),
    (
      line(
        ##""sets": { "a": { "sources": [{ "$ref": "#/modifiers/m/contexts/x" }] } }, \##(order)"##),
      [
        "d.json:1:64: error: only an item of 'resolutionOrder' may refer to a modifier [malformed-reference]",
        "  help: put what both need into a set",
      ]
    ),
    (
      line(
        ##""sets": { "a": { "sources": [{ "$ref": "#/sets/b" }] }, "b": { "sources": [{ "$ref": "#/sets/a" }] } }, \##(order)"##
      ),
      [
        "d.json:1:100: error: the set contains itself [reference-cycle]",
        "d.json:1:54: note: through this reference",
      ]
    ),
    (
      line(##""sets": { "a": { "$ref": "#/sets/b" }, "b": { "$ref": "#/sets/a" } }, \##(order)"##),
      [
        "d.json:1:50: error: '$ref' refers to itself [reference-cycle]",
        "d.json:1:79: error: '$ref' refers to itself [reference-cycle]",
      ]
    ),
    (
      line(##""sets": { "a": { "sources": [{ "$ref": "#/sets" }] } }, \##(order)"##),
      ["d.json:1:64: error: '$ref' refers to itself [reference-cycle]"]
    ),
    (
      line(##""sets": { "a": { "sources": [{ "$ref": 5 }] } }, \##(order)"##),
      ["d.json:1:64: error: '$ref' must be text [invalid-value]"]
    ),
  ]

  @Test(arguments: shapes)
  func `the shape of a document`(_ document: String, _ findings: [String]) {
    let found = DocumentMachine(document).check().filter {
      !$0.hasSuffix("warnings") && !$0.hasSuffix("warning")
    }
    #expect(found == findings)
  }

  private static let refusals: [(String, String)] = [
    (
      "../t.json",
      "a source must be below the document's folder; '..' leaves it [malformed-reference]"
    ),
    (
      "a/../../t.json",
      "a source must be below the document's folder; '..' leaves it [malformed-reference]"
    ),
    (
      "/etc/t.json",
      "a source is a path from the document's folder, not from the root [malformed-reference]"
    ),
    (
      "https://example.org/t.json",
      "a URL is not fetched; sources are files below the document's folder [malformed-reference]"
    ),
    (
      "file:t.json",
      "a URL is not fetched; sources are files below the document's folder [malformed-reference]"
    ),
    (
      "//example.org/t.json",
      "a source is a path from the document's folder, not from the root [malformed-reference]"
    ),
    ("a/", "'$ref' does not name a file [malformed-reference]"),
    ("", "'$ref' has no target [malformed-reference]"),
    ("#", "'$ref' has no target [malformed-reference]"),
    ("#/a~2", "'$ref' is not a JSON pointer: '~' must be followed by 0 or 1 [malformed-reference]"),
    ("t.json", "there is no file 't.json' [unresolved-reference]"),
    ("other.json", "another resolver document cannot be a source [unsupported-format]"),
    ("d.json", "another resolver document cannot be a source [unsupported-format]"),
    (
      "link.json",
      "'link.json' is a link out of the document's folder, which is not followed [unsupported-format]"
    ),
    ("secret.json", "cannot read the file 'secret.json': permission denied [unreadable-file]"),
  ]

  @Test(arguments: refusals)
  func `files that are not sources`(_ reference: String, _ message: String) {
    let stack = DocumentMachine(
      Self.line(
        ##""sets": { "a": { "sources": [{ "$ref": "\##(reference)" }] } }, \##(Self.order)"##),
      ["other.json": ##"{ "resolutionOrder": [] }"##, "link.json": "{}"])
    stack.machine.links["link.json"] = "/elsewhere/link.json"
    stack.machine.refusals["secret.json"] = .forbidden
    #expect(stack.check().first == "d.json:1:64: error: \(message)")
    #expect(stack.machine.output.isEmpty)
  }

  @Test func `the exit status tells a missing file from a forbidden one`() {
    let document = Self.line(
      ##""sets": { "a": { "sources": [{ "$ref": "t.json" }] } }, \##(Self.order)"##)
    let machine = InMemorySystem(["d.json": document])
    #expect(machine.run("resolve", "--no-defaults", "d.json") == .problems)
    machine.refusals["t.json"] = .forbidden
    #expect(machine.run("resolve", "--no-defaults", "d.json") == .failure)
  }

  @Test func `an error has its place in the source where it is`() {
    let stack = DocumentMachine(
      Self.line(
        ##""sets": { "a": { "sources": [{ "$ref": "in/t.json5" }, { "$ref": "in/t.json5" }] } }, \##(Self.order)"##
      ),
      ["in/t.json5": "// tokens\n{ a: { $value: '{b}', } }"])
    #expect(
      stack.check() == [
        "in/t.json5:2:17: error: no token named 'b' [unresolved-reference]",
        "  help: did you mean 'a'? (in/t.json5:2:3)",
        "1 token, 1 error, 0 warnings",
      ])
    let broken = DocumentMachine(
      Self.line(##""sets": { "a": { "sources": [{ "$ref": "in/t.json" }] } }, \##(Self.order)"##),
      ["in/t.json": "{ a }"])
    #expect(
      broken.check().first
        == "in/t.json:1:3: error: expected a name in double quotes, found 'a' [invalid-json]"
    )
  }

  @Test func `the result never takes the place of a source`() {
    let stack = DocumentMachine(
      Self.line(##""sets": { "a": { "sources": [{ "$ref": "t.json" }] } }, \##(Self.order)"##),
      ["t.json": "{}"])
    #expect(stack.machine.run("resolve", "--no-defaults", "d.json", "-o", "t.json") == .failure)
    #expect(stack.machine.writtenPaths.isEmpty)
  }

  @Test func `sets may be nested as deep as a file allows, and doubled up to a bound`() {
    let deep = (0..<20_000).map {
      ##""s\##($0)": { "sources": [{ "$ref": "#/sets/s\##($0 + 1)" }] }"##
    }
    let end = ##""s20000": { "sources": [{ "t": { "$value": 1 } }] }"##
    let order = ##""resolutionOrder": [{ "$ref": "#/sets/s0" }]"##
    #expect(
      DocumentMachine(
        Self.line(##""sets": { \##((deep + [end]).joined(separator: ",")) }, \##(order)"##)
      )
      .resolve() == ["t = 1"])
    let wide = (0..<60).map { number in
      let next = ##"{ "$ref": "#/sets/s\##(number + 1)" }"##
      return ##""s\##(number)": { "sources": [\##(next), \##(next)] }"##
    }
    let last = ##""s60": { "sources": [{ "t": { "$value": 1 } }] }"##
    let found = DocumentMachine(
      Self.line(##""sets": { \##((wide + [last]).joined(separator: ",")) }, \##(order)"##)
    ).check()
    #expect(found.count == 1)
    #expect(
      found[0].hasSuffix("sets that refer to sets have more than 1000000 sources [expansion-limit]")
    )
  }

  @Test func `a symbolic link out of the folder is not followed`() throws {
    try ScratchDirectory.with { folder in
      try folder.write("outside.json", ##"{ "t": { "$value": 1 } }"##)
      let result = try Program.shell(
        ##"""
        mkdir docs && cd docs && ln -s ../outside.json link.json && echo '{ "u": { "$value": 2 } }' > u.json
        ln -s u.json inside.json
        echo '{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "a", "sources": [{ "$ref": "SOURCE" }] }] }' > d.json
        sed s/SOURCE/inside.json/ d.json > good.json
        sed s/SOURCE/link.json/ d.json > bad.json
        cd ..
        "$tokenc" resolve --no-defaults --format csv docs/good.json && "$tokenc" check --no-defaults docs/bad.json
        """##, in: folder)
      #expect(result.status == 1)
      #expect(
        result.output == "token,type,default,alias,source\nu,number,2,,docs/inside.json:1:3\n")
      #expect(result.errorOutput.contains("is a link out of the document's folder"))
    }
  }
}
