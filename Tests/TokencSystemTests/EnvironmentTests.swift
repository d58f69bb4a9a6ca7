import Foundation
import Testing

@testable import TokencSystem

@Suite struct EnvironmentTests {
  @Test func `variables of the environment are read`() {
    let path = ProcessInfo.processInfo.environment["PATH"]
    #expect(System.posix.environment("PATH") == path)
    #expect(System.posix.environment("TOKENC_NO_SUCH_VARIABLE") == nil)
  }
}
