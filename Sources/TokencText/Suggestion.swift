/// The question after a name that is not known.
package enum Suggestion {
  /// `did you mean 'brand'?`, with the code points where the two names look the same.
  package static func didYouMean(_ name: String, insteadOf written: String) -> String {
    guard name == written, !name.hasSameBytes(as: written) else {
      return "did you mean '\(name)'?"
    }
    var meant = name.unicodeScalars[...]
    var found = written.unicodeScalars[...]
    while let first = meant.first, first == found.first {
      meant.removeFirst()
      found.removeFirst()
    }
    while let last = meant.last, last == found.last {
      meant.removeLast()
      found.removeLast()
    }
    return "did you mean '\(name)', with \(text(meant)) instead of \(text(found))?"
  }

  /// `U+0065 U+0301`; what is not there is nothing.
  private static func text(_ scalars: Substring.UnicodeScalarView) -> String {
    guard !scalars.isEmpty else { return "nothing" }
    return scalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
