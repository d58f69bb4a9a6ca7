import TokencTestSupport
import Testing

@testable import TokencCommand

/// No set of a Tokens Studio project is dropped without a word.
@Suite struct StudioOrderTests {
  private func resolve(_ files: [String: String], _ arguments: String...) -> [String] {
    let system = InMemorySystem(files)
    _ = system.run(["resolve", "--no-defaults", "--format", "csv"] + arguments)
    return system.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).prefix(3).joined(separator: ",")
    }
  }

  @Test(arguments: [
    (#"["core"]"#, ["a,number,3"]), (#"["core", "x", "b"]"#, ["a,number,2"]),
    (#"["x"]"#, ["a,number,2"]), ("[]", ["a,number,3"]), (#"["gone"]"#, ["a,number,3"]),
  ])
  func `sets that the order does not list follow those that it lists`(
    _ order: String, _ tokens: [String]
  ) {
    let sets = ["core", "b", "x"].enumerated().map {
      "\"\($0.element)\": { \"a\": { \"type\": \"number\", \"value\": \($0.offset + 1) } }"
    }
    let file = "{ \(sets.joined(separator: ",")), \"$metadata\": { \"tokenSetOrder\": \(order) } }"
    #expect(resolve(["t.json": file], "t.json") == tokens)
  }

  @Test func `in a folder too`() {
    let files = [
      "t/$metadata.json": #"{ "tokenSetOrder": ["b"] }"#,
      "t/a.json": #"{ "x": { "type": "number", "value": 1 } }"#,
      "t/b.json":
        #"{ "x": { "type": "number", "value": 2 }, "y": { "type": "number", "value": 3 } }"#,
    ]
    #expect(resolve(files, "t") == ["x,number,1", "y,number,3"])
  }

  @Test(arguments: [([], "warning"), (["--theme-name", "T"], "error")])
  func `a set that a theme reads and that does not exist is said`(
    _ options: [String], _ severity: String
  ) {
    let system = InMemorySystem([
      "t.json": """
      { "core": { "a": { "type": "number", "value": 1 } },
        "$themes": [{ "name": "T", "selectedTokenSets": { "core": "enabled", "coer": "enabled" } }] }
      """
    ])
    let status = system.run(["check", "--no-defaults", "t.json"] + options)
    #expect(status == (severity == "error" ? .problems : .success))
    #expect(
      system.errorOutput.hasPrefix(
        "t.json:2:72: \(severity): the theme 'T' reads a set 'coer', which does not exist "
          + "[unknown-property]"), "\(system.errorOutput)")
    #expect(system.errorOutput.contains("help: did you mean 'core'?"))
  }

  @Test(arguments: [
    (#""a": { "x": { "y": { "value": 1 } } }, "b": { "x": { "value": 2 } }"#, "1:49", "a group"),
    (#""a": { "x": { "value": 2 } }, "b": { "x": { "y": { "value": 1 } } }"#, "1:40", "a token"),
  ])
  func `a token in one set and a group in another is the error that it is between files`(
    _ sets: String, _ place: String, _ first: String
  ) {
    let system = InMemorySystem([
      "t.json": "{ \(sets), \"$metadata\": { \"tokenSetOrder\": [\"a\", \"b\"] } }"
    ])
    #expect(system.run("check", "--no-defaults", "t.json") == .problems)
    #expect(
      system.errorOutput.hasPrefix("t.json:\(place): error: 'x' is \(first) in another set and "),
      "\(system.errorOutput)")
  }

  @Test(arguments: [
    #"{ "imports": ["./a.json"] }"#, #"{ "aliases": { "a": "red" }, "imports": ["a.json"] }"#,
    #"{ "global": { "type": "color" }, "imports": [] }"#,
  ])
  func `a Theo file of imports is refused as that`(_ text: String) {
    let system = InMemorySystem(["t.json": text, "d/t.json": text])
    for path in ["t.json", "d"] {
      #expect(system.run("check", "--no-defaults", path) == .problems)
    }
    #expect(
      system.errorOutput.split(separator: "\n").count { $0.contains("this is a Theo file") } == 2)
  }

  @Test func `a group called imports is a group`() {
    let system = InMemorySystem(["t.json": #"{ "imports": { "a": { "value": 1 } } }"#])
    #expect(system.run("check", "--no-defaults", "t.json") == .success)
  }
}
