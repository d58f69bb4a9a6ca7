import TokencPlatform

// Every `unsafe` here marks a C function that takes a Swift string as a path, or reads a folder
// entry by entry: strings outlive the calls, and none of the functions keeps the pointer.

extension System.Folders {
  /// The folders of the machine that the program runs on.
  static var posix: System.Folders {
    var folders = System.Folders(files: files, make: make, remove: remove)
    folders.isFolder = isFolder
    folders.realPath = realPath
    return folders
  }

  private static func realPath(_ path: String) throws(FileError) -> String {
    guard let found = unsafe realpath(path, nil) else { throw .last }
    // Sound: the system's copy is ours and ends with a zero; it is freed after its text is copied.
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  private static func files(_ folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    var pending = [""]
    while let below = pending.popLast() {
      for name in try entries(folder + "/" + below) {
        let path = below + name
        switch kind(folder + "/" + path) {
        case S_IFREG: found.append(path)
        case S_IFDIR: pending.append(path + "/")
        default: break
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a path is a folder, or a link to one.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The kind of file at a path, not following links.
  private static func kind(_ path: String) -> mode_t? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  private static func entries(_ folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      if errno == ENOENT { return [] }
      throw .last
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)
        ) {
          // Sound: the system ends the name with a zero inside the field.
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func make(_ folder: String) throws(FileError) {
    var end = folder.startIndex
    while end < folder.endIndex {
      end = folder[folder.index(after: end)...].firstIndex(of: "/") ?? folder.endIndex
      let path = String(folder[..<end])
      guard !path.isEmpty, unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { continue }
      // A folder that exists on a read-only system is fine too.
      let code = errno
      guard kind(path) == S_IFDIR else {
        errno = code
        throw .last
      }
    }
  }

  private static func remove(_ path: String, _ folder: String) throws(FileError) {
    guard unsafe unlink(folder + "/" + path) == 0 || errno == ENOENT else { throw .last }
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      // A folder that is not empty stays, which ends the way up.
      guard unsafe rmdir(folder + "/" + rest) == 0 else { return }
    }
  }
}
