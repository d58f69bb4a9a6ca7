import TokencText
import TokencCore

/// One Unicode scalar of a source line, as a terminal shows it.
struct SourceCell {
  /// Stands for an omitted part.
  static let ellipsis = SourceCell("…", byteCount: 0)

  /// The scalar, or its escape if it is not printable.
  let text: String
  /// How many bytes of the line it stands for.
  let byteCount: Int
  let isTab: Bool

  private init(_ scalar: Unicode.Scalar, byteCount: Int) {
    isTab = scalar == "\t"
    text = isTab ? "\t" : VisibleText.of(scalar)
    self.byteCount = byteCount
  }

  /// The width in columns; 0 for a tab, whose width depends on the terminal.
  var width: Int { isTab ? 0 : DisplayWidth.of(text) }

  /// The width used to shorten lines: at least 1, so that no line is endless.
  var room: Int { isTab ? 8 : max(1, width) }

  /// The scalars of some UTF-8; invalid bytes become U+FFFD.
  static func all(in bytes: ArraySlice<UInt8>) -> [SourceCell] {
    var cells: [SourceCell] = []
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let units):
        cells.append(SourceCell(Unicode.UTF8.decode(units), byteCount: units.count))
      case .error(let length): cells.append(SourceCell("\u{fffd}", byteCount: length))
      case .emptyInput: return cells
      }
    }
  }
}
