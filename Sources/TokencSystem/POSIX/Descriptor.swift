import TokencJSON
import TokencText
import TokencPlatform

/// An open file of the system: reads and writes that go on after interruptions and short counts.
struct Descriptor {
  static let input = Descriptor(number: STDIN_FILENO)
  static let output = Descriptor(number: STDOUT_FILENO)
  static let error = Descriptor(number: STDERR_FILENO)

  let number: Int32

  /// All bytes up to the end.
  ///
  /// - Throws: ``FileError/tooLarge`` before anything is read where the size is known beforehand,
  ///   else (pipes and devices) as soon as the bound is passed.
  func readAll() throws(FileError) -> [UInt8] {
    let size = try status().regularSize ?? 0
    guard size <= JSONParser.largestFile else { throw .tooLarge }
    // One byte more than the file has, so that its end is seen without growing.
    var bytes = LargeMemory.room(forInput: max(size + 1, 1 << 14))
    while try append(bytes.capacity - bytes.count, to: &bytes) > 0 {
      guard bytes.count <= JSONParser.largestFile else { throw .tooLarge }
      if bytes.count == bytes.capacity { bytes.reserveCapacity(2 * bytes.count) }
    }
    return bytes
  }

  /// Fills `bytes` anew with what comes next: `count` bytes, fewer only at the end.
  func fill(_ bytes: inout [UInt8], _ count: Int) throws(FileError) {
    bytes.removeAll(keepingCapacity: true)
    while bytes.count < count, try append(count - bytes.count, to: &bytes) > 0 {}
  }

  /// Appends what one read gives, at most `count` bytes.
  ///
  /// - Returns: how many bytes came; 0 at the end.
  private func append(_ count: Int, to bytes: inout [UInt8]) throws(FileError) -> Int {
    var result = Result<Int, FileError>.success(0)
    bytes.append(addingCapacity: count) { rest in
      result = Result { () throws(FileError) in try readOnce(into: &rest) }
    }
    return try result.get()
  }

  /// One read into the free room of `bytes`.
  ///
  /// - Returns: how many bytes came; 0 at the end.
  private func readOnce(into bytes: inout OutputSpan<UInt8>) throws(FileError) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeMutableBufferPointer { buffer, initialized in
        // Sound: the slice ends where the buffer does, the call keeps no pointer, and what it
        // filled is counted as there.
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[initialized...])
        let count = unsafe read(number, rest.baseAddress, rest.count)
        initialized += max(0, count)
        return count
      }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: POLLIN)
      default: throw .last
      }
    }
  }

  /// Writes all of `bytes`.
  func writeAll(_ bytes: [UInt8]) throws(FileError) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        // Sound: the slice ends where the buffer does, and the call keeps no pointer.
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
        return unsafe write(number, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        start += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: POLLOUT)
      default: throw .last
      }
    }
  }

  /// Writes pieces until `next`, which appends one, says that there are no more.
  func writeAll(_ next: (inout OutputBuffer) -> Bool) throws(FileError) {
    var piece = OutputBuffer()
    var isComplete = false
    while !isComplete {
      isComplete = !next(&piece)
      try writeAll(piece.bytes)
      piece.bytes.removeAll(keepingCapacity: true)
    }
  }

  /// Another program may have made a pipe or terminal that we share non-blocking.
  private func wait(for event: Int32) {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    // Sound: one request is announced and one is there; an interruption leads to another try.
    _ = unsafe poll(&request, 1, -1)
  }

  /// What the system knows about the open file.
  func status() throws(FileError) -> FileStatus {
    var status = stat()
    // Sound: the call fills the struct and keeps no pointer.
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Closes it.
  ///
  /// - Throws: where the system says only now that something was not written.
  func close() throws(FileError) {
    guard systemClose(number) == 0 || errno == EINTR else { throw .last }
  }
}

extension FileError {
  /// What the last failed call of this thread says.
  static var last: FileError {
    let code = errno
    // Sound: the text stays valid until the next call of strerror, and it is copied at once.
    let text = unsafe String(cString: strerror(code))
    return .refused(code: code, reason: text.prefix(1).lowercased() + text.dropFirst())
  }

  /// Whether the system refused for the reason `code`.
  func isRefusal(_ code: Int32) -> Bool {
    if case .refused(code, _) = self { true } else { false }
  }
}

// Inside the type, the C function is hidden by the method of the same name.
private let systemClose = close
