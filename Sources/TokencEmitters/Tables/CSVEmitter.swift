import TokencText
import TokencDiagnostics
import TokencCore
import TokencSettings
import TokencJSON

extension Emitter {
  /// A table for spreadsheets (RFC 4180, except for LF as the line ending).
  static let csv = Emitter(
    name: "csv", summary: "a table for spreadsheets (RFC 4180), one column per mode",
    settings: .of(.csvSafe)
  ) { CSVEmitter($0, $1) }
}

private struct CSVEmitter: TokenWriter {
  private let modes: [ModeID]
  private let isSafe: Bool
  var locator: SourceLocator
  var output = OutputBuffer()
  private var isFirst = true
  /// Holds a field while it is built.
  private var scratch = OutputBuffer()

  init(_ resolved: ResolvedTokens, _ options: EmitterOptions) {
    modes = options.selection.modes
    isSafe = options.settings[.csvSafe]
    locator = SourceLocator(resolved.set.files)
  }

  mutating func begin(_ resolved: ResolvedTokens) {
    let names = modes.map { resolved.layers.modes[$0.index] }
    field("token")
    field("type")
    names.forEach { field($0) }
    if resolved.layers.modes == ["default"] {
      field("alias")
      field("source")
    } else {
      names.forEach { field("\($0).alias") }
      names.forEach { field("\($0).source") }
    }
    endLine()
  }

  mutating func end() {}

  mutating func write(_ id: TokenID, of resolved: ResolvedTokens) {
    let set = resolved.set
    field(set.pathBytes(id)[...])
    if let type = resolved.tokenType(id) {
      field(type.name(in: set.names))
    } else {
      absentField()
    }
    for mode in modes {
      guard resolved.isResolved(id, in: mode) else {
        absentField()
        continue
      }
      scratch.bytes.removeAll(keepingCapacity: true)
      let scalar = resolved.writePlain(id, in: mode, into: &scratch)
      field(scratch.bytes[...], isText: scalar == .string)
    }
    for mode in modes {
      guard resolved.isResolved(id, in: mode),
        let alias = resolved.aliasPath(of: id, in: mode)
      else {
        absentField()
        continue
      }
      field(alias)
    }
    for mode in modes {
      guard resolved.isResolved(id, in: mode),
        let value = resolved.layers.value(of: id, in: mode)
      else {
        absentField()
        continue
      }
      scratch.bytes.removeAll(keepingCapacity: true)
      locator.write(set.keyStart(set.values[value.index].definition), into: &scratch)
      field(scratch.bytes[...])
    }
    endLine()
  }

  private mutating func field(_ text: String) {
    field(Array(text.utf8)[...])
  }

  /// Appends a field, quoted if necessary.
  private mutating func field(_ text: ArraySlice<UInt8>, isText: Bool = true) {
    separate()
    let isGuarded = isSafe && isText && Self.isFormula(text)
    let needsQuotes =
      text.isEmpty || text.contains { $0 == 0x22 || $0 == 0x2c || $0 == 0x0a || $0 == 0x0d }
    guard needsQuotes else {
      if isGuarded { output.write(UInt8(ascii: "'")) }
      output.write(text)
      return
    }
    output.write(UInt8(ascii: "\""))
    if isGuarded { output.write(UInt8(ascii: "'")) }
    for byte in text {
      if byte == UInt8(ascii: "\"") { output.write(byte) }
      output.write(byte)
    }
    output.write(UInt8(ascii: "\""))
  }

  /// Appends a missing field, which differs from an empty text.
  private mutating func absentField() {
    separate()
  }

  private mutating func separate() {
    if !isFirst { output.write(UInt8(ascii: ",")) }
    isFirst = false
  }

  private mutating func endLine() {
    output.write(UInt8(ascii: "\n"))
    isFirst = true
  }

  /// Whether a spreadsheet would treat the text as a formula.
  private static func isFormula(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return "=+-@\t\r".utf8.contains(first)
  }
}
