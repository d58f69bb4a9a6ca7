/// A text that equals another one only if both have the same code points.
///
/// Names of tokens, sets, themes and modes are compared this way; `String` treats `é` and `e` with
/// a combining accent as equal.
///
///     ExactText("caf\u{e9}") == ExactText("cafe\u{301}")  // false
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension ExactText: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}
