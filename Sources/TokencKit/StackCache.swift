import Synchronization
import TokencAnalysis
import TokencCore
import TokencDiagnostics

/// The results that a stack computes on first use: a class, so that copies of the stack share it.
final class StackCache: Sendable {
  private let indices: Mutex<[LineIndex?]>
  private let users = Mutex<Dependents?>(nil)

  init(fileCount: Int) {
    indices = Mutex([LineIndex?](repeating: nil, count: fileCount))
  }

  /// The lines of a file.
  func lineIndex(of file: Int, _ bytes: [UInt8]) -> LineIndex {
    indices.withLock { indices in
      let index = indices[file] ?? LineIndex(bytes)
      indices[file] = index
      return index
    }
  }

  /// Who refers to whom.
  func dependents(_ resolved: ResolvedTokens) -> Dependents {
    users.withLock { users in
      let found = users ?? Dependents(resolved)
      users = found
      return found
    }
  }
}
