/// A text in which markers such as `1️⃣` name places.
///
/// The markers are not part of the text: they are taken out, and each stands for the offset of the
/// byte behind it.
package struct MarkedText {
  /// The text without its markers, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The offset of each marker, by its digit.
  package private(set) var offsets: [Character: Int] = [:]

  /// Takes the markers out of a text.
  package init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var position = 0
    while position < scalars.count {
      if let digit = Self.digit(scalars, at: position) {
        offsets[digit] = bytes.count
        position += 3
      } else {
        bytes.append(contentsOf: String(scalars[position]).utf8)
        position += 1
      }
    }
  }

  /// The digits of the markers in a text, in order.
  static func digits(in text: String) -> [Character] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.compactMap { digit(scalars, at: $0) }
  }

  /// The marker of a digit, as it stands in a text.
  static func marker(_ digit: Character) -> String {
    "\(digit)\u{fe0f}\u{20e3}"
  }

  /// The digit of the marker that begins at a position: the digit itself, a variation selector, and
  /// the key cap around both.
  private static func digit(_ scalars: [Unicode.Scalar], at position: Int) -> Character? {
    guard position + 2 < scalars.count, ("0"..."9").contains(scalars[position]),
      scalars[position + 1] == "\u{fe0f}", scalars[position + 2] == "\u{20e3}"
    else { return nil }
    return Character(scalars[position])
  }
}
