package import TokencJSON

/// The member names that carry meaning, interned once so that the loader compares numbers.
package struct WellKnownNames {
  /// The first of the type names, which are consecutive.
  package let firstTypeName: NameID
  package let value: NameID
  package let dollarValue: NameID
  package let type: NameID
  package let dollarType: NameID
  package let dollarDescription: NameID
  package let description: NameID
  package let comment: NameID
  package let dollarDeprecated: NameID
  package let deprecated: NameID
  package let dollarExtensions: NameID
  package let dollarExtends: NameID
  package let dollarRef: NameID
  package let dollarRoot: NameID
  package let dollarSchema: NameID
  package let light: NameID
  package let dark: NameID

  /// How many names were interned; every name that carries meaning has a lower number.
  package let count: UInt32

  /// Interns them all; the table must be empty.
  package init(_ names: inout NameTable) {
    firstTypeName = names.intern(TokenType.knownNames[0])
    for name in TokenType.knownNames.dropFirst() { _ = names.intern(name) }
    value = names.intern("value")
    dollarValue = names.intern("$value")
    type = names.intern("type")
    dollarType = names.intern("$type")
    dollarDescription = names.intern("$description")
    description = names.intern("description")
    comment = names.intern("comment")
    dollarDeprecated = names.intern("$deprecated")
    deprecated = names.intern("deprecated")
    dollarExtensions = names.intern("$extensions")
    dollarExtends = names.intern("$extends")
    dollarRef = names.intern("$ref")
    dollarRoot = names.intern("$root")
    dollarSchema = names.intern("$schema")
    light = names.intern("light")
    dark = names.intern("dark")
    count = UInt32(names.count)
  }
}
