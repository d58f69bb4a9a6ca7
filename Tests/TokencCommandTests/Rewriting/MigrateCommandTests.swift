import TokencTestSupport
import Testing

@testable import TokencCommand

@Suite struct MigrateCommandTests {
  private static let older = ##"""
    {
      "colors": {
        "foundation": { "color": { "light": "#F3F6F9", "dark": "#18191B" } },
        "primary": {
          "color": { "light": "#295EFF", "dark": "#85A3FF" },
          "onColor": { "any": "#fff" },
          "variants": {
            "lightest": { "light": "#DEE2FF", "dark": "#152F80" },
            "darker": { "light": "#2049C6", "dark": "#2049C6" }
          }
        },
        "neutral_40": { "color": { "light": "#CCD5DF", "dark": "#676C73" } },
        "charts": { "two": { "color": { "any": "#E8590C", "dark": "#F76707" } } },
        "accent": { "color": { "light": "#000000", "dark": "#FFFFFF80" } }
      },
      "spacing": { "xs": 4.0, "giant": 99 },
      "shadows": { "small": { "color": { "any": "#102F43" } } }
    }
    """##

  @Test func `an older theme is brought into the current form`() throws {
    let system = InMemorySystem(["old.json": Self.older])
    #expect(system.run("migrate", "old.json", "-o", "new.json") == .success)
    let text = String(decoding: system.files["new.json"] ?? [], as: UTF8.self)
    #expect(
      text == ##"""
        {
          "theme": {
            "$type": "dynamic",
            "color": {
              "background": {
                "page": {
                  "$value": { "light": "#f3f6f9ff", "dark": "#18191bff" }
                },
                "brand": {
                  "$value": { "light": "#295effff", "dark": "#85a3ffff" }
                },
                "brand-subtle": {
                  "$value": { "light": "#dee2ffff", "dark": "#152f80ff" }
                },
                "category-2": {
                  "$value": { "light": "#e8590cff", "dark": "#f76707ff" }
                }
              },
              "on-background": {
                "brand": { "$value": "#ffffffff" }
              }
            },
            "spacing": {
              "xs": { "$value": 4.0 }
            }
          },
          "primitives": {
            "$type": "fixed",
            "color": {
              "light": {
                "neutral": {
                  "grey": { "$value": "#ccd5dfff" }
                }
              },
              "dark": {
                "neutral": {
                  "grey": { "$value": "#676c73ff" }
                }
              }
            }
          }
        }

        """##)
    let listed = system.errorOutput.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(
      listed.map { $0.split(separator: "warning: ")[1].prefix { $0 != ";" } } == [
        "'colors.primary.variants.darker' has no counterpart in the current form",
        "'colors.accent.color' has no counterpart in the current form",
        "'spacing.giant' has no counterpart in the current form",
        "'shadows' has no counterpart in the current form",
      ])
    #expect(system.run("check", "new.json") == .success, "\(system.errorOutput)")
  }

  @Test func `every name of the current form is one of the defaults`() {
    var colors: [String] = []
    let families = ["primary", "danger", "success", "warning", "info"]
    let charts = ["one", "two", "three", "four", "five", "six"]
    let parts =
      ##""color": { "light": "#123", "dark": "#456" }, "onColor": { "any": "#fff" }, "##
      + ##""variants": { "lightest": { "light": "#abc", "dark": "#def" } }"##
    let chartList = charts.map { "\"\($0)\": { \(parts) }" }.joined(separator: ", ")
    for family in families { colors.append("\"\(family)\": { \(parts) }") }
    for name in [
      "foundation", "surfacePrimary", "surfaceSecondary", "surfaceDisabled", "selected", "shimmer",
      "textDefault", "textSupport", "textDisabled", "inputBorder", "separator", "neutral_00",
      "neutral_10", "neutral_20", "neutral_30", "neutral_40", "neutral_50", "neutral_60",
      "neutral_70", "neutral_80", "neutral_90", "neutral_100",
    ] { colors.append("\"\(name)\": { \"color\": { \"light\": \"#123\", \"dark\": \"#456\" } }") }
    let system = InMemorySystem([
      "old.json": """
      { "colors": { \(colors.joined(separator: ", ")), "charts": { \(chartList) } },
        "spacing": { "xxs": 1, "xs": 2, "sm": 3, "md": 4, "lg": 5, "xl": 6 },
        "radius": { "none": 0, "small": 1, "medium": 2, "large": 3 } }
      """
    ])
    #expect(system.run("migrate", "old.json", "--strict", "-o", "new.json") == .success)
    #expect(system.errorOutput == "")
    #expect(system.run("resolve", "new.json", "--strict", "-o", "all.json") == .success)
    #expect(system.errorOutput == "")
  }

  private static let wrong: [(String, String)] = [
    (
      ##"{ "colors": { "foundation": { "color": { "light": "#D3C3B", "dark": "#fff" } } } }"##,
      "1:51: error: a hex color has 3, 4, 6 or 8 digits, not 5 [invalid-color]"
    ),
    (
      ##"{ "colors": { "foundation": { "color": { "light": "#fff", "drak": "#000" } } } }"##,
      "1:67: error: an older theme has the modes 'light', 'dark' and 'any' [invalid-value]"
    ),
    (
      ##"{ "theme": { "color": { "a": { "$value": "#fff" } } } }"##,
      "1:1: error: this is not an older Backbase theme"
    ),
    (
      ##"{ "colors": { "a": 1, "a": 2 } }"##,
      "1:23: error: the key 'a' is given twice in one object [duplicate-key]"
    ),
  ]

  @Test(arguments: wrong)
  func `what is wrong is said at its place, and nothing written`(_ text: String, _ message: String)
  {
    let system = InMemorySystem(["old.json": text])
    #expect(system.run("migrate", "old.json", "-o", "new.json") == .problems)
    #expect(system.errorOutput.contains("old.json:\(message)"), "\(system.errorOutput)")
    #expect(system.writtenPaths == [])
  }
}
