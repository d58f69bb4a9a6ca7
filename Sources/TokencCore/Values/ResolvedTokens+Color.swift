package import TokencColor
import TokencJSON

extension ResolvedTokens {
  /// The color that a token has in a mode; nil if it has none or one that tokenc cannot read.
  package func color(of token: TokenID, in mode: ModeID) -> Color? {
    guard let cursor = cursor(of: token, in: mode) else { return nil }
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
