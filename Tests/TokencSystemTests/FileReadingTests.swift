import Foundation
import TokencJSON
import TokencTestSupport
import Testing

@testable import TokencSystem

@Suite struct FileReadingTests {
  @Test(arguments: [0, 1, 16383, 16384, 16385, 1_000_000])
  func `a file is read whole`(_ count: Int) throws {
    try ScratchDirectory.with { folder in
      try folder.write("a", String(repeating: "x", count: count))
      #expect(try FileSystem.read(folder.path("a")).count == count)
    }
  }

  @Test func `a folder is not a file`() throws {
    try ScratchDirectory.with { folder in
      let error = #expect(throws: FileError.self) { try FileSystem.read(folder.url.path) }
      #expect(error?.message == "is a directory")
    }
  }

  @Test func `a missing file is an error`() throws {
    try ScratchDirectory.with { folder in
      let error = #expect(throws: FileError.self) { try FileSystem.read(folder.path("a")) }
      #expect(error == .missing)
    }
  }

  @Test func `a file above the bound is not read`() throws {
    try ScratchDirectory.with { folder in
      try folder.write("a", "")
      let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent("a"))
      // A hole: it takes no room on the disk.
      try file.truncate(atOffset: UInt64(JSONParser.largestFile + 1))
      try file.close()
      let error = #expect(throws: FileError.self) { try FileSystem.read(folder.path("a")) }
      #expect(error == .tooLarge)
    }
  }
}
