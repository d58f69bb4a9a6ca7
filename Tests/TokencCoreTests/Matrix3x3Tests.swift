import Testing

@testable import TokencColor

/// Every matrix has a counterpart, so a wrong digit in either shows in their product.
@Suite struct Matrix3x3Tests {
  private static let pairs: [(String, Matrix3x3, Matrix3x3)] = [
    ("sRGB", .srgbToXYZD65, .xyzD65ToSRGB),
    ("Display P3", .displayP3ToXYZD65, .xyzD65ToDisplayP3),
    ("A98 RGB", .a98RGBToXYZD65, .xyzD65ToA98RGB),
    ("Rec. 2020", .rec2020ToXYZD65, .xyzD65ToRec2020),
    ("ProPhoto RGB", .proPhotoRGBToXYZD50, .xyzD50ToProPhotoRGB),
    ("D65 and D50", .xyzD65ToD50, .xyzD50ToD65),
    ("OKLab", .oklabToLMSRoots, .lmsRootsToOKLab),
    ("the cones", .lmsToXYZD65, .xyzD65ToLMS),
  ]

  @Test(arguments: pairs)
  func `a matrix and its counterpart undo each other`(
    _ name: String, _ there: Matrix3x3, _ back: Matrix3x3
  ) {
    let axes: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    for axis in axes {
      let difference = back * (there * axis) - axis
      for index in 0..<3 {
        #expect(abs(difference[index]) < 1e-13, "\(name): \(difference)")
      }
    }
  }
}
