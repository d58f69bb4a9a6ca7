import Foundation
import Testing

/// A file of the folder `Conformance`.
struct ConformanceFile: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]

  var testDescription: String { name }

  /// The files of one of its folders, in alphabetical order.
  static func all(in folder: String) -> [ConformanceFile] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Conformance").appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
      return data.map { ConformanceFile(name: name, bytes: Array($0)) }
    }
  }

  /// Documents.
  static let accepted = all(in: "accept")
  /// What is not a document.
  static let refused = all(in: "refuse")
  /// What a reader may accept or refuse.
  static let either = all(in: "either")
}
