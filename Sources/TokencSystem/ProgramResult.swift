/// Which output of another program is read; the other is discarded.
package enum ProgramStream: Sendable {
  case output, errorOutput
}

/// How another program ended.
package struct ProgramResult: Equatable, Sendable {
  /// Its exit status, or 128 plus the number of the signal that ended it.
  package var status: Int32
  /// Everything it wrote to the stream that was read.
  package var bytes: [UInt8]

  package init(status: Int32, bytes: [UInt8]) {
    self.status = status
    self.bytes = bytes
  }
}
