import TokencDiagnostics
import TokencCore
import Foundation
import TokencTestSupport
import Testing

@testable import TokencCommand

@Suite(.timeLimit(.minutes(1))) struct EndToEndTests {
  private let defaults = String(decoding: SourceFile.builtInDefaults.bytes, as: UTF8.self)

  /// Runs a script in an empty folder, and hands both to `check`.
  private func shell(
    _ script: String, check: (Program.Result, ScratchDirectory) throws -> Void
  ) throws {
    try ScratchDirectory.with { folder in
      try check(try Program.shell(script, in: folder), folder)
    }
  }

  @Test func `the version`() throws {
    try shell(#""$tokenc" --version"#) { result, _ in
      #expect(
        result
          == Program.Result(
            status: 0, output: "tokenc \(Version.current)\n", errorOutput: ""))
    }
  }

  @Test func `a wrong command line`() throws {
    try shell(#""$tokenc" chek"#) { result, _ in
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errorOutput.contains("did you mean 'check'?"))
    }
  }

  @Test func `the built-in defaults, as file and on standard output`() throws {
    try shell(#""$tokenc" defaults -o copy.json && "$tokenc" defaults"#) { result, folder throws in
      #expect(result.status == 0)
      #expect(result.output == defaults)
      #expect(try folder.read("copy.json") == defaults)
      #expect(try folder.names == ["copy.json"])
    }
  }

  @Test func `standard input, from a pipe and a file`() throws {
    try shell(
      """
      "$tokenc" defaults | "$tokenc" check --defaults - || exit
      "$tokenc" defaults > file; "$tokenc" check --defaults - < file
      """
    ) { result, _ in
      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.allSatisfy { $0 == "496 tokens, 0 errors, 11 warnings" })
    }
  }

  @Test func `a missing file and an empty folder`() throws {
    try shell(#"mkdir folder; "$tokenc" check missing.json folder"#) { result, _ in
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(
        result.errorOutput == """
          missing.json:1:1: error: cannot read the file: no such file or directory \
          [unreadable-file]
          folder:1:1: error: the folder contains no token files [invalid-root]
            help: token files end in .json, .jsonc or .json5

          """)
    }
  }

  @Test func `a closed pipe ends the program quietly`() throws {
    // The reader is gone before the program writes.
    try shell(
      """
      { while [ ! -e gone ]; do sleep 0.01; done; "$tokenc" defaults; echo $? > status; } \
        | { exec <&-; : > gone; }
      """
    ) { result, folder throws in
      #expect(result.output.isEmpty)
      #expect(result.errorOutput.isEmpty)
      #expect(try folder.read("status") == "0\n")
    }
  }

  @Test func `closed standard streams are errors or silence, never a crash`() throws {
    try shell(
      """
      "$tokenc" defaults >&-; echo $?
      "$tokenc" chek 2>&-; echo $?
      "$tokenc" check - <&-; echo $?
      """
    ) { result, _ in
      #expect(result.output == "2\n2\n2\n")
      #expect(result.errorOutput.contains("cannot write standard output: bad file descriptor"))
      #expect(result.errorOutput.contains("<stdin>:1:1: error: cannot read the file"))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk`() throws {
    try shell(
      #""$tokenc" defaults > /dev/full; echo $?; "$tokenc" defaults -o /dev/full; echo $?"#
    ) { result, _ in
      #expect(result.output == "2\n2\n")
      #expect(
        result.errorOutput == """
          tokenc: error: cannot write standard output: no space left on device
          tokenc: error: cannot write '/dev/full': no space left on device

          """)
    }
  }

  @Test func `a write that fails half-way leaves the old file and no other`() throws {
    // One block of 512 or 1024 bytes is less than the defaults need.
    try shell(
      #"echo old > file; (ulimit -f 1; "$tokenc" defaults -o file; echo $?)"#
    ) { result, folder throws in
      #expect(result.output == "2\n")
      #expect(result.errorOutput == "tokenc: error: cannot write 'file': file too large\n")
      #expect(try folder.read("file") == "old\n")
      #expect(try folder.names == ["file"])
    }
  }

  @Test(.enabled(if: Program.canRunUnprivileged))
  func `a folder and a file that are read-only`() throws {
    try shell(
      """
      mkdir locked open; echo old > locked/file; chmod 666 locked/file; chmod 555 locked
      chmod 777 open; echo old > open/file; chmod 444 open/file
      \(Program.unprivileged) defaults -o locked/file; echo $?
      \(Program.unprivileged) defaults -o locked/new; echo $?
      \(Program.unprivileged) defaults -o open/file; echo $?
      ls -A locked open; cat locked/file open/file; chmod 755 locked
      """
    ) { result, _ in
      #expect(
        result.output == """
          2
          2
          2
          locked:
          file

          open:
          file
          old
          old

          """)
      #expect(
        result.errorOutput == """
          tokenc: error: cannot write 'locked/file': permission denied
          tokenc: error: cannot write 'locked/new': permission denied
          tokenc: error: cannot write 'open/file': permission denied

          """)
    }
  }

  /// Results that are written at once, and those that are written piece by piece.
  @Test(
    .enabled(if: Program.canRunUnprivileged),
    arguments: [
      "defaults -o", "resolve --format csv -o", "resolve --format json -o", "generate css -o",
      "generate swift -o",
    ])
  func `a file that its owner made read-only stays, whoever owns the folder`(
    _ command: String
  ) throws {
    try shell(
      """
      mkdir open; chmod 777 open; echo '{ "a": { "$type": "number", "$value": 1 } }' > a.json
      chmod 644 a.json
      \(Program.unprivileged) \(command) open/file \(command.hasPrefix("defaults") ? "" : "--no-defaults a.json"); echo $?
      chmod 444 open/file; cp open/file copy; echo '{ "a": { "$type": "number", "$value": 2 } }' > a.json
      \(command.hasPrefix("defaults") ? "chmod 644 open/file; echo >> open/file; chmod 444 open/file; cp open/file copy" : "")
      \(Program.unprivileged) \(command) open/file \(command.hasPrefix("defaults") ? "" : "--no-defaults a.json"); echo $?
      cmp open/file copy && ls open
      """
    ) { result, _ in
      #expect(result.output == "0\n2\nfile\n", "\(result.errorOutput)")
      #expect(
        result.errorOutput == "tokenc: error: cannot write 'open/file': permission denied\n")
    }
  }

  @Test(.enabled(if: Program.canRunUnprivileged))
  func `a file that may not be read`() throws {
    try shell(
      "echo '{}' > secret.json; chmod 000 secret.json; \(Program.unprivileged) check secret.json"
    ) { result, _ in
      #expect(result.status == 2)
      #expect(
        result.errorOutput.contains("secret.json:1:1: error: cannot read the file: permission"))
    }
  }
}
