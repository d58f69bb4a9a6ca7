import TokencText

/// The arguments of a CSS function as literal numbers, and the separators between them.
struct CSSArguments {
  /// A number with its unit, or the keyword `none`.
  struct Value {
    /// The value as written.
    var text: ArraySlice<UInt8>
    /// The number; `nil` for `none`.
    var number: CSSNumber?
    var unit = CSSUnit.none
  }

  enum Separator {
    case blank, comma, slash
  }

  /// The outcome of reading arguments.
  enum Reading {
    case literal(CSSArguments)
    /// Something that has to be computed, or that CSS Color 4 does not define.
    case foreign
    case wrong(ColorFault.ArgumentFault)
  }

  private(set) var values: [Value] = []
  /// The separators between the values, one fewer than the values.
  private(set) var separators: [Separator] = []
  private var rest: ArraySlice<UInt8>
  /// The separator after the last value so far; `nil` if there is none yet.
  private var pending: Separator?
  private var fault: ColorFault.ArgumentFault?

  /// Reads the text inside the parentheses; "foreign" takes precedence over "wrong".
  static func read(_ text: ArraySlice<UInt8>) -> Reading {
    var arguments = CSSArguments(rest: text)
    while !arguments.rest.isEmpty {
      guard arguments.take() else { return .foreign }
    }
    if arguments.pending == .comma || arguments.pending == .slash {
      arguments.report(.separators)
    }
    return arguments.fault.map(Reading.wrong) ?? .literal(arguments)
  }

  private init(rest: ArraySlice<UInt8>) {
    self.rest = rest
    values.reserveCapacity(4)
    separators.reserveCapacity(3)
  }

  /// Reads one separator, value or stray character.
  ///
  /// - Returns: whether the arguments are literal so far.
  private mutating func take() -> Bool {
    guard let byte = rest.first else { return true }
    switch byte {
    case UInt8(ascii: ","): takeSeparator(.comma)
    case UInt8(ascii: "/"): takeSeparator(.slash)
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      // Directly after a number, a sign makes a sum.
      let isSum = pending == nil && !values.isEmpty
      return !isSum && takeNumber()
    case _ where ASCII.isBlank(byte):
      rest.removeFirst()
      if pending == nil { pending = .blank }
    case _ where ASCII.isLetter(byte): return takeNone()
    case _ where Self.computing.contains(byte): return false
    case _ where !takeNumber():
      let scalar = ASCII.firstScalar(of: rest)
      report(.character(scalar))
      rest.removeFirst(min(rest.count, UTF8.width(scalar)))
    default: break
    }
    return true
  }

  private mutating func takeSeparator(_ separator: Separator) {
    if values.isEmpty || pending == .comma || pending == .slash { report(.separators) }
    pending = separator
    rest.removeFirst()
  }

  private mutating func takeNumber() -> Bool {
    guard let number = CSSNumber(prefixOf: rest) else { return false }
    let behind = rest[number.end...]
    let unit: ArraySlice<UInt8> =
      switch behind.first {
      case UInt8(ascii: "%")?: behind.prefix(1)
      case let byte? where ASCII.isLetter(byte): behind.prefix(while: ASCII.isNamePart)
      default: []
      }
    let end = number.end + unit.count
    append(Value(text: rest[..<end], number: number, unit: CSSUnit(unit)))
    return true
  }

  private mutating func takeNone() -> Bool {
    let word = rest.prefix(while: ASCII.isNamePart)
    guard ASCII.isEqual(word, "none") else { return false }
    append(Value(text: word))
    return true
  }

  private mutating func append(_ value: Value) {
    if !values.isEmpty {
      if pending == nil { report(.separators) }
      separators.append(pending ?? .blank)
    }
    values.append(value)
    pending = nil
    rest = rest[value.text.endIndex...]
  }

  private mutating func report(_ fault: ColorFault.ArgumentFault) {
    if self.fault == nil { self.fault = fault }
  }

  /// The first characters of functions, variables, colors and products.
  private static let computing = Array("(#*_$@{\"'".utf8)
}
