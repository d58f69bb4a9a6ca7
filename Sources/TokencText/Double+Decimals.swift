extension Double {
  /// The nearest number with so many decimals, at most 15; halves are rounded away from zero.
  ///
  /// The exact value of the number is rounded, and the result is the `Double` that a text with
  /// these decimals reads as, so it has no further digits: 0.1 + 0.2 becomes 0.3.
  package func rounded(toDecimals decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let product = magnitude * scale
    // From here on a `Double` has no decimals to round.
    guard product < 4_503_599_627_370_496 else { return self }
    // The rounding error of the multiplication.
    let rest = (-product).addingProduct(magnitude, scale)
    var whole = product.rounded(.down)
    if (product - whole) + rest >= 0.5 { whole += 1 }
    return whole == 0 ? 0 : self < 0 ? -whole / scale : whole / scale
  }

  /// The number with its decimal point moved to the right by `count` digits, without the error of
  /// a multiplication: 0.07 moved by 2 is 7.
  package func shifted(byDecimals count: Int) -> Double {
    let parts = description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return parts.first.flatMap { Double("\($0)e\(exponent + count)") } ?? self
  }
}
