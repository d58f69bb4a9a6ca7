import TokencDiagnostics
import TokencCore
import TokencJSON
import TokencSystem

/// Reads the files that a stack's resolver documents name, all below the document's folder.
struct SourceReader {
  private let system: System
  private(set) var stack: ParsedStack
  /// Success if all files could be read.
  private(set) var status = ExitStatus.success

  /// Parses the layers of a stack, and reads and parses what they name.
  static func read(
    _ layers: Stack, _ options: CompilationOptions, _ system: System,
    _ log: inout DiagnosticLog
  ) -> SourceReader {
    var reader = SourceReader(
      system: system, stack: options.dialects.emptyStack(isExact: options.isExact))
    for (file, origin) in zip(layers.files, layers.origins) {
      var requests = reader.stack.add(file, &log)
      while !requests.isEmpty {
        for request in requests { reader.read(request, file, origin, &log) }
        requests = reader.stack.readDocument(&log)
      }
    }
    return reader
  }

  private init(system: System, stack: ParsedStack) {
    self.system = system
    self.stack = stack
  }

  private mutating func read(
    _ request: FileRequest, _ document: SourceFile, _ origin: Stack.Origin,
    _ log: inout DiagnosticLog
  ) {
    var name = document.path == "<stdin>" ? "" : FilePath.folder(of: document.path)
    name += request.path
    var file = SourceFile(path: name, role: document.role, bytes: [])
    do throws(FileError) {
      guard let bytes = try bytes(request, origin, &log) else { return stack.refuse(request) }
      file.bytes = bytes
    } catch {
      report(error, request, name, &log)
      return stack.refuse(request)
    }
    stack.add(file, for: request, &log)
  }

  /// A file's bytes; nil if it is outside the folder, which is reported.
  private func bytes(
    _ request: FileRequest, _ origin: Stack.Origin, _ log: inout DiagnosticLog
  ) throws(FileError) -> [UInt8]? {
    switch origin {
    case .file(let path):
      let folder = FilePath.folder(of: path)
      let place = try system.folders.realPath(folder + request.path)
      let root = try system.folders.realPath(folder.isEmpty ? "." : folder)
      guard place.utf8.starts(with: (root.hasSuffix("/") ? root : root + "/").utf8) else {
        log.report(
          Diagnostic(
            .error, .unsupportedFormat,
            "'\(request.path)' is a link out of the document's folder, which is not followed",
            at: request.place, help: "copy the file below the folder"))
        return nil
      }
      return try system.readFile(folder + request.path)
    case .revision(let git, let path):
      let found: [UInt8]?
      do throws(UsageError) {
        found = try git.read(FilePath.folder(of: path) + request.path)
      } catch {
        throw FileError.refused(code: 0, reason: error.message)
      }
      guard let found else {
        throw FileError.refused(code: FileError.noSuchFile, reason: "no such file or directory")
      }
      return found
    }
  }

  private mutating func report(
    _ error: FileError, _ request: FileRequest, _ name: String, _ log: inout DiagnosticLog
  ) {
    switch error {
    case .refused(FileError.noSuchFile, _):
      // The fault is in the document, not in the machine.
      status.worsen(to: .problems)
      log.report(.missingFile(name, at: request.place))
    case .refused(_, let reason):
      status.worsen(to: error.status)
      log.report(
        Diagnostic(
          .error, .unreadableFile, "cannot read the file '\(name)': \(reason)", at: request.place))
    case .tooLarge:
      status.worsen(to: error.status)
      log.report(Diagnostic(.error, .fileTooLarge, error.message, at: request.place))
    }
  }
}
