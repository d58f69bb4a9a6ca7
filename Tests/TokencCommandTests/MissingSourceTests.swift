import TokencSystem
import TokencTestSupport
import Testing

@testable import TokencCommand

/// Files that a resolver document names and that cannot be read are errors at the name.
@Suite struct MissingSourceTests {
  private static let document = """
    { "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "s.json" }] } },
      "resolutionOrder": [{ "$ref": "#/sets/s" }] }
    """

  private func check(_ refusal: FileError?) -> (TokencCommand.ExitStatus, String) {
    let system = InMemorySystem(["d.resolver.json": Self.document])
    if let refusal { system.refusals["s.json"] = refusal }
    let status = system.run("check", "--no-defaults", "d.resolver.json")
    return (status, system.errorOutput)
  }

  @Test(arguments: [
    (
      FileError?.none, TokencCommand.ExitStatus.problems,
      "d.resolver.json:1:64: error: there is no file 's.json'"
    ),
    (
      .forbidden, .failure,
      "d.resolver.json:1:64: error: cannot read the file 's.json': permission denied"
    ),
    (.tooLarge, .problems, "d.resolver.json:1:64: error: "),
  ])
  func `the document says what is wrong with the file`(
    _ refusal: FileError?, _ status: TokencCommand.ExitStatus, _ start: String
  ) {
    let found = check(refusal)
    #expect(found.0 == status)
    #expect(found.1.hasPrefix(start), "\(found.1)")
    if refusal == .tooLarge { #expect(found.1.contains("[file-too-large]")) }
  }
}
