import TokencText
import TokencColor
import TokencDiagnostics
import TokencCore
import TokencSettings
import TokencJSON

extension Generator {
  /// Color sets for Xcode.
  static let xcassets = Generator(
    name: "xcassets",
    summary: "an asset catalog of color sets for Xcode, light, dark and in high contrast",
    settings: .of(.appearance) + .ofEveryFormat, isFolder: { _ in true },
    ownership: AssetCatalog.ownership
  ) { input, settings, log in
    guard let theme = input.themes.first else { return [] }
    return AssetCatalog(theme, settings, &log).files
  }
}

/// An asset catalog: a folder for each group, and for each color a color set.
private struct AssetCatalog {
  private(set) var files: [GeneratedFile] = []

  /// The file that describes a folder or color set.
  private static let contents = "Contents.json"

  /// The descriptions that name tokenc as their author, except those inside a nested catalog, which
  /// another run wrote.
  static let ownership = Generator.Ownership { folder in
    let own = folder.paths.compactMap { path -> (path: String, text: String)? in
      let names = path.split(separator: "/")
      guard names.last == contents[...], !names.contains(where: { $0.hasPrefix(".") }),
        let bytes = folder.read(path)
      else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains("\"author\": \"tokenc\"") ? (path, text) : nil
    }
    let catalogs = own.filter { path, text in
      path != contents && !path.hasSuffix(".colorset/\(contents)") && !text.contains(namespace)
    }
    .map { $0.path.dropLast(contents.count) }
    return own.map(\.path).filter { path in
      !catalogs.contains(where: { path.utf8.starts(with: $0.utf8) })
    }
  }

  /// A property that the groups of a catalog have, but not the catalog itself.
  private static let namespace = "provides-namespace"

  init(_ theme: ThemeTokens, _ settings: SettingValues, _ log: inout DiagnosticLog) {
    let candidates = theme.selection.tokens.filter { theme.resolved.tokenType($0) == .color }
    let read = ReadTokens(candidates, of: theme, settings, format: "an asset catalog", &log) {
      (token, sides, _) throws(UnreadableValue) -> ColorSet? in
      guard
        case (.color(let light), .color(let dark))? = try sides.values(of: token, theme.resolved)
      else {
        return nil
      }
      return ColorSet(
        light: light, dark: dark,
        lightHighContrast: try Self.color(token, sides.lightHighContrast, theme.resolved),
        darkHighContrast: try Self.color(token, sides.darkHighContrast, theme.resolved))
    }
    let sides = ModeSides(theme, settings[.appearance])
    UnwrittenModes(theme: theme, written: sides.all, format: "an asset catalog")
      .report(read.tokens, settings[.unrepresentable], &log) { mode in
        sides.help(mode, hasHighContrast: true)
      }
    let namer = FlatNames(
      format: "an asset catalog", separator: "-",
      name: { $0.map(Self.fileName).joined(separator: "/") },
      // Apple's file systems treat names that differ only in case as equal.
      key: { $0.lowercased() })
    let names = namer.names(of: read.tokens, theme, settings, &log)
    addFolders(of: names)
    for (name, color) in zip(names, read.values) {
      files.append(
        GeneratedFile(path: "\(name).colorset/\(Self.contents)", bytes: Self.colorSet(color)))
    }
  }

  /// A color in each appearance.
  private struct ColorSet {
    var light: Color
    var dark: Color
    /// Nil if it is that of light, or of dark, without high contrast.
    var lightHighContrast: Color?
    var darkHighContrast: Color?

    /// The colors that are written, the one for every other appearance first.
    var entries: [(color: Color, isDark: Bool, isHighContrast: Bool)] {
      var entries = [(light, false, false)]
      if dark != light { entries.append((dark, true, false)) }
      let lightHigh = lightHighContrast ?? light
      let darkHigh = darkHighContrast ?? dark
      if lightHigh != light { entries.append((lightHigh, false, true)) }
      // Beside an entry for high contrast, which one dark would fall back to is not documented.
      if darkHigh != dark || lightHigh != light { entries.append((darkHigh, true, true)) }
      return entries
    }
  }

  private static func color(
    _ token: TokenID, _ mode: ModeID?, _ resolved: ResolvedTokens
  ) throws(UnreadableValue) -> Color? {
    guard let mode, case .color(let color)? = try resolved.typedValue(of: token, in: mode) else {
      return nil
    }
    return color
  }

  /// A valid file name: not hidden, and not a path elsewhere.
  private static func fileName(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isForbidden = scalar == "/" || scalar == ":" || scalar == "\\" || scalar == "\0"
      return isForbidden || scalar.properties.generalCategory == .control ? "-" : scalar
    }
    let text = String(String.UnicodeScalarView(scalars))
    let visible = text.hasPrefix(".") ? "-\(text.dropFirst())" : text
    // A group must not look like a color set, or like the description of one.
    for ending in [".colorset", ".json"] where visible.lowercased().hasSuffix(ending) {
      return "\(visible.dropLast(ending.count))-\(ending.dropFirst())"
    }
    return visible
  }

  private mutating func addFolders(of names: [String]) {
    files.append(GeneratedFile(path: Self.contents, bytes: Self.folder(isNamespace: false)))
    var seen: Set<ExactText> = []
    for name in names {
      var folder = name[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard seen.insert(ExactText(String(folder))).inserted else { break }
        files.append(
          GeneratedFile(
            path: "\(folder)/\(Self.contents)", bytes: Self.folder(isNamespace: true)))
      }
    }
  }

  private static func folder(isNamespace: Bool) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writeInfo(&writer)
    if isNamespace {
      writer.key("properties")
      writer.beginObject()
      writer.key(namespace)
      writer.value(literal: Array("true".utf8))
      writer.endObject()
    }
    writer.endObject()
    writer.output.write("\n")
    return writer.output.bytes
  }

  private static func colorSet(_ set: ColorSet) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("colors")
    writer.beginArray()
    for entry in set.entries {
      write(
        entry.color, isDark: entry.isDark, isHighContrast: entry.isHighContrast, &writer)
    }
    writer.endArray()
    writeInfo(&writer)
    writer.endObject()
    writer.output.write("\n")
    return writer.output.bytes
  }

  private static func writeInfo(_ writer: inout JSONWriter) {
    writer.key("info")
    writer.beginObject()
    writer.key("author")
    writer.value("tokenc")
    writer.key("version")
    writer.value(1)
    writer.endObject()
  }

  private static func write(
    _ color: Color, isDark: Bool, isHighContrast: Bool, _ writer: inout JSONWriter
  ) {
    writer.beginObject()
    if isDark || isHighContrast {
      writer.key("appearances")
      writer.beginArray()
      if isDark { write(appearance: "luminosity", "dark", &writer) }
      if isHighContrast { write(appearance: "contrast", "high", &writer) }
      writer.endArray()
    }
    writer.key("color")
    writer.beginObject()
    write(color.onScreen, color, &writer)
    writer.endObject()
    writer.key("idiom")
    writer.value("universal")
    writer.endObject()
  }

  private static func write(appearance: String, _ value: String, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("appearance")
    writer.value(appearance)
    writer.key("value")
    writer.value(value)
    writer.endObject()
  }

  private static func write(_ screen: ScreenColor, _ color: Color, _ writer: inout JSONWriter) {
    let isBeyond = (0..<3).contains { !(0...1).contains(screen.components[$0]) }
    let components = isBeyond ? color.srgb : screen.components
    writer.key("color-space")
    writer.value(isBeyond ? "extended-srgb" : screen.isDisplayP3 ? "display-p3" : "srgb")
    writer.key("components")
    writer.beginObject()
    writer.key("alpha")
    writer.value(decimal(screen.alpha))
    for (name, index) in [("blue", 2), ("green", 1), ("red", 0)] {
      writer.key(name)
      if let bytes = screen.bytes {
        writer.value(hex([bytes.red, bytes.green, bytes.blue][index]))
      } else {
        writer.value(decimal(components[index]))
      }
    }
    writer.endObject()
  }

  private static func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// A number with a decimal point, because Xcode reads one without as a fraction of 255, and
  /// without an exponent: a number that would need one is invisibly small on any screen.
  private static func decimal(_ number: Double) -> String {
    var output = OutputBuffer()
    output.write(number: number.magnitude < 1e-20 ? 0 : number)
    let text = output.text
    return text.contains(".") ? text : text + ".000"
  }
}
