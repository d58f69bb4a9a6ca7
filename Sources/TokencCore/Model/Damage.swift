import TokencDiagnostics
import TokencJSON
import TokencText

/// What is not as written in a file that was read in spite of its syntax errors.
struct FileDamage: Sendable {
  /// Where errors are, and brackets that were put in or taken out.
  let places: [Int]
  /// Whether values may be in other objects or arrays than they should.
  let isDisplaced: Bool
}

/// Where files of a stack have syntax errors though they are read: what follows from these is not
/// blamed.
package struct Damage: Sendable {
  /// What is damaged of one file.
  struct File: Sendable {
    /// The offsets of errors, of values that cannot be read and of brackets that were put in, in
    /// ascending order.
    var places: [Int]
    /// Whether brackets were missing or one too many, so that what follows may be anywhere.
    var isDisplaced: Bool
    /// Whether nothing of the file could be read.
    var isTotal: Bool
    /// The names of all members.
    var names: Set<NameID>
    /// Whether the file is one of the defaults.
    var isOfDefaults: Bool
  }

  private(set) var files: [FileID: File] = [:]
  /// The groups that hold some of it, in any file.
  var groups: Set<PathID> = []
  /// Whether tokens are missing of which nothing is known.
  var isTotal = false

  /// Whether all files are sound.
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

  /// Whether any of it touches a range of a file.
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

  /// Whether a value holds something that cannot be read.
  func isUnreadable(_ node: Int, of file: FileID, _ tree: JSONTree) -> Bool {
    files[file] != nil
      && tree.nodes[node..<Int(tree.nodes[node].end)].contains { $0.kind == .invalid }
  }

  /// Whether a path that leads nowhere may have led to what is damaged: to a group with damage
  /// inside, or to a name that a bracket put elsewhere.
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
