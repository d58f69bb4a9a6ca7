import TokencText
import TokencPlatform

// Every `unsafe` here marks a C function that takes a Swift string as a path: the string outlives
// the call, and none of the functions keeps the pointer.

/// The files of the system.
enum FileSystem {
  /// The bytes of a file.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = try openFile(path, O_RDONLY)
    defer { try? file.close() }
    return try file.readAll()
  }

  /// Writes a file atomically.
  ///
  /// The bytes are written beside the target and renamed over it, keeping its mode bits. A link is
  /// followed, a file that already holds the bytes is left alone, and a device or pipe is simply
  /// written to.
  static func write(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let status = FileStatus(path: path)
    if let status, status.regularSize == nil {
      return try writeThrough(path) { file throws(FileError) in try file.writeAll(bytes) }
    }
    let target = try linkTarget(path)
    if let status {
      if status.regularSize == bytes.count, let old = try? read(target), isEqual(old, bytes) {
        return
      }
      // Renaming would replace a file that its owner made read-only.
      guard unsafe access(target, W_OK) == 0 else { throw .last }
    }
    try replace(target, like: status) { file throws(FileError) in try file.writeAll(bytes) }
  }

  /// The same for bytes in pieces: `next` appends one and returns whether there are more.
  ///
  /// Whether the file already holds the bytes is known only at the end, so the pieces are always
  /// written, and discarded if nothing changed.
  static func write(
    _ path: String, _ next: (inout OutputBuffer) -> Bool
  ) throws(FileError) {
    let status = FileStatus(path: path)
    if let status, status.regularSize == nil {
      return try writeThrough(path) { file throws(FileError) in try file.writeAll(next) }
    }
    let target = try linkTarget(path)
    if status != nil, unsafe access(target, W_OK) != 0 { throw .last }
    try replace(target, like: status) { file throws(FileError) in try file.writeAll(next) }
  }

  /// Replaces `target` by a new file once `fill` has written all of it; a file that holds the same
  /// bytes is left alone.
  private static func replace(
    _ target: String, like status: FileStatus?, _ fill: (Descriptor) throws(FileError) -> Void
  ) throws(FileError) {
    let (file, temporary) = try createTemporary(beside: target)
    do throws(FileError) {
      try finish(file, like: status, fill)
      if let status, let size = status.regularSize,
        size == FileStatus(path: temporary)?.regularSize,
        try isEqual(target, temporary)
      {
        _ = unsafe unlink(temporary)
        return
      }
      guard unsafe rename(temporary, target) == 0 else { throw .last }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// Whether two files hold the same bytes; neither is read into memory as a whole.
  private static func isEqual(_ first: String, _ second: String) throws(FileError) -> Bool {
    let one = try openFile(first, O_RDONLY)
    defer { try? one.close() }
    let other = try openFile(second, O_RDONLY)
    defer { try? other.close() }
    var pieces: (one: [UInt8], other: [UInt8]) = ([], [])
    repeat {
      try one.fill(&pieces.one, 1 << 16)
      try other.fill(&pieces.other, 1 << 16)
      guard isEqual(pieces.one, pieces.other) else { return false }
    } while !pieces.one.isEmpty
    return true
  }

  /// Whether two arrays hold the same bytes.
  private static func isEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    return unsafe first.withUnsafeBytes { first in
      unsafe second.withUnsafeBytes { second in
        guard let one = first.baseAddress, let other = second.baseAddress else {
          return true
        }
        // Sound: both have that many bytes.
        return unsafe memcmp(one, other, first.count) == 0
      }
    }
  }

  private static func writeThrough(
    _ path: String, _ fill: (Descriptor) throws(FileError) -> Void
  ) throws(FileError) {
    let file = try openFile(path, O_WRONLY)
    do throws(FileError) {
      try fill(file)
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  /// Lets `fill` write a new file, gives it the owner and mode of the one it replaces, and closes
  /// it.
  private static func finish(
    _ file: Descriptor, like old: FileStatus?, _ fill: (Descriptor) throws(FileError) -> Void
  ) throws(FileError) {
    do throws(FileError) {
      try fill(file)
      if let old {
        // Only root may give files away; for everyone else the owner usually stays the same. The
        // mode is set last, because a change of owner clears some of its bits.
        _ = fchown(file.number, old.owner, old.group)
        guard fchmod(file.number, old.permissions) == 0 else { throw .last }
      }
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  private static func createTemporary(
    beside target: String
  ) throws(FileError) -> (file: Descriptor, path: String) {
    while true {
      let suffix = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = FilePath.folder(of: target) + ".tokenc-" + suffix
      do throws(FileError) {
        return (try openFile(path, O_WRONLY | O_CREAT | O_EXCL), path)
      } catch {
        if !error.isRefusal(EEXIST) { throw error }
      }
    }
  }

  private static func openFile(_ path: String, _ flags: Int32) throws(FileError) -> Descriptor {
    while true {
      let number = unsafe open(path, flags | O_CLOEXEC, 0o666)
      if number >= 0 { return Descriptor(number: number) }
      if errno != EINTR { throw .last }
    }
  }

  /// The end of a chain of links, even if the file does not exist yet; `path` itself if it is not a
  /// link.
  private static func linkTarget(_ path: String) throws(FileError) -> String {
    var path = path
    // The limit of Linux.
    for _ in 0..<40 {
      guard let next = linkContent(path) else { return path }
      path = next.hasPrefix("/") ? next : FilePath.folder(of: path) + next
    }
    errno = ELOOP
    throw .last
  }

  private static func linkContent(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // Sound: the call fills at most the count it is given.
    let count = unsafe readlink(path, &buffer, buffer.count)
    let content = buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }
    return count > 0 ? String(decoding: content, as: UTF8.self) : nil
  }
}
