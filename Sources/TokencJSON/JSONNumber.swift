/// Numbers that only JSON5 allows (JSON5 section 6), in JSON notation.
package enum JSONNumber {
  /// `+1`, `.5`, `5.` and `0xFF` as `1`, `0.5`, `5` and `255`; other digits are kept.
  package static func text(of number: ArraySlice<UInt8>) -> [UInt8] {
    var digits = number
    var text: [UInt8] = []
    if digits.first == UInt8(ascii: "-") { text.append(UInt8(ascii: "-")) }
    if let first = digits.first, "+-".utf8.contains(first) { digits.removeFirst() }
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      let value = digits.dropFirst(2).reduce(UInt64(0)) {
        $0 << 4 | UInt64(JSONString.hexDigit($1) ?? 0)
      }
      return text + Array(String(value).utf8)
    }
    if digits.first == UInt8(ascii: ".") { text.append(UInt8(ascii: "0")) }
    for (index, byte) in zip(digits.indices, digits) {
      let next = index + 1 < digits.endIndex ? digits[index + 1] : 0
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
      if byte == UInt8(ascii: "."), !isDigit { continue }
      text.append(byte)
    }
    return text
  }
}
