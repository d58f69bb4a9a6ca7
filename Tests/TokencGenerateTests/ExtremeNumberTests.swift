import TokencTestSupport
import Testing

@testable import TokencCommand

/// Numbers that are too large or too small for what a format can express.
@Suite struct ExtremeNumberTests {
  /// Beyond `Double` once units are gone: no literal of Swift says them.
  private static let values = [
    ##"{ "$type": "dimension", "$value": "1e308rem" }"##,
    ##"{ "$type": "dimension", "$value": { "light": "1px", "dark": "-1e308rem" } }"##,
    ##"{ "$type": "shadow", "$value": { "color": "#000", "offsetX": "1e308rem", "offsetY": "0px", "blur": "0px", "spread": "0px" } }"##,
    ##"{ "$type": "border", "$value": { "color": "#000", "width": "1e308rem", "style": "solid" } }"##,
    ##"{ "$type": "strokeStyle", "$value": { "dashArray": ["1e308rem"], "lineCap": "butt" } }"##,
    ##"{ "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "1e200px", "letterSpacing": "1e200em" } }"##,
    ##"{ "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "0px", "lineHeight": "24px" } }"##,
    ##"{ "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "0px", "lineHeight": "0px" } }"##,
  ]

  @Test(arguments: values)
  func `a number beyond all numbers is an error with its place`(_ token: String) throws {
    let file = #"{ "a": \#(token), "b": { "$type": "number", "$value": 1 } }"#
    let system = InMemorySystem(["a.json": file])
    #expect(
      system.run("generate", "swift", "--no-defaults", "a.json", "-o", "a.swift") == .problems)
    #expect(system.errorOutput.contains("a.json:1:"))
    #expect(system.errorOutput.contains("[unrepresentable-value]"))
    #expect(system.files["a.swift"] == nil)
    let other = InMemorySystem(["a.json": file])
    let line = ["generate", "swift", "--no-defaults", "a.json", "-o", "-"]
    #expect(other.run(line + ["--unrepresentable", "skip"]) == .success)
    #expect(other.output.contains("// One token is left out, since Swift has no value for it:"))
    #expect(!other.output.contains("var a:"))
    #expect(other.output.contains("var b: Double { 1 }"))
    #expect(!other.output.contains(#/\b(inf|nan)\b/#))
  }

  @Test func `a number beyond all numbers in one theme of several is an error`() {
    let files = [
      "d.json": #"{ "a": { "$type": "dimension", "$value": "1px" } }"#,
      "x.json": #"{ "a": { "$type": "dimension", "$value": "2px" } }"#,
      "y.json": #"{ "a": { "$type": "dimension", "$value": "1e308rem" } }"#,
    ]
    let system = InMemorySystem(files)
    let line = ["generate", "swift", "--defaults", "d.json", "-o", "a.swift"]
    #expect(system.run(line + ["--theme", "x=x.json", "--theme", "y=y.json"]) == .problems)
    #expect(
      system.errorOutput.hasPrefix(
        "y.json:1:3: error: 'a' has a number that Swift's 'Double' cannot hold"))
    #expect(system.files["a.swift"] == nil)
  }

  /// Xcode reads a component without a point as a part of 255.
  @Test(arguments: ["1e-320", "1e-21", "4.9e-25", "1e-7", "0.1", "1"])
  func `a component in an asset catalog has a point and no exponent`(_ number: String) throws {
    let color =
      #"{ "colorSpace": "display-p3", "components": [\#(number), 0.25, 0], "alpha": 0.5 }"#
    let system = InMemorySystem([
      "a.json": #"{ "a": { "$type": "color", "$value": \#(color) } }"#
    ])
    let line = ["generate", "xcassets", "--no-defaults", "a.json", "-o", "C.xcassets"]
    #expect(system.run(line) == .success)
    let bytes = try #require(system.files["C.xcassets/a.colorset/Contents.json"])
    let text = String(decoding: bytes, as: UTF8.self)
    let components = text.matches(of: #/"(?:red|green|blue|alpha)": "([^"]*)"/#).map(\.output.1)
    #expect(components.count == 4)
    #expect(components.allSatisfy { $0.wholeMatch(of: #/-?\d+\.\d+/#) != nil }, "\(components)")
  }
}
