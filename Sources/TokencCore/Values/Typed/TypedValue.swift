package import TokencColor
package import TokencText

/// A resolved value in terms of its type, for emitters that write typed code.
package enum TypedValue: Equatable, Sendable {
  case color(Color)
  case dimension(Length)
  /// In seconds.
  case duration(Double)
  case number(Double)
  case boolean(Bool)
  case text(ExactText)
  /// The families, the preferred one first.
  case fontFamily([ExactText])
  /// From 1 to 1000.
  case fontWeight(Double)
  /// The two control points: x1, y1, x2, y2.
  case cubicBezier(SIMD4<Double>)
  case strokeStyle(StrokeStyle)
  case border(Border)
  case transition(Transition)
  case shadow([Shadow])
  case gradient([GradientStop])
  case typography(Typography)
}

/// A number of pixels or root ems.
package struct Length: Equatable, Hashable, Sendable {
  package var value: Double
  /// Whether the unit is `rem` rather than `px`.
  package var isRelative: Bool

  package init(_ value: Double, isRelative: Bool = false) {
    self.value = value
    self.isRelative = isRelative
  }

  /// The length in pixels, with `base` pixels per root em.
  package func pixels(base: Double) -> Double {
    isRelative ? value * base : value
  }
}

/// How a line is drawn.
package enum StrokeStyle: Equatable, Sendable {
  /// A keyword, such as `dashed`.
  case keyword(String)
  case dashes([Length], cap: String)

  /// The keywords (DTCG 2025.10, Format module, section 9.2).
  static let keywords = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]
  /// The ends that a dash may have.
  static let caps = ["round", "butt", "square"]
}

package struct Border: Equatable, Sendable {
  package var color: Color
  package var width: Length
  package var style: StrokeStyle
}

package struct Transition: Equatable, Sendable {
  /// In seconds.
  package var duration: Double
  /// In seconds.
  package var delay: Double
  /// The two control points: x1, y1, x2, y2.
  package var curve: SIMD4<Double>
}

package struct Shadow: Equatable, Sendable {
  package var color: Color
  package var offsetX: Length
  package var offsetY: Length
  package var blur: Length
  package var spread: Length
  package var isInset: Bool
}

package struct GradientStop: Equatable, Sendable {
  package var color: Color
  /// From 0 to 1.
  package var position: Double
}
