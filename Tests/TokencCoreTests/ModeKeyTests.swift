import Testing

@testable import TokencCore

@Suite struct ModeKeyTests {
  @Test func `every member of a composite value is known where modes are told from members`() {
    let types: [TokenType] = [.border, .transition, .shadow, .gradient, .typography, .strokeStyle]
    let members = types.flatMap { CompositeShape.members(of: $0) ?? [] }.map(\.name)
    #expect(members.count > 15)
    #expect(Set(members + CompositeShape.furtherTypography).isSubset(of: ModeKeys.compositeMembers))
  }
}
