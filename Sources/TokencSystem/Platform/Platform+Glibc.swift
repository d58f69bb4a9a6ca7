#if canImport(Glibc)
import CTokencMalloc
import TokencPlatform

/// Linux with the GNU C library.
extension Platform {
  /// Which files a child program has in place of ours.
  typealias FileActions = posix_spawn_file_actions_t

  /// None so far.
  static func noFileActions() -> FileActions { unsafe FileActions() }

  /// A thread that was started.
  struct Thread {
    fileprivate var number = pthread_t()

    /// Waits for its end.
    func join() { pthread_join(number, nil) }
  }

  /// Starts a thread for a retained ``ThreadWork``; nil where the system gives none.
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

  /// Lets large blocks come from the heap too, where what is freed stays for those that follow, and
  /// all threads share it.
  ///
  /// For the whole process and all that it allocates later.
  static func prepareHeap() {
    mallopt(M_MMAP_THRESHOLD, Int32(largestBlock))
    mallopt(M_TRIM_THRESHOLD, .max)
    mallopt(M_ARENA_MAX, 1)
  }

  /// Has the heap grow by `size` bytes, in large pages where the system gives them.
  ///
  /// No memory is taken before it is used. Without ``prepareHeap()`` nothing is gained, nor lost.
  static func growHeap(by size: Int) {
    // Sound, as all below: the bounds of the heap are only compared, the range advised lies between
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

  /// From how many bytes on a block does not come from the heap; the most that can be set.
  private static let largestBlock = 32 << 20
  /// Less than that, and as much as it may be: where a block ends, a large page is lost.
  private static let blockSize = largestBlock - 4096
  /// The size of a large page.
  private static let page = 2 << 20
}
#endif
