import TokencText

/// Font families in one text, as CSS and Figma list them.
package enum FontFamilies {
  /// `Arial Black, 'Suisse Intl', sans-serif` as names without quotes; nil if one is empty.
  package static func names(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var names: [ArraySlice<UInt8>] = []
    var from = text.startIndex
    var quote: UInt8?
    for (index, byte) in zip(text.indices, text) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if "\"'".utf8.contains(byte), ASCII.trimmed(text[from..<index]).isEmpty {
        // Only at the beginning of a name: elsewhere it is an apostrophe.
        quote = byte
      } else if byte == UInt8(ascii: ",") {
        names.append(text[from..<index])
        from = index + 1
      }
    }
    names.append(text[from...])
    let plain = names.map { unquoted(ASCII.trimmed($0)) }
    return plain.contains(where: \.isEmpty) ? nil : plain
  }

  private static func unquoted(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard name.count > 2, let first = name.first, "\"'".utf8.contains(first), name.last == first
    else { return name }
    return name.dropFirst().dropLast()
  }
}
