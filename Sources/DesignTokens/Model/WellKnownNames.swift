import JSON

/// The member names with a meaning, interned once so that the loader compares numbers.
struct WellKnownNames {
  /// The first of the type names, which follow each other.
  let firstTypeName: NameID
  let value: NameID
  let dollarValue: NameID
  let type: NameID
  let dollarType: NameID
  let dollarDescription: NameID
  let description: NameID
  let comment: NameID
  let dollarDeprecated: NameID
  let deprecated: NameID
  let dollarExtensions: NameID
  let dollarExtends: NameID
  let dollarRef: NameID
  let dollarRoot: NameID
  let dollarVersion: NameID
  let dollarSchema: NameID
  let dollarThemes: NameID
  let dollarMetadata: NameID
  let tokenSetOrder: NameID
  let unit: NameID
  let light: NameID
  let dark: NameID
  let theme: NameID
  let primitives: NameID
  let color: NameID
  let colors: NameID

  /// How many names were interned; every name with a meaning has a lower number.
  let count: UInt32

  /// Interns them all; the table must be empty.
  init(_ names: inout NameTable) {
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
    dollarVersion = names.intern("$version")
    dollarSchema = names.intern("$schema")
    dollarThemes = names.intern("$themes")
    dollarMetadata = names.intern("$metadata")
    tokenSetOrder = names.intern("tokenSetOrder")
    unit = names.intern("unit")
    light = names.intern("light")
    dark = names.intern("dark")
    theme = names.intern("theme")
    primitives = names.intern("primitives")
    color = names.intern("color")
    colors = names.intern("colors")
    count = UInt32(names.count)
  }
}
