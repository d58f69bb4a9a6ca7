import Foundation
import TokencTestSupport
import Testing

@testable import TokencCommand

/// Opens the HTML report in a browser.
@Suite(.timeLimit(.minutes(2))) struct DiffPageTests {
  private static let browser = ["/usr/bin/chromium", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: browser != nil, "there is no Chromium to open the page in"))
  func `the page runs without errors, shows both modes and filters`() throws {
    let browser = try #require(Self.browser)
    let machine = InMemorySystem()
    let path = "Tokens/Themes/harbourTokens.json"
    machine.files[path] = try ProjectFiles.read(path)
    #expect(machine.run("diff", path, "--format", "html") == .problems)
    try ScratchDirectory.with { folder in
      try folder.write("page.html", machine.output)
      let options = "--headless --no-sandbox --disable-gpu --user-data-dir=\"$PWD/profile\""
      let result = try Program.shell(
        """
        \(browser) \(options) --enable-logging=stderr --v=0 --dump-dom "file://$PWD/page.html#emblem"
        """, in: folder)
      #expect(result.status == 0)
      #expect(!result.errorOutput.contains("CONSOLE"), "\(result.errorOutput)")
      let rows = result.output.components(separatedBy: "<tr").filter { $0.contains("data-path=") }
      #expect(rows.count > 30)
      for row in rows {
        let head = row.prefix { $0 != ">" }
        #expect(head.contains("hidden=") != head.contains("emblem"), "\(head)")
      }
      #expect(result.output.contains("<th>light</th><th>dark</th>"))
      #expect(result.output.contains(" of \(rows.count) rows</span>"))
      #expect(!result.output.contains("http://") && !result.output.contains("https://"))
    }
  }
}
