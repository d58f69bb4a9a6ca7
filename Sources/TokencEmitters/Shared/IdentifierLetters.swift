/// The scalars allowed in generated identifiers.
enum IdentifierLetters {
  /// Whether a scalar is allowed in an identifier, in every language and every version of Unicode.
  static func mayContain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIILetter(scalar) || ("0"..."9").contains(scalar) }
    let properties = scalar.properties
    guard properties.isXIDContinue, !properties.isDefaultIgnorableCodePoint else { return false }
    // An accent may follow its letter.
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
      || properties.generalCategory == .spacingMark
  }

  /// Whether an identifier may begin with a scalar.
  static func mayBegin(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIILetter(scalar) }
    return scalar.properties.isAlphabetic && scalar.properties.isXIDStart
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
