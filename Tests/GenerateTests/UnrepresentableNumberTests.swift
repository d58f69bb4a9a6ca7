import TestSupport
import Testing

@testable import TokenCommand

/// Numbers that are beyond `Double` once units are gone: no literal of Swift says them.
@Suite struct UnrepresentableNumberTests {
  private static let values = [
    ##"{ "$type": "dimension", "$value": "1e308rem" }"##,
    ##"{ "$type": "dimension", "$value": { "light": "1px", "dark": "-1e308rem" } }"##,
    ##"{ "$type": "number", "$value": 1e400 }"##,
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
}
