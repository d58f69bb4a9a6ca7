import TokencDiagnostics
import TokencCore
import TokencTestSupport
import Testing

/// What all other suites rely on: a finding that a test does not announce, or announces otherwise,
/// fails it.
@Suite struct CompiledStackTests {
  private let stack = compile(
    #"{ 2️⃣"a": { "$value": "1️⃣{gone}3️⃣" }, "b": { "$value": "4️⃣{b}" } }"#)

  @Test func `findings that are announced are no difference`() {
    let difference = stack.difference(from: [
      .error(.unresolvedReference, "1️⃣3️⃣", "no token named 'gone'"),
      .error(.referenceCycle, "4️⃣", "'b' refers to itself"),
    ])
    #expect(difference == nil)
  }

  @Test func `a difference shows what is missing and what was not announced`() {
    let difference = stack.difference(from: [
      .error(.unresolvedReference, "1️⃣3️⃣", "no token named 'gone'", .note("2️⃣", "here")),
      .warning(.unknownToken, "2️⃣", "the defaults have no token 'a'"),
    ])
    #expect(
      difference == """
        the findings are others than announced (- is missing, + was not announced):
          1️⃣3️⃣ error: no token named 'gone' [unresolved-reference]
        -   2️⃣ note: here
        - 2️⃣ warning: the defaults have no token 'a' [unknown-token]
        + 4️⃣ error: 'b' refers to itself [reference-cycle]
          

        """)
  }

  @Test func `a marker that no file holds, or two, is named`() {
    let unknown = stack.difference(from: [.error(.referenceCycle, "9️⃣", "")])
    #expect(unknown == "no file holds the marker 9️⃣")
    let twice = compile(.theme("a.json", "1️⃣{}"), .theme("b.json", "1️⃣{}"))
    #expect(twice.difference(from: []) == "a marker stands in two places")
  }

  /// Announcements each of which differs from the truth in one thing.
  static let wrong: [ExpectedDiagnostic] = [
    .warning(.unresolvedReference, "1️⃣", "no token named 'gone'"),
    .error(.malformedReference, "1️⃣", "no token named 'gone'"),
    .error(.unresolvedReference, "2️⃣", "no token named 'gone'"),
    .error(.unresolvedReference, "1️⃣2️⃣", "no token named 'gone'"),
    .error(.unresolvedReference, "1️⃣", "no token named 'gon'"),
    .error(.unresolvedReference, "1️⃣", "no token named 'gone'", .note("2️⃣", "here")),
    .error(.unresolvedReference, "1️⃣", "no token named 'gone'", help: "help"),
  ]

  @Test(arguments: wrong.indices)
  func `an announcement that is wrong in one thing is a difference`(_ index: Int) {
    let cycle = ExpectedDiagnostic.error(.referenceCycle, "4️⃣", "'b' refers to itself")
    #expect(stack.difference(from: [Self.wrong[index], cycle]) != nil)
  }

  @Test func `markers are not part of the text`() {
    let marked = MarkedText("a1️⃣é2️⃣9")
    #expect(marked.bytes == Array("aé9".utf8))
    #expect(marked.offsets == ["1": 1, "2": 3])
  }
}
