import TokencColor
import TokencTestSupport
import Testing
import TokencAnalysis

@testable import TokencCore

@Suite struct LowContrastTests {
  private static func file(_ text: String, on background: String, name: String = "on-background")
    -> String
  {
    """
    { "c": { "$type": "color", "background": { "a": { "$value": "\(background)" } },
        "\(name)": { "a": { "$value": "\(text)" } } } }
    """
  }

  private static func button(_ members: String, background: String = "#ffffff") -> String {
    """
    { "theme": { "b": { "$type": "color", "background": { "$value": "\(background)" }, \(members) } } }
    """
  }

  /// Two grays on a third one: the contrast of the first is the ratio itself to the last bit, that
  /// of the second the least bit below.
  private static func grays(
    _ ratio: Double
  ) throws -> (enough: Double, short: Double, background: Double) {
    func color(_ gray: Double) -> Color { Color(.srgb, SIMD3(repeating: gray)) }
    for background in stride(from: 1, to: 0.9, by: -0.001) {
      var dark = 0.0
      var light = 1.0
      while dark.nextUp < light {
        let middle = (dark + light) / 2
        let isEnough = color(middle).contrast(against: color(background)) >= ratio
        (dark, light) = isEnough ? (middle, light) : (dark, middle)
      }
      if color(dark).contrast(against: color(background)) == ratio {
        return (dark, light, background)
      }
    }
    throw NoGray()
  }

  private struct NoGray: Error {}

  private static func text(_ gray: Double) -> String { "color(srgb \(gray) \(gray) \(gray))" }

  @Test(arguments: [(4.5, false), (3, true)])
  func `a contrast of just what is asked for is enough`(_ ratio: Double, _ isIcon: Bool) throws {
    let (enough, short, background) = try Self.grays(ratio)
    func found(_ gray: Double) -> [String] {
      let (text, background) = (Self.text(gray), Self.text(background))
      let file =
        isIcon
        ? Self.button(##""icon": { "$value": "\##(text)" }"##, background: background)
        : Self.file(text, on: background)
      return warnings(.theme("t.json", file))
    }
    #expect(found(enough) == [])
    #expect(found(short).count == 1)
    #expect(found(short).first?.hasSuffix("WCAG 2.2 asks for \(isIcon ? "3" : "4.5"):1") == true)
  }

  @Test func `a contrast falls where it was enough before and is not now`() throws {
    let (enough, short, background) = try Self.grays(4.5)
    func falls(_ old: Double?, _ new: Double) throws -> Bool {
      let before = old.map { Self.file(Self.text($0), on: Self.text(background)) } ?? "{}"
      let diff = DiffFixture(before, Self.file(Self.text(new), on: Self.text(background))).diff
      return try #require(diff.contrast.first).falls
    }
    #expect(try falls(0, short))
    #expect(try falls(enough, short))
    #expect(try falls(nil, short))
    #expect(try !falls(0, enough))
    #expect(try !falls(nil, enough))
    #expect(try !falls(short, 0.9))
    #expect(try !falls(short, enough))
  }

  @Test(arguments: [("#ffffff", "#fffffffe"), ("#fffffffe", "#ffffff"), ("#fffffffe", "#ffffff00")])
  func `a diff knows no contrast on what lets something through`(_ old: String, _ new: String) {
    let diff = DiffFixture(Self.file("#777777", on: old), Self.file("#777777", on: new)).diff
    let known = diff.contrast.map { [$0.before == nil, $0.after == nil] }
    #expect(known == (new == "#ffffff00" ? [] : [[old != "#ffffff", new != "#ffffff"]]))
  }

  @Test func `a finding says which pair and how much`() {
    #expect(
      warnings(.theme("t.json", Self.file("#777777", on: "#ffffff"))) == [
        "the contrast of 'c.on-background.a' on 'c.background.a' is 4.47:1 in default; "
          + "WCAG 2.2 asks for 4.5:1"
      ])
  }

  @Test(arguments: [
    // What lies behind a translucent ground is not known; a translucent text is seen on its ground.
    ("#777777", "#fffffffe", 0), ("#777777", "#ffffff00", 0), ("#777777", "#ffffffff", 1),
    ("#000000ff", "#ffffff", 0), ("#00000060", "#ffffff", 1), ("#000000", "transparent", 0),
  ])
  func `only an opaque ground has a contrast`(_ text: String, _ background: String, _ count: Int) {
    #expect(warnings(.theme("t.json", Self.file(text, on: background))).count == count)
  }

  @Test(arguments: [
    (##""foreground": { "$value": "#888888" }"##, 1),
    (##""foreground": { "$value": "#666666" }"##, 0),
    // 3.5 is enough for an icon.
    (##""icon": { "$value": "#888888" }"##, 0), (##""icon": { "$value": "#bbbbbb" }"##, 1),
    (##""border": { "$value": "#bbbbbb" }"##, 0),
    (##""icon": { "$type": "string", "$value": "#bbbbbb" }"##, 0),
    (
      ##""disabled": { "background": { "$value": "#fff" }, "icon": { "$value": "#eee" } }"##, 0
    ),
    (##""hover": { "background": { "$value": "#fff" }, "icon": { "$value": "#eee" } }"##, 1),
    (##""hover": { "icon": { "$value": "#eee" } }"##, 0),
  ])
  func `the pairs of a component`(_ members: String, _ count: Int) {
    #expect(warnings(.theme("t.json", Self.button(members))).count == count)
  }

  @Test func `a theme answers for the pairs that it has a part in`() {
    let defaults = """
      { "p": { "$type": "color", "gray": { "$value": "#777777" }, "white": { "$value": "#ffffff" } },
        "c": { "background": { "a": { "$value": "{p.white}" }, "b": { "$value": "#ffffff" } },
          "on-background": { "a": { "$value": "{p.gray}" }, "b": { "$value": "#999999" } } } }
      """
    func names(_ layers: Layer...) -> [String] {
      let found = layers.count == 1 ? warnings(layers[0]) : warnings(layers[0], layers[1])
      return found.map { String($0.dropFirst("the contrast of '".count).prefix(17)) }
    }
    let below = Layer.defaults("d.json", defaults)
    #expect(names(below) == ["c.on-background.a", "c.on-background.b"])
    let gray = ##"{ "p": { "gray": { "$value": "#787878" } } }"##
    #expect(names(below, .theme("t.json", gray)) == ["c.on-background.a"])
    let white = ##"{ "p": { "white": { "$value": "#fefefe" } } }"##
    #expect(names(below, .theme("t.json", white)) == ["c.on-background.a"])
    let own = ##"{ "c": { "on-background": { "b": { "$value": "#888888" } } } }"##
    #expect(names(below, .theme("t.json", own)) == ["c.on-background.b"])
  }

  @Test func `each mode is measured, and those that fall short are named`() {
    let file = """
      { "c": { "$type": "color",
          "background": { "a": { "$value": { "light": "#ffffff", "dark": "#000000" } } },
          "on-background": {
            "a": { "$value": "#777777" },
            "b": { "$value": "#ffffff" } } } }
      """
    #expect(
      warnings(.theme("t.json", file)) == [
        "the contrast of 'c.on-background.a' on 'c.background.a' is 4.47:1 in light; "
          + "WCAG 2.2 asks for 4.5:1"
      ])
    #expect(
      warnings(
        .theme(
          "t.json", file.replacing("#777777", with: "#888888").replacing("#000000", with: "#222222")
        )
      )
      .first?.contains("is 3.54:1 in light and 4.48:1 in dark;") == true)
  }

  @Test(arguments: [
    (1.0, "1:1"), (4.5, "4.5:1"), (4.499, "4.49:1"), (3.05, "3.05:1"), (3.0999, "3.09:1"),
    (21.0, "21:1"), (10.1, "10.1:1"), (12.345, "12.34:1"),
  ])
  func `a ratio is never rounded up`(_ ratio: Double, _ text: String) {
    #expect(ContrastPair.text(ratio) == text)
  }
}
