import Foundation
import TokencKit
import TokencTestSupport
import Testing

/// The Swift that the library's documentation and the README show compiles.
@Suite struct SampleTests {
  /// Where the modules of this build are.
  private static let modules: URL? = Bundle.main.executableURL?
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("Modules")

  @Test func `every sample of the library's documentation compiles`() throws {
    var samples: [String] = []
    let folder = Project.root.appendingPathComponent("Sources/TokencKit")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths where path.hasSuffix(".swift") {
      samples += Self.comments(in: try Project.text("Sources/TokencKit/\(path)"))
    }
    for path in paths where path.hasSuffix(".md") {
      samples += Self.fences(in: try Project.text("Sources/TokencKit/\(path)"))
    }
    #expect(samples.count > 12)
    let readme = try #require(
      try Project.text("README.md").split(separator: "\n## As a library\n").last)
    let section = readme.split(separator: "\n## ").first ?? ""
    let shown = Self.fences(in: String(section))
    #expect(!shown.isEmpty)
    try Self.compile(samples + shown)
  }

  @Test func `every public declaration of the library says what it is`() throws {
    let folder = Project.root.appendingPathComponent("Sources/TokencKit")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let lines = try Project.text("Sources/TokencKit/\(path)").split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("public ") || text.hasPrefix("case "), index > 0 else { continue }
        let isTold = lines[index - 1].drop { $0 == " " }.hasPrefix("///")
        // The cases of a `switch` are none.
        #expect(isTold || text.hasPrefix("case ") && text.contains(":"), "\(path): \(text)")
      }
    }
  }

  /// The blocks of code in documentation comments.
  private static func comments(in source: String) -> [String] {
    var found: [[String]] = []
    var isInside = false
    var previous: Substring = ""
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      defer { previous = text }
      let isCode = text.hasPrefix("///     ")
      // Further lines of a list are indented too, and follow text.
      if isCode, !isInside, previous == "///" {
        isInside = true
        found.append([])
      }
      isInside = isInside && (isCode || text == "///")
      if isInside { found[found.count - 1].append(String(text.dropFirst(8))) }
    }
    return found.map { $0.joined(separator: "\n") }
  }

  /// The blocks of Swift in Markdown.
  private static func fences(in text: String) -> [String] {
    text.matches(of: #/(?s)```swift\n(.*?)```/#).map { String($0.1) }
  }

  /// Each sample is the body of a function that has what samples speak of.
  private static func compile(_ samples: [String]) throws {
    var source = "import TokencKit\n"
    for (index, sample) in samples.enumerated() {
      let lines = sample.split(separator: "\n").filter { !$0.hasPrefix("import ") }
      source += """
        func sample\(index)(stack: ResolvedStack, edited: ResolvedStack, token: DesignToken) throws {
        \(lines.joined(separator: "\n"))
        }

        """
    }
    let modules = try #require(Self.modules)
    try ScratchDirectory.with { folder in
      try folder.write("Samples.swift", source)
      let defaults = modules.deletingLastPathComponent()
        .appendingPathComponent("TokencDefaults.build/module.modulemap").path
      let result = try Shell.run(
        [
          "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules.path,
          "-I", Project.root.appendingPathComponent("Sources/CTokencMalloc").path,
          "-Xcc", "-fmodule-map-file=\(defaults)", "Samples.swift",
        ], in: folder.url)
      #expect(result.status == 0, "\(result.output.prefix(4000))\n\(source)")
    }
  }
}
