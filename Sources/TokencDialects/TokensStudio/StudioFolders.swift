import TokencText
import TokencCore
import TokencDiagnostics
import TokencJSON

/// The folders of a stack in which each file is a Tokens Studio set.
struct StudioFolders {
  /// The file with the order of the sets.
  static let metadataName = "$metadata"
  /// The file with the themes.
  static let themesName = "$themes"

  private struct Folder {
    var files: [FileID] = []
    var project = StudioProject(sets: [])
    var isStudio = false
  }

  private var folders: [Int: Folder] = [:]
  private let stack: ParsedStack

  init(_ stack: ParsedStack) {
    self.stack = stack
    for layer in stack.layers {
      guard let set = stack.files[layer.index].member else { continue }
      var folder = folders[set.folder] ?? Folder()
      switch set.name {
      case Self.metadataName:
        folder.isStudio = true
        folder.project.order = StudioProject.order(in: stack.trees[layer.index], 0, stack.names)
      case Self.themesName:
        folder.isStudio = true
        folder.project.themes = StudioTheme.themes(
          at: 0, in: stack.trees[layer.index], of: layer)
      default:
        folder.files.append(layer)
        folder.project.sets.append(set.name)
      }
      folders[set.folder] = folder
    }
  }

  /// The projects of all folders.
  var projects: [StudioProject] { folders.keys.sorted().compactMap { folders[$0]?.project } }

  /// Whether a file is a set of a Tokens Studio project.
  func isStudio(_ file: FileID) -> Bool {
    stack.files[file.index].member.flatMap { folders[$0.folder]?.isStudio } ?? false
  }

  /// The files in merging order, without sets of a folder that are not selected.
  func order(_ options: CompilationOptions) -> [FileID] {
    guard !folders.isEmpty else { return stack.layers }
    var order: [FileID] = []
    var seen: Set<Int> = []
    for layer in stack.layers {
      guard let set = stack.files[layer.index].member else {
        order.append(layer)
        continue
      }
      guard seen.insert(set.folder).inserted, let folder = folders[set.folder] else { continue }
      let places = Dictionary(
        zip(folder.project.sets.map(ExactText.init(_:)), folder.files),
        uniquingKeysWith: { first, _ in first })
      order += folder.project.selection(sets: options.sets, themes: options.themes)
        .compactMap { places[ExactText($0)] }
    }
    return order
  }
}
