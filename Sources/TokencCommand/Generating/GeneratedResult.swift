import TokencText
import TokencJSON
import TokencEmitters
import TokencSystem

/// Generated files, to be written to the target file or folder.
struct GeneratedResult {
  let files: [GeneratedFile]
  let target: String
  let isFolder: Bool
  let ownership: Generator.Ownership
  let system: System

  /// The paths of the files.
  var paths: [String] { files.map(path) }

  private func path(_ file: GeneratedFile) -> String {
    isFolder ? folder + "/" + file.path : target
  }

  /// The folder without trailing slashes.
  private var folder: String {
    var path = target
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Writes the files, and removes those of earlier runs that are no longer generated.
  func write() -> ExitStatus {
    if let path = paths.first(where: system.folders.isFolder) {
      system.complain("cannot write '\(path)': a folder is in its place")
      return .failure
    }
    do throws(FileError) {
      for file in isFolder ? files : [] {
        try system.folders.make(folder(of: path(file)))
      }
      for file in files {
        let status = system.deliver(file.content, to: path(file))
        if status != .success { return status }
      }
      for path in try stale() { try system.folders.remove(path, folder) }
    } catch {
      system.complain("cannot write '\(target)': \(error.message)")
      return .failure
    }
    return .success
  }

  /// Prints what writing would change; `command` is the command line that writes.
  func compare(command: String) -> ExitStatus {
    var changes = FileChanges()
    for file in files {
      changes.add(path(file), old: try? system.readFile(path(file)), new: file.content.bytes)
    }
    for path in (try? stale()) ?? [] {
      let path = folder + "/" + path
      changes.add(path, old: (try? system.readFile(path)) ?? [], new: nil)
    }
    return changes.report("out of date", help: "'\(command)' updates them", system)
  }

  /// The files in the folder that an earlier run wrote and this one does not.
  private func stale() throws(FileError) -> [String] {
    guard isFolder else { return [] }
    let current = Set(files.map { ExactText($0.path) })
    // Some file systems take names in two normal forms for one.
    let similar = Set(files.map(\.path))
    let present = Generator.Ownership.Folder(paths: try system.folders.files(folder)) { path in
      try? system.readFile(folder + "/" + path)
    }
    let listed = Set(present.paths.map(ExactText.init(_:)))
    return ownership.files(present).filter { path in
      if current.contains(ExactText(path)) { return false }
      return !similar.contains(path)
        || files.contains { $0.path == path && listed.contains(ExactText($0.path)) }
    }
  }

  private func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
