import TokencPlatform

/// How much memory the process has used.
enum MemoryUse {
  /// The largest resident size so far, in MiB.
  static var peakMebibytes: Int {
    var usage = rusage()
    // Sound: `getrusage` fills the given record and keeps no pointer to it.
    #if canImport(Darwin)
    unsafe getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss >> 20
    #elseif canImport(Musl)
    unsafe getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss >> 10
    #else
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss >> 10
    #endif
  }
}
