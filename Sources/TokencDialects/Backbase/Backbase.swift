package import TokencCore
import TokencDiagnostics
import TokencJSON
import TokencText

extension Dialect {
  /// The token files of the Backbase design system and its themes.
  package static let backbase: Dialect = {
    var dialect = Dialect(
      name: "Backbase", mark: "roots `theme` and `primitives` with `$type` `dynamic` or `fixed`",
      read: "`$value`, modes `light` and `dark`, bare scalars, `{a.b}` and `<a.b>`",
      unread: "the older theme with `colors` (see below)")
    dialect.rootProperties = ["$version"]
    dialect.plan = { stack, _, _, plan, _ in BackbaseRoots(stack.names).plan(stack, &plan) }
    dialect.references.forms = [.angles]
    return dialect
  }()
}

extension ReferenceForm {
  /// `<a.b>`, which older exports write for `{a.b}`: only with two or more names without blanks or
  /// `/`, the first of which is a root of the stack.
  static let angles = ReferenceForm(opening: UInt8(ascii: "<")) { bytes, string, set in
    guard string.count > 2, bytes[string.upperBound - 1] == UInt8(ascii: ">") else { return nil }
    let inner = string.lowerBound + 1..<string.upperBound - 1
    guard !bytes[inner].contains(where: { $0 <= 0x20 || "/<>{}".utf8.contains($0) }),
      let dot = bytes[inner].firstIndex(of: UInt8(ascii: ".")),
      let name = set.names.find(bytes, inner.lowerBound..<dot),
      set.paths.child(of: .root, named: name, set.names) != nil
    else { return nil }
    return inner
  }
}
