import TokencSystem
import TokencTestSupport
import Testing

@testable import TokencCommand

/// What git says when it fails is passed on.
@Suite struct GitFailureTests {
  @Test func `the first line of git's complaint is the help`() {
    let system = InMemorySystem(["a.json": #"{ "a": { "$value": 1 } }"#])
    system.runProgram = { _, _, stream throws(FileError) in
      let text = stream == .errorOutput ? "fatal: bad revision 'nope'\nmore" : ""
      return ProgramResult(status: 128, bytes: Array(text.utf8))
    }
    #expect(system.run("diff", "--git", "nope", "--no-defaults", "a.json") == .failure)
    #expect(system.errorOutput.contains("git: fatal: bad revision 'nope'"), "\(system.errorOutput)")
    #expect(!system.errorOutput.contains("more"))
  }
}
