import TokencJSON

/// A dimension or duration as an object, `{"value": 16, "unit": "px"}`.
struct QuantityObject {
  /// The number's digits as written.
  let number: ArraySlice<UInt8>
  let unit: String
  let numberCursor: ValueCursor
  let unitCursor: ValueCursor
  /// Whether the number is a JSON number rather than text.
  let isNumber: Bool

  /// Reads an object with exactly these two members, the unit being a text.
  init?(_ cursor: ValueCursor, _ resolved: ResolvedTokens) {
    var value: ValueCursor?
    var unit: ValueCursor?
    for child in resolved.children(of: cursor) {
      switch resolved.name(at: child) {
      case "value": value = child
      case "unit": unit = child
      default: return nil
      }
    }
    guard let value, let unit else { return nil }
    // Faults are reported at the reference, not at the token behind it.
    numberCursor = value
    unitCursor = unit
    let followed = (value: resolved.follow(value), unit: resolved.follow(unit))
    guard resolved.node(at: followed.unit).kind == .string else { return nil }
    let node = resolved.node(at: followed.value)
    switch node.kind {
    case .number: number = resolved.tree(of: followed.value).text(of: Int(followed.value.node))[...]
    case .string: number = resolved.text(at: followed.value)[...]
    default: return nil
    }
    isNumber = node.kind == .number
    self.unit = String(decoding: resolved.text(at: followed.unit), as: UTF8.self)
  }

  /// Whether it can be read as a dimension or duration.
  func isRead(as type: TokenType?) -> Bool {
    isNumber && Quantity.units(of: type).contains(unit)
  }
}
