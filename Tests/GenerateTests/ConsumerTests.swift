import Foundation
import TestSupport
import Testing

/// A package that uses the build tool plugin builds and prints colours.
@Suite struct ConsumerTests {
  @Test func `apps with the plugin print the theme's colours`() throws {
    // A folder of its own, or the build would wait for the one that runs the tests; it stays, so
    // that only the first run compiles all of tokenc.
    let scratch = Project.root.appendingPathComponent(".build/consumer").path
    let built = try Shell.run([
      // What was cached of tokenc's sources would not know of new ones.
      "swift", "build", "--disable-build-manifest-caching",
      "--package-path", "Tests/Consumer", "--scratch-path", scratch,
    ])
    try #require(built.status == 0, "\(built.output.suffix(4000))")
    let app = try Shell.run(["\(scratch)/debug/App"])
    #expect(
      app.output == """
        brand 0b6b75ff 0e7681ff
        icon button 0b6b75ff 0e7681ff
        spacer 16.0
        headline Libre Franklin

        """)
    let bank = try Shell.run(["\(scratch)/debug/BankApp"])
    #expect(bank.output == "switched to premium\nlogo\nbrand 11.0\nradius 8.0\n")
  }
}
