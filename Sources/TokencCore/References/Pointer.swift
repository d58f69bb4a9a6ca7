import TokencText

/// A JSON Pointer in the fragment of a `$ref` (RFC 6901; DTCG 2025.10 Format module, section 7).
package enum Pointer {
  /// The names and indices of `#/a/b~1c`; nil if it is not a pointer into the same document.
  package static func steps(_ text: [UInt8]) -> [[UInt8]]? {
    guard text.starts(with: "#/".utf8) else { return nil }
    let parts = text.dropFirst(2).split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var steps: [[UInt8]] = []
    for part in parts {
      guard let step = unescaped(part) else { return nil }
      steps.append(step)
    }
    return steps
  }

  /// A step with `~1` as `/` and `~0` as `~`; nil for any other `~`.
  private static func unescaped(_ part: ArraySlice<UInt8>) -> [UInt8]? {
    guard part.contains(UInt8(ascii: "~")) else { return Array(part) }
    var step: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        step.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): step.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): step.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return step
  }

  /// A step with `%20` and the like decoded, since a pointer is the fragment of a URI.
  package static func percentDecoded(_ step: [UInt8]) -> [UInt8] {
    guard step.contains(UInt8(ascii: "%")) else { return step }
    var decoded: [UInt8] = []
    var index = 0
    while index < step.count {
      if step[index] == UInt8(ascii: "%"), index + 2 < step.count,
        let high = ASCII.hexDigit(step[index + 1]), let low = ASCII.hexDigit(step[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(step[index])
        index += 1
      }
    }
    return decoded
  }

  /// The array index that a step names: decimal digits without a leading zero.
  package static func index(_ step: [UInt8]) -> Int? {
    guard step.count < 10, step.allSatisfy(ASCII.isDigit), step.count == 1 || step.first != 0x30
    else { return nil }
    return Int(String(decoding: step, as: UTF8.self))
  }
}
