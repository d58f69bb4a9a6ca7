import TokencText
import Foundation
import TokencJSON
import TokencTestSupport
import Testing

@testable import TokencSystem

@Suite struct FileWritingTests {
  private static let longAgo = Date(timeIntervalSince1970: 1_000_000)

  private func write(_ text: String, to path: String) throws {
    try FileSystem.write(path, Array(text.utf8))
  }

  private func attribute<Value>(_ key: FileAttributeKey, of path: String) throws -> Value? {
    try FileManager.default.attributesOfItem(atPath: path)[key] as? Value
  }

  @Test func `a new file is written`() throws {
    try ScratchDirectory.with { folder in
      try write("new", to: folder.path("a.csv"))
      #expect(try folder.read("a.csv") == "new")
      #expect(try folder.names == ["a.csv"])
    }
  }

  @Test func `a file is replaced, not written into`() throws {
    try ScratchDirectory.with { folder in
      try folder.write("a.csv", "a longer old text")
      let old: Int? = try attribute(.systemFileNumber, of: folder.path("a.csv"))
      try write("new", to: folder.path("a.csv"))
      let new: Int? = try attribute(.systemFileNumber, of: folder.path("a.csv"))
      #expect(try folder.read("a.csv") == "new")
      #expect(try folder.names == ["a.csv"])
      #expect(old != new)
    }
  }

  @Test(arguments: [("same", true), ("diff", false), ("different", false)])
  func `a file is touched only where its bytes change`(_ text: String, _ staysOld: Bool) throws {
    try ScratchDirectory.with { folder in
      let path = folder.path("a.csv")
      try folder.write("a.csv", "same")
      try FileManager.default.setAttributes(
        [.modificationDate: Self.longAgo], ofItemAtPath: path)
      try write(text, to: path)
      #expect(try folder.read("a.csv") == text)
      let date: Date? = try attribute(.modificationDate, of: path)
      #expect((date == Self.longAgo) == staysOld)
    }
  }

  @Test(arguments: [nil, 0, 65_535, 65_536, 131_071, 199_999] as [Int?])
  func `what comes in pieces is compared to the last byte`(_ changed: Int?) throws {
    try ScratchDirectory.with { folder in
      let path = folder.path("a.csv")
      var text = [UInt8](repeating: UInt8(ascii: "a"), count: 200_000)
      try folder.write("a.csv", String(decoding: text, as: UTF8.self))
      try FileManager.default.setAttributes(
        [.modificationDate: Self.longAgo], ofItemAtPath: path)
      if let changed { text[changed] = UInt8(ascii: "b") }
      var start = 0
      try FileSystem.write(path) { piece in
        let end = min(start + 70_000, text.count)
        piece.write(text[start..<end])
        start = end
        return end < text.count
      }
      #expect(try folder.read("a.csv") == String(decoding: text, as: UTF8.self))
      #expect(try folder.names == ["a.csv"])
      let date: Date? = try attribute(.modificationDate, of: path)
      #expect((date == Self.longAgo) == (changed == nil))
    }
  }

  @Test(arguments: [0o600, 0o644, 0o640, 0o755, 0o666])
  func `a file keeps its mode bits`(_ mode: Int) throws {
    try ScratchDirectory.with { folder in
      try folder.write("a.csv", "old")
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: folder.path("a.csv"))
      try write("new", to: folder.path("a.csv"))
      #expect(try attribute(.posixPermissions, of: folder.path("a.csv")) == mode)
    }
  }

  @Test func `a link is followed, also through a second one and out of the folder`() throws {
    try ScratchDirectory.with { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: folder.path("real"), withIntermediateDirectories: true)
      try folder.write("real/a.csv", "old")
      try files.createSymbolicLink(
        atPath: folder.path("real/second"), withDestinationPath: "a.csv")
      try files.createSymbolicLink(
        atPath: folder.path("first"), withDestinationPath: folder.path("real/second"))
      try write("new", to: folder.path("first"))
      #expect(try folder.read("real/a.csv") == "new")
      #expect(try files.destinationOfSymbolicLink(atPath: folder.path("real/second")) == "a.csv")
      #expect(try folder.names == ["first", "real"])
    }
  }

  @Test func `a link to nothing makes the file it names`() throws {
    try ScratchDirectory.with { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("link"), withDestinationPath: "a.csv")
      try write("new", to: folder.path("link"))
      #expect(try folder.read("a.csv") == "new")
      #expect(try folder.names == ["a.csv", "link"])
    }
  }

  @Test func `links in a circle are an error`() throws {
    try ScratchDirectory.with { folder in
      for (name, target) in [("a", "b"), ("b", "a")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(name), withDestinationPath: target)
      }
      let error = #expect(throws: FileError.self) { try write("new", to: folder.path("a")) }
      #expect(error?.message.contains("symbolic links") == true)
    }
  }

  @Test func `a folder is not a target`() throws {
    try ScratchDirectory.with { folder throws in
      let error = #expect(throws: FileError.self) { try write("new", to: folder.url.path) }
      #expect(error?.message == "is a directory")
      #expect(try folder.names == [])
    }
  }

  @Test func `a missing folder is an error`() throws {
    try ScratchDirectory.with { folder in
      let error = #expect(throws: FileError.self) { try write("new", to: folder.path("no/a.csv")) }
      #expect(error?.message == "no such file or directory")
    }
  }

  @Test func `a device is written to, not replaced`() throws {
    try write("new", to: "/dev/null")
    #expect(try attribute(.type, of: "/dev/null") == FileAttributeType.typeCharacterSpecial)
  }
}
