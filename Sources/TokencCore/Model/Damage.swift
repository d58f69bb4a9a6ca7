import TokencDiagnostics
import TokencJSON
import TokencText

/// How a file that was read despite its syntax errors differs from its text.
struct FileDamage: Sendable {
  /// Where there are errors, and brackets that were inserted or removed.
  let places: [Int]
  /// Whether values may be in the wrong objects or arrays.
  let isDisplaced: Bool
}

/// The syntax errors of a stack whose files are read despite them: errors that follow from these
/// are not reported.
package struct Damage: Sendable {
  /// The damage in one file.
  struct File: Sendable {
    /// The offsets of errors, unreadable values and inserted brackets, in ascending order.
    var places: [Int]
    /// Whether brackets were missing or surplus, so that what follows may be anywhere.
    var isDisplaced: Bool
    /// Whether nothing of the file could be read.
    var isTotal: Bool
    /// The names of all members.
    var names: Set<NameID>
    /// Whether the file is one of the defaults.
    var isOfDefaults: Bool
  }

  private(set) var files: [FileID: File] = [:]
  /// The groups with damage inside, in any file.
  var groups: Set<PathID> = []
  /// Whether unknown tokens are missing.
  var isTotal = false

  /// Whether no file has errors.
  package var isEmpty: Bool { files.isEmpty }

  /// Adds a damaged file.
  mutating func add(_ file: SourceFile, _ id: FileID, _ tree: JSONTree, _ damage: FileDamage) {
    let unreadable = tree.nodes.lazy.filter { $0.kind == .invalid }
      .map { Int($0.range.lowerBound) }
    let isTotal = tree.nodes.count == 1
    files[id] = File(
      places: (damage.places + unreadable).sorted(), isDisplaced: damage.isDisplaced,
      isTotal: isTotal, names: Set(tree.nodes.lazy.map(\.name).filter { $0 != .none }),
      isOfDefaults: file.role != .theme)
    self.isTotal = self.isTotal || isTotal
  }

  /// Whether any damage touches a range of a file.
  func touches(_ range: SourceRange, of file: FileID) -> Bool {
    guard let places = files[file]?.places else { return false }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < Int(range.lowerBound) { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] <= Int(range.upperBound)
  }

  /// Whether a value contains something unreadable.
  func isUnreadable(_ node: Int, of file: FileID, _ tree: JSONTree) -> Bool {
    files[file] != nil
      && tree.nodes[node..<Int(tree.nodes[node].end)].contains { $0.kind == .invalid }
  }

  /// Whether a path without a target may have led to damage: to a group with damage inside, or to a
  /// name that a bracket moved.
  func explains(_ path: String, _ set: TokenSet) -> Bool {
    guard !isEmpty else { return false }
    if isTotal { return true }
    var known = PathID.root
    let names = path.split(whereSeparator: { "./{}<>#".contains($0) }).map(String.init)
    for text in names {
      guard let name = set.names.find(text),
        let child = set.paths.child(of: known, named: name, set.names)
      else { break }
      known = child
    }
    if known != .root, groups.contains(known) { return true }
    let isAtRoot = known == .root
    guard let last = names.last.flatMap({ set.names.find($0) }) else { return isAtRoot }
    return isAtRoot || files.values.contains { $0.isDisplaced && $0.names.contains(last) }
  }
}
