import Foundation
import TokencTestSupport
import Testing

/// A package that has the library and nothing else of tokenc builds, and gets what it asks for.
@Suite struct LibraryConsumerTests {
  // A folder of its own, as for the plugins' consumer; it stays between runs.
  private static let scratch = Project.root.appendingPathComponent(".build/library-consumer").path

  @Test func `a program outside of the package uses the library`() throws {
    // The compiler does not see that the layout of a type has changed in a module below the library.
    try? FileManager.default.removeItem(atPath: "\(Self.scratch)/debug/Editor.build")
    let built = try Shell.run([
      "swift", "build", "--disable-build-manifest-caching", "--package-path",
      "Tests/LibraryConsumer", "--scratch-path", Self.scratch,
    ])
    try #require(built.status == 0, "\(built.output.suffix(4000))")
    let editor = try Shell.run(["\(Self.scratch)/debug/Editor"])
    #expect(
      editor.output == """
        blue (color) = #0066ccff  base.json:1:2
        brand (color) = #0066ccff  theme.json:2:3
        🎨 (color) = #0066ccff  theme.json:3:3
        link (no type) = no value  theme.json:4:3
        chain: 🎨 -> brand -> blue
        users of blue: ["brand"] ["brand", "🎨"]
        error unresolved-reference theme.json:4:23
        fix: write 'brand' at ["theme.json:4:24"]
        caret is on brand ["theme.json:2:3"]
        typing: ["invalid-json"] ["blue", "brand", "🎨", "link"]
        added link ["default"]
        5 lines
        unknownFormat("pdf")
        4 tokens by 0.1.0

        """)
  }
}
