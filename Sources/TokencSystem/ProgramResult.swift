/// Which output of another program is read; the other one is thrown away.
package enum ProgramStream: Sendable {
  case output, errorOutput
}

/// How another program ended.
package struct ProgramResult: Equatable, Sendable {
  /// Its exit status; 128 and the signal's number where a signal ended it.
  package var status: Int32
  /// All that it wrote to the stream that was read.
  package var bytes: [UInt8]

  package init(status: Int32, bytes: [UInt8]) {
    self.status = status
    self.bytes = bytes
  }
}
