package import TokencDiagnostics
import TokencCore

/// One file of a stack under test, its JSON in line with the test and perhaps marked.
package struct Layer {
  var file: SourceFile
  /// The offsets of the markers in the file, by their digits.
  var offsets: [Character: Int] = [:]

  private init(_ path: String, _ role: SourceFile.Role, _ text: String) {
    let marked = MarkedText(text)
    file = SourceFile(path: path, role: role, bytes: marked.bytes)
    offsets = marked.offsets
  }

  /// The file that is built into the program.
  package static func builtIn(_ text: String) -> Layer {
    Layer("<defaults>", .builtIn, text)
  }

  /// A file given with `--defaults`.
  package static func defaults(_ path: String, _ text: String) -> Layer {
    Layer(path, .defaults, text)
  }

  /// A theme, or a part of one set where there are no defaults.
  package static func theme(_ path: String, _ text: String) -> Layer {
    Layer(path, .theme, text)
  }

  /// A file that need not be UTF-8.
  package static func bytes(
    _ path: String, _ bytes: some Sequence<UInt8>, _ role: SourceFile.Role = .theme
  ) -> Layer {
    var layer = Layer(path, role, "")
    layer.file.bytes = Array(bytes)
    return layer
  }
}
