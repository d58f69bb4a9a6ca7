import TokencColor
import Testing

@testable import TokencCore

/// Where the curves of CSS Color 4 pass into lines: on each side the numbers are those of the
/// formula that holds there, to the last digits, which tells 0.04045 from the 0.03928 of old texts.
@Suite struct ColorThresholdTests {
  @Test(arguments: [0, 0.0399, 0.03928, 0.04, 0.0404, 0.04045])
  func `sRGB is linear up to 0_04045`(_ value: Double) {
    #expect(Color.decodeSRGB(value) == value / 12.92)
    #expect(Color.decodeSRGB(-value) == -value / 12.92)
  }

  @Test(arguments: [0.040_451, 0.0405, 0.5, 1])
  func `sRGB is a curve above 0_04045`(_ value: Double) {
    let curve = Color.signedPower((value + 0.055) / 1.055, 2.4)
    #expect(Color.decodeSRGB(value) == curve)
    #expect(Color.decodeSRGB(-value) == -curve)
  }

  @Test(arguments: [0, 0.003, 0.00304, 0.0031308])
  func `sRGB is encoded linearly up to 0_0031308`(_ value: Double) {
    #expect(Color.encodeSRGB(value) == value * 12.92)
    #expect(Color.encodeSRGB(-value) == -value * 12.92)
  }

  @Test(arguments: [0.003_130_9, 0.00314, 0.5, 1])
  func `sRGB is encoded by the curve above 0_0031308`(_ value: Double) {
    let curve = 1.055 * Color.signedPower(value, 1 / 2.4) - 0.055
    #expect(Color.encodeSRGB(value) == curve)
    #expect(Color.encodeSRGB(-value) == -curve)
  }

  @Test func `ProPhoto is linear up to 1_32 and down from 1_512`() {
    #expect(Color.decodeProPhoto(0.03) == 0.03 / 16)
    #expect(Color.decodeProPhoto(-0.03) == -0.03 / 16)
    #expect(Color.decodeProPhoto(0.0313) == Color.signedPower(0.0313, 1.8))
    #expect(Color.decodeProPhoto(0.033) == Color.signedPower(0.033, 1.8))
    #expect(Color.encodeProPhoto(0.0019) == 0.0019 * 16)
    #expect(Color.encodeProPhoto(-0.0019) == -0.0019 * 16)
    #expect(Color.encodeProPhoto(0.00196) == Color.signedPower(0.00196, 1 / 1.8))
    #expect(Color.encodeProPhoto(0.5) == Color.signedPower(0.5, 1 / 1.8))
  }

  /// Cubes just below and above 216/24389, where CIE 15 has Lab pass from a line into a root.
  @Test(arguments: [0, 0.004, 0.0088, 0.00885, 0.008856, 0.00886, 0.0089, 0.01, 0.5, 1])
  func `Lab is a line up to 216_24389`(_ y: Double) {
    let root = y <= 216.0 / 24389 ? (24389.0 / 27 * y + 16) / 116 : Color.cubeRoot(y)
    let lab = Color.xyzD50ToLab(SIMD3(0, y, 0))
    #expect((lab.x - (116 * root - 16)).magnitude < 1e-12)
    let back = Color.labToXYZD50(SIMD3(116 * root - 16, 0, 0))
    #expect((back.y - y).magnitude < 1e-12)
  }

  @Test func `the line and the root of Lab differ beside the threshold by what is told here`() {
    // The distance grows with the square, so that a threshold elsewhere shows.
    for y in [0.0087, 0.009] {
      let line = (24389.0 / 27 * y + 16) / 116
      #expect((line - Color.cubeRoot(y)).magnitude > 1e-7)
    }
  }
}
