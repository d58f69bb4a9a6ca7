#if canImport(Glibc)
import CTokencMalloc
import Glibc

/// Memory for large inputs in large pages: with pages of 4 KiB, a fifth of the time of a run over
/// 100,000 tokens is the kernel's, handing out memory page by page.
enum LargeMemory {
  /// From how many bytes of input on it is worth the calls, and from how many on the heap would
  /// have to grow beyond what one call can ask for.
  private static let inputs = 1 << 20..<1 << 27
  /// How many bytes of memory a byte of input takes in all, at most.
  private static let growth = 12
  /// The size of a large page.
  private static let page = 2 << 20

  /// An empty array with room for an input of `size` bytes, allocated such that the heap has what
  /// work on it is likely to need, in large pages where the system gives them.
  ///
  /// No memory is taken before it is used.
  static func room(forInput size: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    guard inputs.contains(size) else {
      bytes.reserveCapacity(size)
      return bytes
    }
    // Large blocks come from the heap too, and what is freed stays for those that follow.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, .max)
    // For all threads.
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_TOP_PAD, Int32(size * growth))
    // Sound: the bounds of the heap are only compared, and the range advised lies between them.
    let start = unsafe sbrk(0)
    bytes.reserveCapacity(size)
    let end = unsafe sbrk(0)
    let first = (Int(bitPattern: start) + page - 1) / page * page
    let count = Int(bitPattern: end) - first
    if count > 0 {
      unsafe madvise(UnsafeMutableRawPointer(bitPattern: first), count, MADV_HUGEPAGE)
    }
    return bytes
  }
}
#else
/// Memory for large inputs, where nothing has to be done for it.
enum LargeMemory {
  /// An empty array with room for an input of `size` bytes.
  static func room(forInput size: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    return bytes
  }
}
#endif
