import Foundation
package import Testing

/// Expects that a text is what the golden file beside the test holds.
///
/// With `TOKENC_RECORD=1` in the environment the file is written instead, and the test fails, so
/// that a recording never passes unseen.
///
/// - Parameters:
///   - actual: the text.
///   - name: the path of the golden file from the folder of the test's source.
///   - testFile: the test's source.
///   - sourceLocation: where a difference is reported.
/// - Throws: where the file cannot be written.
package func expectGolden(
  _ actual: String, _ name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent(name)
  guard ProcessInfo.processInfo.environment["TOKENC_RECORD"] != "1" else {
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: golden)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  guard let data = try? Data(contentsOf: golden) else {
    Issue.record("\(name) is missing; TOKENC_RECORD=1 writes it", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: data, as: UTF8.self)
  if !expected.utf8.elementsEqual(actual.utf8) {
    let difference = LineDiff.text(expected: expected, actual: actual)
    Issue.record("\(name) differs:\n\(difference)", sourceLocation: sourceLocation)
  }
}
