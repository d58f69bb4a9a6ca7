/// Memory for large inputs in large pages: with pages of 4 KiB, a fifth of the time of a run over
/// 100,000 tokens is the kernel's, handing out memory page by page.
enum LargeMemory {
  /// From how many bytes of input on it is worth the calls, and from how many on the heap would
  /// have to grow beyond what is likely to be used.
  private static let inputs = 1 << 20..<1 << 27
  /// How many bytes of memory a byte of input takes in all, at most.
  private static let growth = 12

  /// An empty array with room for an input of `size` bytes, allocated such that the heap has what
  /// work on it is likely to need.
  ///
  /// No memory is taken before it is used.
  static func room(forInput size: Int) -> [UInt8] {
    if inputs.contains(size) { Platform.growHeap(by: size * growth) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    return bytes
  }
}
