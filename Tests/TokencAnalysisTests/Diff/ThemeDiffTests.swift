import TokencCore
import TokencAnalysis
import Testing

@Suite struct ThemeDiffTests {
  @Test func `a change is traced to the edit through every hop`() {
    let fixture = DiffFixture(
      """
      {"p": {"$type": "color", "blue": {"$value": "#0b5fff"}, "white": {"$value": "#FFF"}},
       "c": {"link": {"$value": "{p.blue}"}, "focus": {"$value": "{c.link}"},
         "plain": {"$value": "{p.white}"}, "moved": {"$value": "{p.blue}"}},
       "ratio": {"$type": "number", "$value": 1.0}}
      """,
      """
      {"ratio": {"$value": 1, "$type": "number"},
       "c": {"moved": {"$value": "#0a52dd"}, "focus": {"$value": "{c.link}"},
         "link": {"$value": "{p.blue}"}, "plain": {"$value": "{p.white}"}},
       "p": {"$type": "color", "white": {"$value": "#ffffff"}, "blue": {"$value": "#0a52dd"}}}
      """)
    #expect(fixture.paths(.changed) == ["c.moved", "c.focus", "c.link", "p.blue"])
    #expect(fixture.causes == ["c.moved", "p.blue; c.focus < c.link < p.blue; c.link < p.blue"])
    #expect(fixture.diff.changes.count == 4)
  }

  @Test func `a name with a dot and two names make one path`() {
    let fixture = DiffFixture(
      #"{"a": {"b": {"$type": "number", "$value": 1}}}"#,
      #"{"a.b": {"$type": "number", "$value": 1}}"#)
    #expect(fixture.diff.changes.isEmpty)
    let changed = DiffFixture(
      #"{"a.b": {"$type": "number", "$value": 1}}"#,
      #"{"a": {"b": {"$type": "number", "$value": 2}}}"#)
    #expect(changed.paths(.changed) == ["a.b"])
    #expect(changed.diff.changes.count == 1)
  }

  @Test func `a token with two causes names both`() throws {
    let tokens = { (color: String, width: String) in
      """
      {"c": {"$type": "color", "$value": "\(color)"}, "w": {"$type": "dimension", "$value": "\(width)"},
       "b": {"$type": "border", "$value": {"color": "{c}", "width": "{w}", "style": "solid"}}}
      """
    }
    let fixture = DiffFixture(tokens("#000", "1px"), tokens("#111", "2px"))
    #expect(fixture.causes == ["c; b < c", "w; b < w"])
    let follower = try #require(fixture.diff.causes.first?.followers.first)
    #expect(follower.otherCauses.map(fixture.diff.path(of:)) == ["w"])
  }

  @Test func `an edit of one mode has followers in that mode`() throws {
    let tokens = { (dark: String) in
      """
      {"p": {"$value": {"light": "#fff", "dark": "\(dark)"}}, "q": {"$value": "{p}"},
       "r": {"$value": {"light": "{p}", "dark": "#123"}}}
      """
    }
    let fixture = DiffFixture(tokens("#000"), tokens("#111"))
    #expect(fixture.causes == ["p; q < p"])
    let cause = try #require(fixture.diff.causes.first)
    #expect(cause.followers[0].modePairs.map { fixture.diff.modePairs[$0].name } == ["dark"])
  }

  @Test func `a new target is an edit of the alias, not of the targets`() {
    let fixture = DiffFixture(
      ##"{"a": {"$value": "#000"}, "b": {"$value": "#111"}, "c": {"$value": "{a}"}}"##,
      ##"{"a": {"$value": "#222"}, "b": {"$value": "#111"}, "c": {"$value": "{b}"}}"##)
    #expect(fixture.causes == ["a", "c"])
  }

  @Test(arguments: [
    (##"{"$type": "color", "$value": "#FFF"}"##, ##"{"$type": "color", "$value": "white"}"##),
    (
      ##"{"$type": "color", "$value": "#336699"}"##,
      ##"{"$type": "color", "$value": "hsl(210 50% 40%)"}"##
    ),
    (##"{"$type": "number", "$value": 1.0}"##, ##"{"$type": "number", "$value": 1e0}"##),
    (
      ##"{"$type": "dimension", "$value": "16px"}"##,
      ##"{"$type": "dimension", "$value": {"unit": "px", "value": 16.0}}"##
    ),
    (
      ##"{"$type": "duration", "$value": "0.57s"}"##,
      ##"{"$type": "duration", "$value": "570ms"}"##
    ),
    (##"{"$type": "fontWeight", "$value": "bold"}"##, ##"{"$type": "fontWeight", "$value": 700}"##),
    (
      ##"{"$type": "fontFamily", "$value": "Inter"}"##,
      ##"{"$type": "fontFamily", "$value": ["Inter"]}"##
    ),
    (
      ##"{"$type": "color", "$value": {"light": "#fff", "dark": "#fff"}}"##,
      ##"{"$type": "color", "$value": "#ffffffff"}"##
    ),
  ])
  func `spelling is not a difference`(_ old: String, _ new: String) {
    let isEmpty = DiffFixture("{\"a\": \(old)}", "{\"a\": \(new)}").diff.isEmpty
    #expect(isEmpty)
  }

  @Test(arguments: [
    (##"{"$value": "1"}"##, ##"{"$value": 1}"##),
    (##"{"$type": "dimension", "$value": "1px"}"##, ##"{"$type": "dimension", "$value": "1rem"}"##),
    (##"{"$type": "color", "$value": "#fff"}"##, ##"{"$type": "color", "$value": "#fffe"}"##),
    (##"{"$type": "fontFamily", "$value": "A"}"##, ##"{"$type": "fontFamily", "$value": "a"}"##),
  ])
  func `another value is a difference`(_ old: String, _ new: String) {
    let fixture = DiffFixture("{\"a\": \(old)}", "{\"a\": \(new)}")
    #expect(fixture.paths(.changed) == ["a"])
  }

  @Test func `a new type alone is not a new value`() {
    let fixture = DiffFixture(
      ##"{"a": {"$type": "string", "$value": "red"}}"##,
      ##"{"a": {"$type": "color", "$value": "red"}}"##)
    #expect(fixture.paths(.retyped) == ["a"])
    #expect(fixture.paths(.changed).isEmpty)
  }

  @Test func `metadata is a kind of its own`() {
    let fixture = DiffFixture(
      ##"{"a": {"$value": "#fff", "$description": "x"}, "b": {"$value": "#fff"}}"##,
      ##"{"a": {"$value": "#fff", "$description": "y"}, "b": {"$value": "#fff", "$deprecated": true}}"##
    )
    #expect(fixture.paths(.metadata) == ["a", "b"])
    #expect(fixture.diff.changes.count == 2)
  }

  @Test func `a renamed token keeps its users`() {
    let fixture = DiffFixture(
      ##"{"p": {"a": {"$value": "#111"}}, "u": {"$value": "{p.a}"}}"##,
      ##"{"p": {"b": {"$value": "#111"}}, "u": {"$value": "{p.b}"}}"##)
    #expect(fixture.paths(.renamed) == ["p.b"])
    #expect(fixture.diff.changes.count == 1)
  }

  @Test func `a renamed group of tokens that refer to each other`() {
    let fixture = DiffFixture(
      ##"{"p": {"a": {"$value": "#111"}, "u": {"$value": "{p.a}"}, "v": {"$value": "#222"}}}"##,
      ##"{"q": {"a": {"$value": "#111"}, "u": {"$value": "{q.a}"}, "v": {"$value": "#222"}}}"##)
    #expect(fixture.paths(.renamed) == ["q.a", "q.u", "q.v"])
    #expect(fixture.diff.changes.count == 3)
  }

  @Test func `an ambiguous new name is not guessed`() {
    let fixture = DiffFixture(
      ##"{"a": {"$value": "#111"}, "b": {"$value": "#111"}}"##,
      ##"{"c": {"$value": "#111"}, "d": {"$value": "#111"}}"##)
    #expect(fixture.paths(.added) == ["c", "d"])
    #expect(fixture.paths(.removed) == ["a", "b"])
  }

  @Test func `a broken token counts as absent, and what mends it is the cause`() {
    let fixture = DiffFixture(
      ##"{"a": {"$value": {"light": "#fff", "dark": "{b}"}}}"##,
      ##"{"a": {"$value": {"light": "#fff", "dark": "{b}"}}, "b": {"$value": "#000"}}"##)
    #expect(fixture.paths(.added) == ["b"])
    #expect(fixture.paths(.changed) == ["a"])
    #expect(fixture.causes == ["b; a < b"])
  }

  @Test func `a mode that only one side has`() {
    let fixture = DiffFixture(
      ##"{"a": {"$value": {"light": "#fff"}}, "b": {"$value": "{a}"}, "c": {"$value": "8px"}}"##,
      ##"{"a": {"$value": {"light": "#fff", "dark": "#000"}}, "b": {"$value": "{a}"}, "c": {"$value": "8px"}}"##
    )
    #expect(fixture.paths(.changed) == ["a", "b"])
    #expect(fixture.causes == ["a; b < a"])
  }

  @Test func `only the modes that are asked for`() {
    let old = ##"{"a": {"$value": {"light": "#fff", "dark": "#000"}}}"##
    let new = ##"{"a": {"$value": {"light": "#fff", "dark": "#111"}}}"##
    #expect(DiffFixture(old, new, modes: ["light"]).paths(.changed).isEmpty)
    #expect(DiffFixture(old, new, modes: ["dark"]).paths(.changed) == ["a"])
  }

  @Test func `a contrast that falls comes first`() throws {
    let tokens = { (one: String, two: String) in
      """
      {"color": {"$type": "color", "background": {"a": {"$value": "#ffffff"}, "b": {"$value": "#ffffff"}},
        "on-background": {"a": {"$value": "\(one)"}, "b": {"$value": "\(two)"}}}}
      """
    }
    let fixture = DiffFixture(tokens("#000000", "#000000"), tokens("#111111", "#999999"))
    #expect(fixture.diff.contrast.count == 2)
    let first = try #require(fixture.diff.contrast.first)
    #expect(fixture.diff.path(of: first.foreground) == "color.on-background.b")
    #expect(first.falls && !fixture.diff.contrast[1].falls)
    #expect(first.before == 21)
    #expect(fixture.diff.count(of: .contrast) == 1)
  }

  @Test func `a chain of many hops is walked and cut`() throws {
    let count = 20_000
    let tokens = { (value: String) in
      let links = (1..<count).map { "\"t\($0)\": {\"$value\": \"{t\($0 - 1)}\"}" }
      return "{\"t0\": {\"$value\": \"\(value)\"}, \(links.joined(separator: ", "))}"
    }
    let fixture = DiffFixture(tokens("#000"), tokens("#111"))
    let cause = try #require(fixture.diff.causes.first)
    #expect(cause.followers.count == count - 1)
    let last = try #require(cause.followers.last)
    #expect(last.isCut)
    #expect(last.chain.last == cause.pair)
  }
}
