import TokencPlatform

/// The system's information about a file.
struct FileStatus {
  /// The size in bytes of a regular file; nil for pipes, devices and folders.
  var regularSize: Int?
  /// The mode bits that `chmod` sets.
  var permissions: mode_t
  var owner: uid_t
  var group: gid_t

  init(_ status: stat) {
    regularSize = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }

  /// The status of the file at `path`, following links; nil if the system has none.
  init?(path: String) {
    var status = stat()
    // Sound: the call fills the struct and keeps no pointer.
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}
