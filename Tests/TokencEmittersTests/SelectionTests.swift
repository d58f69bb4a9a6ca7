import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

@testable import TokencEmitters

@Suite struct SelectionTests {
  private let stack = compile(
    """
    {
      "color": {
        "button": { "fill": { "$value": { "light": 1, "dark": 2 } }, "ring": { "$value": 3 } },
        "button-bar": { "fill": { "$value": 4 } },
        "a": { "b": { "a": { "b": { "c": { "$value": 5 } } } } }
      },
      "size": { "button": { "$value": 6 }, "0.5": { "$value": 7 }, "w/h": { "$value": 8 } }
    }
    """)

  private func paths(_ groups: String...) throws -> [String] {
    let selection = try Selection(groups: groups, modes: [], in: stack.tokens)
    return selection.tokens.map { stack.tokens.set.pathText($0) }
  }

  /// Why a choice is refused, and what may be meant.
  private func failure(_ groups: [String] = [], modes: [String] = []) -> [String?] {
    do throws(Selection.Failure) {
      _ = try Selection(groups: groups, modes: modes, in: stack.tokens)
      return []
    } catch {
      return [error.message, error.help]
    }
  }

  @Test func `without a group or mode everything is chosen`() throws {
    let selection = try Selection(groups: [], modes: [], in: stack.tokens)
    #expect(selection.tokens == stack.tokens.visibleTokens)
    #expect(selection.modes == stack.tokens.modes)
  }

  @Test func `a group is a whole name, anywhere in the path`() throws {
    #expect(try paths("button") == ["color.button.fill", "color.button.ring", "size.button"])
    #expect(try paths("color.button") == ["color.button.fill", "color.button.ring"])
    #expect(try paths("size") == ["size.button", "size.0.5", "size.w/h"])
    #expect(try paths("fill") == ["color.button.fill", "color.button-bar.fill"])
  }

  @Test func `a group is a run of names, joined with dots or slashes`() throws {
    #expect(try paths("color/button/ring") == ["color.button.ring"])
    #expect(try paths("button.ring") == ["color.button.ring"])
    #expect(try paths("color/button.ring") == ["color.button.ring"])
    #expect(try paths("b.c") == ["color.a.b.a.b.c"])
    #expect(try paths("a.b.c") == ["color.a.b.a.b.c"])
  }

  @Test func `names with dots or slashes are found as they are written`() throws {
    #expect(try paths("size.0.5") == ["size.0.5"])
    #expect(try paths("w/h") == ["size.w/h"])
  }

  @Test func `several groups choose what any of them has, in the tokens' own order`() throws {
    #expect(
      try paths("size", "ring", "button.ring")
        == ["color.button.ring", "size.button", "size.0.5", "size.w/h"])
  }

  /// Groups that no path has, and the nearest that one has.
  static let mistyped: [(String, String?)] = [
    ("buton", "button"), ("color/buton", "color.button"), ("Size", "size"),
    ("nothing-like-it", nil), ("colour.button", "color.button"), ("", nil), ("/", nil),
    ("butto", "button"),
  ]

  @Test(arguments: mistyped)
  func `a group that chooses nothing is refused, with the nearest one`(
    _ group: String, _ nearest: String?
  ) {
    let expected = [
      "no token has the group '\(group)' in its path", nearest.map { "did you mean '\($0)'?" },
    ]
    #expect(failure([group]) == expected)
    #expect(failure(["size", group]) == expected)
  }

  @Test func `modes are chosen in the stack's order`() throws {
    let both = try Selection(groups: [], modes: ["dark", "light"], in: stack.tokens)
    #expect(both.modes.map { stack.modes[$0.index] } == ["light", "dark"])
    let dark = try Selection(groups: [], modes: ["dark", "dark"], in: stack.tokens)
    #expect(dark.modes.map { stack.modes[$0.index] } == ["dark"])
    #expect(dark.tokens == stack.tokens.visibleTokens)
  }

  @Test func `a mode that the stack does not have is refused, with those that it has`() {
    #expect(
      failure(modes: ["light", "drak"])
        == ["no mode 'drak'; the modes are 'light', 'dark'", "did you mean 'dark'?"])
    #expect(
      failure(modes: ["blue-ish"]) == ["no mode 'blue-ish'; the modes are 'light', 'dark'", nil])
  }

  @Test func `errors in what is not chosen stay in the log`() throws {
    let broken = compile(#"{ "a": { "$value": "{gone}" }, "b": { "$value": 1 } }"#)
    #expect(broken.diagnostics.map(\.code) == [.unresolvedReference])
    #expect(try broken.emitted(.csv, groups: ["b"]).contains("\nb,number,1,"))
  }
}
