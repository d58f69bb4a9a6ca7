import TokencDiagnostics
import TokencText
import TokencCore
import TokencSettings
import TokencJSON

extension Generator {
  /// Token files of the W3C's community group.
  static let dtcg = Generator(
    name: "dtcg", summary: "a DTCG 2025.10 document for each mode, and one that combines them",
    settings: .of(.keepAliases, .unitless) + .ofEveryFormat, isFolder: { _ in true },
    documentEndings: [".json", ".tokens"],
    ownership: DTCGFileNames.ownership
  ) { input, settings, log in
    guard let theme = input.themes.first else { return [] }
    var refusals = UnrepresentableValues(format: "DTCG 2025.10")
    var files: [GeneratedFile] = []
    let modes = theme.selection.modes
    let names = DTCGFileNames(modes.map { theme.resolved.layers.modes[$0.index] })
    for (mode, path) in zip(modes, names.documents) {
      let document = DTCGDocument(theme, mode, keepsAliases: settings[.keepAliases], &refusals)
      files.append(GeneratedFile(path: path, bytes: document.bytes))
    }
    // A single context would not be a choice.
    if modes.count > 1 {
      files.append(GeneratedFile(path: DTCGFileNames.resolver, bytes: names.resolverDocument))
    }
    refusals.report(settings[.unrepresentable], &log)
    return files
  }
}

/// The file names of the documents for some modes, and of the resolver document that combines them.
struct DTCGFileNames {
  /// The name of the resolver document (Resolver module, section 2).
  static let resolver = "tokens.resolver.json"

  private let modes: [String]
  /// The path of each mode's document, all different.
  let documents: [String]

  init(_ modes: [String]) {
    self.modes = modes
    var taken: Set<String> = []
    documents = modes.map { mode in
      let name = Self.plain(mode)
      var path = "\(name).tokens.json"
      var number = 2
      // File systems may ignore case.
      while !taken.insert(path.lowercased()).inserted {
        path = "\(name)-\(number).tokens.json"
        number += 1
      }
      return path
    }
  }

  /// A resolver document exactly as tokenc writes it, and the documents that it combines.
  static let ownership = Generator.Ownership { folder in
    guard let bytes = folder.read(resolver) else { return [] }
    let names = DTCGFileNames(modes(ofResolverDocument: bytes))
    guard names.resolverDocument == bytes else { return [] }
    let present = Set(folder.paths.map(ExactText.init(_:)))
    return (names.documents + [resolver]).filter { present.contains(ExactText($0)) }
  }

  /// The contexts of the only modifier, in source order; none if it is some other document.
  private static func modes(ofResolverDocument bytes: [UInt8]) -> [String] {
    var names = NameTable()
    guard let tree = try? JSONParser.parse(bytes, names: &names) else { return [] }
    var node: Int? = 0
    for name in ["modifiers", "mode", "contexts"] {
      guard let known = names.find(name), let inside = node else { return [] }
      node = tree.member(known, of: inside)
    }
    return node.map { tree.children(of: $0).map { tree.name(of: $0) } } ?? []
  }

  /// A mode's name without characters that are special in file systems and URIs.
  private static func plain(_ mode: String) -> String {
    let name = String(
      mode.unicodeScalars.map { scalar in
        let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        return isPlain || "-_".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
      })
    return name.isEmpty ? "-" : name
  }

  /// A document in which a modifier named `mode` chooses between the documents, with the first mode
  /// as the default.
  var resolverDocument: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("version")
    writer.value("2025.10")
    writer.key("modifiers")
    writer.beginObject()
    writer.key("mode")
    writer.beginObject()
    writer.key("contexts")
    writer.beginObject()
    for (mode, document) in zip(modes, documents) {
      writer.key(mode)
      writer.beginArray()
      Self.writeReference(document, into: &writer)
      writer.endArray()
    }
    writer.endObject()
    writer.key("default")
    writer.value(modes.first ?? "")
    writer.endObject()
    writer.endObject()
    writer.key("resolutionOrder")
    writer.beginArray()
    Self.writeReference("#/modifiers/mode", into: &writer)
    writer.endArray()
    writer.endObject()
    writer.output.write(UInt8(ascii: "\n"))
    return writer.output.bytes
  }

  private static func writeReference(_ target: String, into writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("$ref")
    writer.value(target)
    writer.endObject()
  }
}
