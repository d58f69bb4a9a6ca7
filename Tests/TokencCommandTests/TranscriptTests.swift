import Foundation
import Testing
import TokencTestSupport

@testable import TokencCommand

/// What every command prints and writes for sample files, one transcript for each folder below
/// `Transcripts`: `commands.txt` has the command lines, after `[80]` on a terminal of so many columns, and
/// `transcript.txt` what they do.
@Suite struct TranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Transcripts")

  private static let samples: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func `there are samples`() {
    #expect(Self.samples.count >= 16)
  }

  @Test(arguments: samples)
  func `a transcript is kept`(_ sample: String) throws {
    let folder = Self.folder.appendingPathComponent(sample)
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let commands = try #require(files["commands.txt"])
    files["commands.txt"] = nil
    files["transcript.txt"] = nil
    let transcript = Transcript.text(of: commands.split(separator: "\n"), files)
    try expectGolden(transcript, "Transcripts/\(sample)/transcript.txt")
  }
}

/// Command lines, each with what it prints, its exit status and the files that it writes.
private enum Transcript {
  static func text(of commands: [Substring], _ files: [String: String]) -> String {
    let machine = InMemorySystem(files)
    var text = ""
    var printed = 0
    var reported = 0
    var lastErrors: [UInt8] = []
    for command in commands {
      let writes = machine.writtenPaths.count
      var words = command.split(separator: " ").map(String.init)
      if command.hasPrefix("[") {
        machine.terminalWidth = Int(words.removeFirst().dropFirst().dropLast())
        machine.isOutputTerminal = true
      }
      let status = machine.run(words)
      machine.terminalWidth = nil
      machine.isOutputTerminal = false
      text += "$ tokenc \(command)\n"
      text += String(decoding: machine.output.utf8.dropFirst(printed), as: UTF8.self)
      let errors = Array(machine.errorOutput.utf8.dropFirst(reported))
      if !errors.isEmpty {
        text += errors == lastErrors ? "(the same errors)\n" : "(errors)\n"
        if errors != lastErrors { text += String(decoding: errors, as: UTF8.self) }
        lastErrors = errors
      }
      for path in machine.writtenPaths.dropFirst(writes) {
        let file = String(decoding: machine.files[path] ?? [], as: UTF8.self)
        text += "(file \(path))\n\(file)"
      }
      text += "(exit status \(status.rawValue))\n\n"
      printed = machine.output.utf8.count
      reported = machine.errorOutput.utf8.count
    }
    return text
  }
}
