import TokencJSON
import TokencText
import TokencPlatform

/// An open file: reads and writes that continue after interruptions and short counts.
struct Descriptor {
  static let input = Descriptor(number: STDIN_FILENO)
  static let output = Descriptor(number: STDOUT_FILENO)
  static let error = Descriptor(number: STDERR_FILENO)

  let number: Int32

  /// All bytes up to the end.
  ///
  /// - Throws: ``FileError/tooLarge``, before anything is read if the size is known, otherwise
  ///   (pipes and devices) as soon as the limit is passed.
  func readAll() throws(FileError) -> [UInt8] {
    let size = try status().regularSize ?? 0
    guard size <= JSONParser.largestFile else { throw .tooLarge }
    // One byte more than the file has, so that the end is detected without growing.
    var bytes = LargeMemory.room(forInput: max(size + 1, 1 << 14))
    while try append(bytes.capacity - bytes.count, to: &bytes) > 0 {
      guard bytes.count <= JSONParser.largestFile else { throw .tooLarge }
      if bytes.count == bytes.capacity { bytes.reserveCapacity(2 * bytes.count) }
    }
    return bytes
  }

  /// Replaces `bytes` by the next `count` bytes, fewer only at the end.
  func fill(_ bytes: inout [UInt8], _ count: Int) throws(FileError) {
    bytes.removeAll(keepingCapacity: true)
    while bytes.count < count, try append(count - bytes.count, to: &bytes) > 0 {}
  }

  /// Appends the result of one read, at most `count` bytes.
  ///
  /// - Returns: how many bytes came; 0 at the end.
  private func append(_ count: Int, to bytes: inout [UInt8]) throws(FileError) -> Int {
    var result = Result<Int, FileError>.success(0)
    bytes.append(addingCapacity: count) { rest in
      result = Result { () throws(FileError) in try readOnce(into: &rest) }
    }
    return try result.get()
  }

  /// One read into the free capacity of `bytes`.
  ///
  /// - Returns: how many bytes came; 0 at the end.
  private func readOnce(into bytes: inout OutputSpan<UInt8>) throws(FileError) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeMutableBufferPointer { buffer, initialized in
        // Sound: the slice ends where the buffer does, the call keeps no pointer, and the bytes it
        // filled are counted as initialized.
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

  /// Writes pieces until `next`, which appends one, returns false.
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
    // Sound: the call is told of one request, and there is one; an interruption causes another try.
    _ = unsafe poll(&request, 1, -1)
  }

  /// The system's information about the open file.
  func status() throws(FileError) -> FileStatus {
    var status = stat()
    // Sound: the call fills the struct and keeps no pointer.
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Closes it.
  ///
  /// - Throws: if the system reports a failed write only now.
  func close() throws(FileError) {
    guard systemClose(number) == 0 || errno == EINTR else { throw .last }
  }
}

extension FileError {
  /// The error of the last failed call of this thread.
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
