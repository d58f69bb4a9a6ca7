import JSON

/// The folders of a stack in which each file is a set of Tokens Studio.
struct StudioFolders {
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
      guard let set = stack.files[layer.index].set else { continue }
      var folder = folders[set.folder] ?? Folder()
      switch set.name {
      case SourceFile.Set.metadataName:
        folder.isStudio = true
        folder.project.order = StudioProject.order(in: stack.trees[layer.index], 0, stack.known)
      case SourceFile.Set.themesName:
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

  /// Whether a file is a set of a project of Tokens Studio.
  func isStudio(_ file: FileID) -> Bool {
    stack.files[file.index].set.flatMap { folders[$0.folder]?.isStudio } ?? false
  }

  /// The files in the order of merging; those that are no chosen set of their folder are left out.
  func order(_ options: CompilationOptions) -> [FileID] {
    guard !folders.isEmpty else { return stack.layers }
    var order: [FileID] = []
    var seen: Set<Int> = []
    for layer in stack.layers {
      guard let set = stack.files[layer.index].set else {
        order.append(layer)
        continue
      }
      guard seen.insert(set.folder).inserted, let folder = folders[set.folder] else { continue }
      let places = Dictionary(
        zip(folder.project.sets, folder.files), uniquingKeysWith: { first, _ in first })
      order += folder.project.selection(sets: options.sets, themes: options.themes)
        .compactMap { places[$0] }
    }
    return order
  }
}
