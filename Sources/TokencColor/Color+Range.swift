import TokencText

extension Color {
  /// A number outside its allowed range.
  package struct RangeFault: Error, Equatable {
    /// Which number: 0 to 2 for a component, `nil` for alpha.
    package let index: Int?
    package let component: ColorComponent
    package let value: Double

    /// The fault for users, with the value in its shortest spelling.
    package var fault: ColorFault {
      var output = OutputBuffer()
      output.write(number: value)
      return .outOfRange(
        component: component.name, value: output.text,
        allowed: component.allowed(insteadOf: value))
    }
  }

  /// A color made of unchecked numbers, each checked against its range.
  ///
  /// - Parameters:
  ///   - space: what the components mean.
  ///   - components: the numbers, in the units of ``ColorSpace/components``.
  ///   - missing: which of the numbers are `none`; those are not checked.
  ///   - alpha: opacity from 0 to 1.
  ///   - isStrict: whether the axes of XYZ end at 1, as in DTCG, or at 1.1.
  /// - Returns: the color, or the first number that is out of range.
  package static func make(
    space: ColorSpace, components: SIMD3<Double>, missing: Missing = [], alpha: Double = 1,
    isStrict: Bool = false
  ) -> Result<Color, RangeFault> {
    var components = components
    let rules = isStrict ? space.components : space.lenientComponents
    for index in 0..<3 {
      if missing.contains(.component(index)) {
        components[index] = 0
      } else if !rules[index].contains(components[index]) {
        return .failure(
          RangeFault(index: index, component: rules[index], value: components[index]))
      }
    }
    let isAlphaMissing = missing.contains(.alpha)
    guard isAlphaMissing || ColorComponent.alpha.contains(alpha) else {
      return .failure(RangeFault(index: nil, component: .alpha, value: alpha))
    }
    return .success(Color(space, components, missing: missing, alpha: isAlphaMissing ? 0 : alpha))
  }
}
