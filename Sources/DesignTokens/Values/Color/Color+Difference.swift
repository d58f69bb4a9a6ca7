#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Color {
  /// The coordinates in OKLab: lightness and two axes.
  package var oklab: SIMD3<Double> {
    let lms = Matrix3x3.xyzD65ToLMS * xyzD65
    return Matrix3x3.lmsRootsToOKLab * SIMD3(cbrt(lms.x), cbrt(lms.y), cbrt(lms.z))
  }

  /// How far two colours look apart: ΔEOK of CSS Color 4, 0 for the same and 1 from black to white.
  ///
  /// The plain distance in OKLab. It is as even to the eye as CIEDE2000 for what a reviewer asks,
  /// has no jumps and no branches, costs two matrices, and is what CSS maps gamuts with; about 0.02
  /// is just noticeable. Alpha takes no part.
  package func difference(from other: Color) -> Double {
    let distance = oklab - other.oklab
    return (distance * distance).sum().squareRoot()
  }

  /// The same colour in sRGB where its space is only another way to write sRGB.
  var inPlainSRGB: Color {
    guard space == .hsl || space == .hwb, missing.isEmpty else { return self }
    return Color(.srgb, srgb, alpha: alpha)
  }
}
