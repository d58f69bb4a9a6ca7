import TokencDiagnostics
import TokencDefaults
import TokencCore

extension SourceFile {
  /// The defaults that are built into the program.
  static var builtInDefaults: SourceFile {
    // Sound: the C target holds exactly that many bytes there, constant for the program's lifetime.
    let bytes = unsafe UnsafeBufferPointer(
      start: default_tokens_bytes(), count: default_tokens_count())
    return SourceFile(path: "<defaults>", role: .builtIn, bytes: unsafe [UInt8](bytes))
  }
}
