package import TokencColor
import TokencJSON

extension ResolvedTokens {
  /// The color that a token has in a mode; nil if it has none or one that tokenc cannot read.
  package func color(of token: TokenID, in mode: ModeID) -> Color? {
    cursor(of: token, in: mode).flatMap { colorRead(at: $0) }
  }

  /// The color at the end of references; nil if tokenc cannot read it as one.
  func colorRead(at cursor: ValueCursor) -> Color? {
    let reading: ColorReading
    switch node(at: cursor).kind {
    case .string: reading = Color.read(textSlice(at: cursor))
    case .object: reading = ColorObject.read(cursor, self)
    default: return nil
    }
    guard case .color(let color) = reading else { return nil }
    return color
  }
}
