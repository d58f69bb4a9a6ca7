import TokencText
import TokencJSON
import TokencSystem

/// The changes that a run would make to files, for `--check`.
struct FileChanges {
  private var paths: [String] = []
  private var output = OutputBuffer()

  /// Adds a file with its contents before and after; nil if it does not exist.
  mutating func add(_ path: String, old: [UInt8]?, new: [UInt8]?) {
    guard old != new else { return }
    paths.append(path)
    output.write(
      UnifiedDiff.text(
        old: old ?? [], new: new ?? [], oldName: old == nil ? "/dev/null" : path,
        newName: new == nil ? "/dev/null" : path))
  }

  /// Prints the changes and complains that the files are `state`; `help` tells what to do.
  ///
  /// - Returns: problems if anything would change.
  func report(_ state: String, help: String, _ system: System) -> ExitStatus {
    guard let first = paths.first else { return .success }
    let status = system.deliver(output)
    let others = paths.count - 1
    let more = others == 0 ? "" : " and \(others.counted("more file"))"
    system.complain("'\(first)'\(more) \(others == 0 ? "is" : "are") \(state)", help: help)
    return status == .success ? .problems : status
  }
}
