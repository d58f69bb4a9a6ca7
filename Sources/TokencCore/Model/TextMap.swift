import TokencJSON

/// Values keyed by UTF-8 text, mainly for paths: it hashes eight bytes at a time, while a
/// dictionary hashes them one by one.
package struct TextMap<Value> {
  private var texts = NameTable()
  /// By the number of the text; nil if it was removed.
  private var values: [Value?] = []

  /// A map without texts.
  package init() {}

  /// Whether no text was ever given a value.
  package var isEmpty: Bool { values.isEmpty }

  /// The value of a text.
  package subscript(text: [UInt8]) -> Value? {
    get { self[text, text.indices] }
    set {
      let index = Int(texts.intern(text, text.indices).rawValue)
      if index == values.count { values.append(nil) }
      values[index] = newValue
    }
  }

  /// The value of the text in a range of bytes.
  package subscript(bytes: [UInt8], range: Range<Int>) -> Value? {
    texts.find(bytes, range).flatMap { values[Int($0.rawValue)] }
  }
}

extension TextMap: Sendable where Value: Sendable {}
