import TokencText
import TokencDiagnostics
import TokencCore
import TokencSettings
import TokencJSON

extension Generator {
  /// Constants that read as the design system's own API.
  static let swift = Generator(
    name: "swift", summary: "Swift constants for SwiftUI, UIKit, AppKit and Linux",
    settings: .swift, isFolder: { $0[.split] },
    ownership: .beginning(SwiftFile.beginning, ending: ".swift")
  ) { input, settings, log in
    ThemeShapes.check(input.themes, &log)
    let options = SwiftOptions(settings, version: input.version)
    return SwiftEmitter(input, options, &log)?.files() ?? []
  }
}

/// Assembles the generated Swift, in one file or several.
struct SwiftEmitter {
  let file: SwiftFile
  let constants: SwiftConstants
  let namespaces: SwiftNamespaces
  let parts: [SwiftSupport]
  var writer: SwiftWriter

  init?(_ input: GeneratorInput, _ options: SwiftOptions, _ log: inout DiagnosticLog) {
    guard let first = input.themes.first else { return nil }
    let hasThemes = input.themes.count > 1
    let themes = hasThemes ? input.themes.map { SwiftIdentifier.themeCase($0.name) } : []
    file = SwiftFile(input: input, options: options, themes: themes)
    constants = SwiftConstants(input, first, options, prefix: file.prefix, &log)
    namespaces = SwiftNamespaces(constants.list, first, options, &log)
    var names = Set(constants.types.filter(\.isSupport).map(\.rawValue))
    if constants.list.contains(where: \.hasModes) { names.insert("TokenModes") }
    parts = SwiftSupport.parts(names)
    writer = SwiftWriter(
      constants, namespaces, input, first, themes: themes, options, prefix: file.prefix)
  }

  var rootNames: [String] { namespaces.roots.map(namespaces.typeName) }

  /// The files; everything that can fail has been done.
  func files() -> [GeneratedFile] {
    guard file.options.isSplit else {
      return [GeneratedFile(path: "", .pieces(SwiftPieces(emitter: self)))]
    }
    var emitter = self
    return emitter.manyFiles()
  }

  /// The wrapping type exists even if there are no tokens.
  mutating func writeMissingWrapper() {
    guard namespaces.roots.isEmpty, file.themes.isEmpty else { return }
    let name = file.options.name ?? "Tokens"
    let access = file.options.access.modifier
    writer.output.write("\n/// The design tokens.\n\(access)nonisolated enum \(name) {}\n")
  }

  private mutating func manyFiles() -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    var paths: Set<String> = []
    func add(_ name: String, _ output: inout OutputBuffer) {
      var path = name
      var number = 2
      // Many file systems treat names that differ only in case as equal.
      while !paths.insert(path.lowercased()).inserted {
        path = "\(name)\(number)"
        number += 1
      }
      files.append(GeneratedFile(path: "\(path).swift", bytes: output.bytes))
      output.bytes.removeAll()
    }
    for root in namespaces.roots {
      file.writeHeader(constants, into: &writer.output)
      let parts = writer.parts(of: root)
      writer.open(root: root, parts.first ?? 0..<0)
      while writer.writeNext() {}
      add(namespaces.typeName(root), &writer.output)
      for part in parts.dropFirst() {
        writeShortHeader()
        writer.open(extension: root, part)
        while writer.writeNext() {}
        add(namespaces.typeName(root), &writer.output)
      }
    }
    var next = 0
    while next < writer.outlined.count {
      let scope = writer.outlined[next]
      let name = namespaces.fullName(scope).split(separator: ".").joined(separator: "+")
      for part in writer.parts(of: scope) {
        writeShortHeader()
        writer.open(extension: scope, part)
        while writer.writeNext() {}
        add(name, &writer.output)
      }
      next += 1
    }
    writeShortHeader()
    file.writeImports(parts, into: &writer.output)
    writeMissingWrapper()
    file.writeSupport(parts, roots: rootNames, into: &writer.output)
    add("\(file.options.name.map { "\($0)+" } ?? "")TokenSupport", &writer.output)
    return files
  }

  private mutating func writeShortHeader() {
    writer.output.write("\(SwiftFile.beginning) \(file.options.version); do not edit.\n")
    writer.output.write("//\n// swift-format-ignore-file\n// swiftlint:disable all\n")
  }
}

extension SwiftIdentifier {
  /// The case of a theme in the enum of themes.
  static func themeCase(_ name: String) -> String {
    let member = member(name)
    let isTaken = ["allCases", "rawValue", "hashValue", "hash"].contains(member)
    return isTaken ? member + "Theme" : member
  }
}

extension Generator {
  /// The name of a theme in the generated Swift.
  package static func swiftName(ofTheme name: String) -> String { SwiftIdentifier.themeCase(name) }
}
