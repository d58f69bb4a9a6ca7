import TokencCore
import TokencText
import TokencJSON

/// The transformed value of one text or number of a Tokens Studio file.
enum StudioLeaf: Equatable {
  case unchanged
  case number(Double)
  /// A number with the digits of the source.
  case digits([UInt8])
  case text([UInt8])
  case truth(Bool)
  /// Font names.
  case list([[UInt8]])
  /// A weight with a slope; a slope alone has no number.
  case weight(Double?, slope: String)
  /// Arithmetic without a finite result.
  case infinite

  /// Transforms a text.
  static func transform(_ text: ArraySlice<UInt8>, _ kind: StudioKind) -> StudioLeaf {
    switch kind {
    case .text: return .unchanged
    case .color: return StudioColor.transformed(text).map { .text($0) } ?? .unchanged
    case .fontFamily: return families(text)
    case .boolean: return truth(text)
    default: break
    }
    switch Maths.evaluate(text) {
    case .infinite: return .infinite
    case .number(let number):
      switch kind {
      case .dimension: return .text(pixels(number))
      case .letterSpacing: return number == 0 ? .text(pixels(0)) : .number(number)
      default: return .number(number)
      }
    case .text(let result): return finish(result[...], kind) ?? .text(result)
    case .unchanged: return finish(text, kind) ?? .unchanged
    }
  }

  /// Transforms a number, given by its digits.
  static func transform(number digits: ArraySlice<UInt8>, _ kind: StudioKind) -> StudioLeaf {
    switch kind {
    case .dimension: return .text(isZero(digits) ? pixels(0) : Array(digits) + Array("px".utf8))
    case .letterSpacing: return isZero(digits) ? .text(pixels(0)) : .unchanged
    default: return .unchanged
    }
  }

  /// The transformation after arithmetic; nil if there is none.
  private static func finish(_ text: ArraySlice<UInt8>, _ kind: StudioKind) -> StudioLeaf? {
    switch kind {
    case .dimension: return inPixels(text).map { .text($0) }
    case .letterSpacing: return spacing(text)
    case .lineHeight, .opacity: return percentage(text) ?? plainNumber(text)
    case .number: return plainNumber(text)
    case .fontWeight: return plainNumber(text) ?? weight(text)
    default: return nil
    }
  }

  private static func pixels(_ number: Double) -> [UInt8] {
    var output = OutputBuffer()
    output.write(number: number)
    output.write("px")
    return output.bytes
  }

  private static func isZero(_ digits: ArraySlice<UInt8>) -> Bool {
    Double(String(decoding: digits, as: UTF8.self)) == 0
  }

  /// The text with `px` after each number without a unit.
  private static func inPixels(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    // There may be a blank between a number and its unit.
    if let quantity = Quantity(text), !quantity.unit.isEmpty { return nil }
    let words = Maths.words(of: text)
    // A text that could not be calculated stays unchanged.
    guard words.allSatisfy({ $0.first.map(ASCII.isLetter) == true || Quantity($0) != nil }) else {
      return nil
    }
    var output = OutputBuffer()
    var isChanged = false
    for word in words {
      if !output.bytes.isEmpty { output.write(UInt8(ascii: " ")) }
      guard let quantity = Quantity(word), quantity.unit.isEmpty else {
        output.write(word)
        continue
      }
      isChanged = true
      output.write(word)
      output.write("px")
    }
    return isChanged ? output.bytes : nil
  }

  private static func spacing(_ text: ArraySlice<UInt8>) -> StudioLeaf? {
    guard let quantity = Quantity(text),
      let number = Double(String(decoding: text[quantity.number], as: UTF8.self))
    else { return nil }
    guard quantity.unit.isEmpty || quantity.unit == "%" else { return nil }
    if number == 0 { return .text(pixels(0)) }
    guard quantity.unit == "%" else { return nil }
    var output = OutputBuffer()
    output.write(number: number.shifted(byDecimals: -2))
    output.write("em")
    return .text(output.bytes)
  }

  private static func percentage(_ text: ArraySlice<UInt8>) -> StudioLeaf? {
    guard let quantity = Quantity(text), quantity.unit == "%",
      let number = Double(String(decoding: text[quantity.number], as: UTF8.self))
    else { return nil }
    return .number(number.shifted(byDecimals: -2))
  }

  /// A number written as text.
  private static func plainNumber(_ text: ArraySlice<UInt8>) -> StudioLeaf? {
    guard let quantity = Quantity(text), quantity.unit.isEmpty else { return nil }
    let digits = text[quantity.number]
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      return nil
    }
    let plain = JSONNumber.text(of: digits)
    let unsigned = plain.drop { $0 == UInt8(ascii: "-") }
    let hasLeadingZero =
      unsigned.first == UInt8(ascii: "0") && unsigned.dropFirst().first.map(ASCII.isDigit) == true
    return hasLeadingZero ? .number(value) : .digits(plain)
  }

  private static func weight(_ text: ArraySlice<UInt8>) -> StudioLeaf? {
    guard let name = StudioWeights.read(String(decoding: text, as: UTF8.self)) else { return nil }
    guard let slope = name.slope else { return name.number.map { .number($0) } }
    return .weight(name.number, slope: slope)
  }

  private static func truth(_ text: ArraySlice<UInt8>) -> StudioLeaf {
    switch String(decoding: text, as: UTF8.self) {
    case "true": .truth(true)
    case "false": .truth(false)
    default: .unchanged
    }
  }

  /// Several names as a list; quotes are not part of a name.
  private static func families(_ text: ArraySlice<UInt8>) -> StudioLeaf {
    guard let names = FontFamilies.names(in: text) else { return .unchanged }
    if names.count > 1 { return .list(names.map { Array($0) }) }
    return names[0].elementsEqual(text) ? .unchanged : .text(Array(names[0]))
  }
}
