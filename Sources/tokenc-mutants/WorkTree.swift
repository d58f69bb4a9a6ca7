import Foundation

/// A copy of the package in which files are changed and built.
struct WorkTree {
  let root: URL
  private let origin: URL

  /// A copy below `.build/mutants` of the package in `origin`; unchanged files keep their dates, so
  /// that a second build is short.
  init(of origin: URL) throws {
    self.origin = origin
    root = origin.appendingPathComponent(".build/mutants/tree")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: origin.path)
    where !name.hasPrefix(".") { try sync(name) }
    try weakenSettings()
  }

  /// The libraries: the folders of `Sources` with Swift, except for the tools and plugins, whose
  /// names begin with a lower-case letter.
  func libraries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: origin.path + "/Sources").sorted()
      .filter { $0.first?.isUppercase == true }.filter { try !files(in: $0).isEmpty }
  }

  /// The Swift files of a library, by their paths below `Sources`.
  func files(in library: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: origin.path + "/Sources/" + library)
      .sorted()
      .filter { $0.hasSuffix(".swift") }.map { "\(library)/\($0)" }
  }

  /// A file as it is in the package.
  func original(_ file: String) throws -> String {
    try String(contentsOf: origin.appendingPathComponent("Sources/" + file), encoding: .utf8)
  }

  /// Writes text to a file of the copy.
  func write(_ text: String, to file: String) throws {
    try put(Data(text.utf8), at: root.appendingPathComponent("Sources/" + file))
  }

  private func sync(_ name: String) throws {
    let from = origin.appendingPathComponent(name)
    let to = root.appendingPathComponent(name)
    let manager = FileManager.default
    guard try from.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
      return try put(Data(contentsOf: from), at: to)
    }
    try manager.createDirectory(at: to, withIntermediateDirectories: true)
    let names = Set(try manager.contentsOfDirectory(atPath: from.path))
    for name in try manager.contentsOfDirectory(atPath: to.path) where !names.contains(name) {
      try manager.removeItem(at: to.appendingPathComponent(name))
    }
    for child in names { try sync("\(name)/\(child)") }
  }

  private func put(_ data: Data, at url: URL) throws {
    if let old = try? Data(contentsOf: url), old == data { return }
    try data.write(to: url)
  }

  /// Switches cause many warnings: unreachable code, constant conditions.
  private func weakenSettings() throws {
    let url = root.appendingPathComponent("Package.swift")
    let lines = Shell.text(of: url).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(".treatAllWarnings") && !$0.contains(".strictMemorySafety") }
    try put(Data(lines.joined(separator: "\n").utf8), at: url)
  }
}
