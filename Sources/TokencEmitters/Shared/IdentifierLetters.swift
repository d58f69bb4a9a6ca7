/// The scalars that names in generated files are made of.
enum IdentifierLetters {
  /// Whether a scalar may stand in an identifier, in all languages and in all
  /// versions of Unicode alike.
  static func mayContain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIILetter(scalar) || ("0"..."9").contains(scalar) }
    let properties = scalar.properties
    guard properties.isXIDContinue, !properties.isDefaultIgnorableCodePoint else { return false }
    // An accent may stand behind its letter.
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
