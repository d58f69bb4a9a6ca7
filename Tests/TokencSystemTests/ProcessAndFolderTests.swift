import Foundation
import TokencTestSupport
import Testing

@testable import TokencSystem

@Suite struct ProcessAndFolderTests {
  private func shell(_ script: String, _ stream: ProgramStream) throws -> ProgramResult {
    try ChildProgram.run("sh", ["-c", script], stream)
  }

  @Test func `one stream of a program is read, and the other goes nowhere`() throws {
    let script = "echo out; echo err >&2"
    #expect(try shell(script, .output) == ProgramResult(status: 0, bytes: Array("out\n".utf8)))
    #expect(try shell(script, .errorOutput) == ProgramResult(status: 0, bytes: Array("err\n".utf8)))
    let isNull = "[ /dev/fd/%d -ef /dev/null ] && echo null >&%d"
    let other = try shell(String(format: isNull, 2, 1), .output)
    #expect(String(decoding: other.bytes, as: UTF8.self) == "null\n")
    let first = try shell(String(format: isNull, 1, 2), .errorOutput)
    #expect(String(decoding: first.bytes, as: UTF8.self) == "null\n")
  }

  @Test func `a program reads nothing, and its status or signal is told`() throws {
    #expect(try shell("cat", .output) == ProgramResult(status: 0, bytes: []))
    #expect(try shell("exit 7", .output).status == 7)
    #expect(try shell("kill -KILL $$", .output).status == 128 + 9)
  }

  @Test func `a descriptor that is not open cannot be closed`() {
    var refusal: FileError?
    do throws(FileError) { try Descriptor(number: -1).close() } catch { refusal = error }
    #expect(refusal != nil)
  }

  @Test func `a folder is made with all that it lies in`() throws {
    try ScratchDirectory.with { folder in
      let made = folder.path("a/b/c")
      try System.posix.folders.make(made)
      #expect(System.posix.folders.isFolder(made))
      try System.posix.folders.make(made)
      try folder.write("a/file", "x")
      #expect(!System.posix.folders.isFolder(folder.path("a/file")))
      var refusal: FileError?
      do throws(FileError) { try System.posix.folders.make(folder.path("a/file/d")) } catch {
        refusal = error
      }
      #expect(refusal != nil)
      #expect(try System.posix.folders.files(folder.path("a")) == ["file"])
    }
  }

  @Test func `a file that is removed takes along the folders that it leaves empty`() throws {
    try ScratchDirectory.with { folder in
      let system = System.posix
      try system.folders.make(folder.path("out/x/y"))
      try folder.write("out/x/y/1", "")
      try folder.write("out/2", "")
      try system.folders.remove("x/y/1", folder.path("out"))
      #expect(try system.folders.files(folder.path("out")) == ["2"])
      #expect(!system.folders.isFolder(folder.path("out/x")))
      #expect(system.folders.isFolder(folder.path("out")))
    }
  }
}
