/// Memory for large inputs in large pages: with pages of 4 KiB, a fifth of the run time for 100,000
/// tokens is spent in the kernel, handing out memory page by page.
enum LargeMemory {
  /// The input sizes in bytes for which this is worth the calls; above them, the heap would have to
  /// grow beyond what is likely to be used.
  private static let inputs = 1 << 20..<1 << 27
  /// The most bytes of memory that a byte of input takes in all.
  private static let growth = 12

  /// An empty array with capacity for an input of `size` bytes, allocated so that the heap has what
  /// processing it is likely to need.
  ///
  /// No memory is committed before it is used.
  static func room(forInput size: Int) -> [UInt8] {
    if inputs.contains(size) { Platform.growHeap(by: size * growth) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    return bytes
  }
}
