import TokencTestSupport
import Testing
import TokencAnalysis

/// What has to be the same for a removed and an added token to be one with another name.
@Suite struct RenameTests {
  private func fixture(_ old: String, _ new: String) -> DiffFixture {
    DiffFixture("{ \(old) }", "{ \(new) }")
  }

  private static let number = ##""$type": "number", "$value": 400"##

  @Test(arguments: [
    (##""$type": "number", "$value": 400"##, true), (##""$type": "number", "$value": 4e2"##, true),
    (##""$type": "number", "$value": 401"##, false),
    (##""$type": "fontWeight", "$value": 400"##, false),
    (##""$type": "kind", "$value": 400"##, false),
  ])
  func `the type and the values`(_ new: String, _ isRename: Bool) {
    let diff = fixture("\"a\": { \(Self.number) }", "\"b\": { \(new) }")
    #expect(diff.paths(.renamed) == (isRename ? ["b"] : []))
    #expect(diff.paths(.added) == (isRename ? [] : ["b"]))
    #expect(diff.paths(.removed) == (isRename ? [] : ["a"]))
  }

  @Test func `the values of all modes`() {
    let old = ##""a": { "$value": { "light": "#111111", "dark": "#eeeeee" } }"##
    let same = ##""b": { "$value": { "light": "#111111", "dark": "#eeeeee" } }"##
    let other = ##""b": { "$value": { "light": "#111111", "dark": "#ffffff" } }"##
    #expect(fixture(old, same).paths(.renamed) == ["b"])
    #expect(fixture(old, other).paths(.renamed) == [])
  }

  @Test func `the users`() {
    let old =
      ##""a": { "$value": "#111111" }, "u": { "$value": "{a}" }, "v": { "$value": "#222222" }"##
    let same =
      ##""b": { "$value": "#111111" }, "u": { "$value": "{b}" }, "v": { "$value": "#222222" }"##
    let fewer =
      ##""b": { "$value": "#111111" }, "u": { "$value": "#111111" }, "v": { "$value": "#222222" }"##
    let others =
      ##""b": { "$value": "#111111" }, "u": { "$value": "#111111" }, "v": { "$value": "{b}" }"##
    #expect(fixture(old, same).paths(.renamed) == ["b"])
    #expect(fixture(old, fewer).paths(.renamed) == [])
    #expect(fixture(old, others).paths(.renamed) == [])
  }

  @Test func `where two fit, neither is taken`() {
    let diff = fixture(
      ##""a": { "$value": "#111111" }"##,
      ##""b": { "$value": "#111111" }, "c": { "$value": "#111111" }"##)
    #expect(diff.paths(.renamed) == [])
    #expect(diff.paths(.added) == ["b", "c"])
    #expect(diff.paths(.removed) == ["a"])
  }

  @Test func `a chain of new names is followed eight tokens far`() {
    func chain(_ name: String, _ count: Int) -> String {
      "\"\(name)0\": { \"$value\": \"#111111\" }, "
        + (1..<count).map { "\"\(name)\($0)\": { \"$value\": \"{\(name)\($0 - 1)}\" }" }
        .joined(separator: ", ")
    }
    // The token at the top of each chain, which nothing uses, is the first to be recognized.
    #expect(fixture(chain("a", 8), chain("b", 8)).paths(.renamed).count == 8)
    #expect(fixture(chain("a", 9), chain("b", 9)).paths(.renamed).count == 8)
  }
}
