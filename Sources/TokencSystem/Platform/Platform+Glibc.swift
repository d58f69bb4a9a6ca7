#if canImport(Glibc)
import CTokencMalloc
import TokencPlatform

/// Linux with the GNU C library.
extension Platform {
  /// Which files a child program gets instead of ours.
  typealias FileActions = posix_spawn_file_actions_t

  /// No redirections yet.
  static func noFileActions() -> FileActions { unsafe FileActions() }

  /// A thread that was started.
  struct Thread {
    fileprivate var number = pthread_t()

    /// Waits for its end.
    func join() { pthread_join(number, nil) }
  }

  /// Starts a thread for a retained ``ThreadWork``; nil if the system provides none.
  static func startThread(
    _ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer
  ) -> Thread? {
    var thread = Thread()
    // Sound: the caller hands over a reference, which the thread takes.
    let failure = unsafe pthread_create(
      &thread.number, &attributes,
      { work in
        unsafe ThreadWork.run(work)
        return nil
      }, work)
    return failure == 0 ? thread : nil
  }

  /// Makes large blocks come from the heap too, where freed memory stays available and all threads
  /// share it.
  ///
  /// This affects the whole process and all later allocations.
  static func prepareHeap() {
    mallopt(M_MMAP_THRESHOLD, Int32(largestBlock))
    mallopt(M_TRIM_THRESHOLD, .max)
    mallopt(M_ARENA_MAX, 1)
  }

  /// Grows the heap by `size` bytes, in large pages if the system provides them.
  ///
  /// No memory is committed before it is used. Without ``prepareHeap()`` this has no effect.
  static func growHeap(by size: Int) {
    // Sound, as all below: the bounds of the heap are only compared, the advised range is between
    // them, and each block is freed, the last one first, so that the heap ends in one free block.
    let start = unsafe sbrk(0)
    var blocks: [UnsafeMutableRawPointer] = unsafe []
    while unsafe blocks.count * blockSize < size, let block = unsafe malloc(blockSize) {
      unsafe blocks.append(block)
    }
    let end = unsafe sbrk(0)
    while let block = unsafe blocks.popLast() { unsafe free(block) }
    let first = (Int(bitPattern: start) + page - 1) / page * page
    let count = Int(bitPattern: end) - first
    if count > 0 {
      unsafe madvise(UnsafeMutableRawPointer(bitPattern: first), count, MADV_HUGEPAGE)
    }
  }

  /// The block size from which memory does not come from the heap; this is the highest setting.
  private static let largestBlock = 32 << 20
  /// Below that, and as large as possible: each end of a block wastes a large page.
  private static let blockSize = largestBlock - 4096
  /// The size of a large page.
  private static let page = 2 << 20
}
#endif
