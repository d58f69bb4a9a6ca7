package import TokencDiagnostics
import TokencJSON
import TokencText

/// The tokens of a stack as its files give them, with data that is needed until layers are merged.
package struct LoadedTokens: Sendable {
  package var set: TokenSet
  package var facts: LoadingFacts
}

/// Facts recorded while files are read and needed until their layers are merged.
package struct LoadingFacts: Sendable {
  /// The layer of each file if files name others; empty if each file is its own layer.
  package var layerOfFile: [FileID] = []
  /// The files that combine others.
  package var compositions: Set<FileID> = []
  /// The files that were refused as a whole, which was reported.
  package var refused: Set<FileID> = []
  /// The groups that inherit another group's tokens, with the value of their `$extends`.
  package var extensions: [(group: PathID, place: Definition.Place)] = []
  /// The last `$deprecated` of each group.
  package var deprecations: [PathID: Definition.Place] = [:]
  /// The names of the modes so far; ``Value/mode`` is an index into them until layers are merged.
  package var modes = ["light", "dark"]
  /// Whether a `$value` beside modes belongs to none of them.
  package var hasBareValue = false
  /// The name `mode`.
  var modeMember = NameID.none
  /// The modes by the names in files.
  private var modeNumbers: [NameID: ModeID] = [:]

  /// The group properties of the composition being read.
  var group = GroupFacts()

  package init() {}

  /// The layer that a file belongs to.
  func layer(of file: FileID) -> FileID {
    layerOfFile.isEmpty ? file : layerOfFile[file.index]
  }

  /// Whether a file combines others or is one of those.
  func isComposed(_ file: FileID) -> Bool {
    compositions.contains(layer(of: file))
  }

  /// The number of a mode by its name in files, until the columns are numbered.
  mutating func mode(named name: NameID, _ names: NameTable) -> ModeID {
    if let known = modeNumbers[name] { return known }
    let text = names.text(name)
    let mode: ModeID
    if let index = modes.firstIndex(where: { $0.hasSameBytes(as: text) }) {
      mode = ModeID(index)
    } else {
      mode = ModeID(modes.count)
      modes.append(text)
    }
    modeNumbers[name] = mode
    return mode
  }
}

/// The group properties of one composition, while it is read.
struct GroupFacts: Sendable {
  /// The last `$type` of each group.
  var types: [PathID: Definition.Place] = [:]
  /// The last `$deprecated` of each group.
  var deprecations: [PathID: Definition.Place] = [:]
}
