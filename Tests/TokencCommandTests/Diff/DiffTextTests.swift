import TokencColor
import Testing

@testable import TokencCommand

@Suite struct DiffTextTests {
  @Test(arguments: [
    ("#112233ff", "`#112233`"), ("#11223344", "`#11223344`"), ("#1122zzff", "`#1122zzff`"),
    ("1112233ff", "`1112233ff`"), ("#12233ff", "`#12233ff`"), ("#1112233ff", "`#1112233ff`"),
    ("", "(empty)"), (" a", "<code> a</code>"), ("a ", "<code>a </code>"), ("a b", "`a b`"),
    ("a|b", "<code>a&#124;b</code>"),
  ])
  func `a value in Markdown is code, opaque colors with six digits`(_ text: String, _ code: String)
  {
    #expect(MarkdownText.code(text) == code)
  }

  private static let values = DiffOutline.Values(
    modes: ["light"], old: "a", new: "b", oldColor: Color(.srgb, [0, 0, 0]),
    newColor: Color(.srgb, [1, 1, 1]), isSingle: false, distance: "ΔE 1")

  private static func changed(_ change: (inout DiffOutline.Values) -> Void) -> DiffOutline.Values {
    var values = values
    change(&values)
    return values
  }

  @Test func `values are equal if all that is shown of them is`() {
    #expect(Self.values == Self.changed { _ in })
    let others: [DiffOutline.Values] = [
      Self.changed { $0.modes = ["dark"] }, Self.changed { $0.old = "c" },
      Self.changed { $0.new = nil }, Self.changed { $0.oldColor = nil },
      Self.changed { $0.newColor = Color(.srgb, [1, 1, 0]) }, Self.changed { $0.isSingle = true },
      Self.changed { $0.distance = nil },
    ]
    for other in others { #expect(Self.values != other, "\(other)") }
    #expect(
      Self.changed { $0.old = "\u{e9}" } != Self.changed { $0.old = "e\u{301}" },
      "by code points")
  }
}
