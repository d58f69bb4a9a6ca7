/// Mixtures of two colors (CSS Color 4, section 12), and steps toward white and black.
extension Color {
  /// Interpolates toward another color in a space.
  ///
  /// A component that is `none` in one color takes the other's value. Hues take the shorter arc.
  /// Unlike in CSS, colors outside the gamut of the space are mapped into it first, and components
  /// are not premultiplied by alpha: this is what Color.js does, whose results design tools rely
  /// on.
  ///
  /// - Parameters:
  ///   - other: the color at the far end.
  ///   - amount: how far, from 0 for this color to 1 for the other.
  ///   - space: the space to interpolate in.
  /// - Returns: the color in that space.
  package func mixed(with other: Color, amount: Double, in space: ColorSpace) -> Color {
    let start = takingPart(in: space)
    let end = other.takingPart(in: space)
    var components = SIMD3<Double>()
    var missing: Missing = []
    for index in 0..<3 {
      let pair = (start.component(index), end.component(index))
      let isHue = index == space.hueIndex
      if let mixed = Self.mixed(pair.0, pair.1, amount, isHue: isHue) {
        components[index] = mixed
      } else {
        missing.insert(.component(index))
      }
    }
    let opacities = (start.opacity, end.opacity)
    let alpha = Self.mixed(opacities.0, opacities.1, amount, isHue: false)
    if alpha == nil { missing.insert(.alpha) }
    return Color(space, components, missing: missing, alpha: alpha ?? 0)
  }

  /// The color moved toward white in a space by a fraction of the distance.
  ///
  /// Hue stays, and in HSL saturation too; every other component moves by that fraction toward its
  /// value in white. None exceeds its upper bound.
  package func lightened(by amount: Double, in space: ColorSpace) -> Color {
    moved(towards: .srgb(1), by: amount, in: space) { component, value in
      min(value, component.upperBound)
    }
  }

  /// The color moved toward black in a space by a fraction of the distance.
  ///
  /// Hue stays, and in HSL saturation too; every other component moves by that fraction toward its
  /// value in black. None falls below its lower bound.
  package func darkened(by amount: Double, in space: ColorSpace) -> Color {
    moved(towards: .srgb(0), by: amount, in: space) { component, value in
      max(value, component.lowerBound)
    }
  }

  /// The color with another opacity, from 0 to 1.
  package func withAlpha(_ alpha: Double) -> Color {
    Color(space, components, missing: missing.subtracting(.alpha), alpha: alpha)
  }

  /// The gray with the same number for red, green and blue.
  private static func srgb(_ component: Double) -> Color {
    Color(.srgb, SIMD3(repeating: component))
  }

  private func moved(
    towards end: Color, by amount: Double, in space: ColorSpace,
    _ bounded: (ColorComponent, Double) -> Double
  ) -> Color {
    let start = converted(to: space)
    var components = start.components
    let goal = end.components(in: space)
    let kept: Set<Int> = space == .hsl ? [0, 1] : Set([space.hueIndex].compactMap(\.self))
    for index in 0..<3 where !kept.contains(index) {
      let moved = components[index] + (goal[index] - components[index]) * amount
      components[index] = bounded(space.lenientComponents[index], moved)
    }
    return Color(space, components, missing: start.missing, alpha: start.alpha)
  }
}

extension Color {
  /// The color as an endpoint of interpolation in a space: in its gamut, and with its `none`
  /// components carried forward to analogous ones (CSS Color 4, section 12.2).
  private func takingPart(in target: ColorSpace) -> Color {
    let mapped = gamutMapped(to: target)
    guard target != space else { return mapped }
    var missing = mapped.missing
    for (index, component) in target.components.enumerated() {
      let isCarried = (0..<3).contains { own in
        self.missing.contains(.component(own)) && space.components[own].isAnalogous(to: component)
      }
      if isCarried { missing.insert(.component(index)) }
    }
    return Color(target, mapped.components, missing: missing, alpha: alpha)
  }

  private func component(_ index: Int) -> Double? {
    missing.contains(.component(index)) ? nil : components[index]
  }

  private var opacity: Double? { missing.contains(.alpha) ? nil : alpha }

  private static func mixed(
    _ start: Double?, _ end: Double?, _ amount: Double, isHue: Bool
  ) -> Double? {
    guard let start, let end else { return start ?? end }
    guard isHue else { return start + (end - start) * amount }
    var arc = end - start
    if arc > 180 { arc -= 360 }
    if arc < -180 { arc += 360 }
    let hue = start + arc * amount
    return hue < 0 ? hue + 360 : hue >= 360 ? hue - 360 : hue
  }
}

extension ColorComponent {
  /// Whether two components of different spaces are analogous (CSS Color 4, section 12.2).
  fileprivate func isAnalogous(to other: ColorComponent) -> Bool {
    name == other.name
      || Self.analogies.contains { $0.contains(name) && $0.contains(other.name) }
  }

  private static let analogies = [
    ["red", "x"], ["green", "y"], ["blue", "z"], ["chroma", "saturation"],
  ]
}
