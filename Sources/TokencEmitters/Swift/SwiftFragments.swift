/// The words around the names and values of members, complete with the preceding blanks, since they
/// are written for every constant.
struct SwiftFragments {
  /// Before a path or a line of a description.
  let comment: [UInt8]
  /// From the end of the comment to the name of a constant.
  let constant: [UInt8]
  /// Before the path of a group.
  let groupComment: [UInt8]
  /// From there to the name of a group.
  let group: [UInt8]
  /// From the end of a group's accessor to the name of its type.
  let type: [UInt8]
  /// From there to the first member.
  let body: [UInt8]
  /// From the name of a type without members to its end.
  let emptyBody: [UInt8]
  /// The end of a type.
  let end: [UInt8]

  /// - Parameters:
  ///   - level: how many types enclose the members.
  ///   - access: `public ` or another level with its blank.
  ///   - isStatic: whether the members are static.
  ///   - themeType: the type of the stored theme; nil if there is only one.
  init(level: Int, access: String, isStatic: Bool, themeType: String?) {
    let indent = String(repeating: "  ", count: level)
    let variable = "\n\(indent)\(access)\(isStatic ? "static " : "")var "
    let theme = themeType.map { "\(indent)  let _theme: \($0)\n" } ?? ""
    comment = Array("\(indent)/// ".utf8)
    constant = Array(variable.utf8)
    groupComment = Array("\(indent)/// The tokens of ".utf8)
    group = Array(".\(variable)".utf8)
    let arguments = themeType == nil ? "()" : "(_theme: _theme)"
    type = Array("\(arguments) }\n\n\(indent)\(access)struct ".utf8)
    body = Array(": Sendable {\n\(theme)".utf8)
    emptyBody = Array(
      (themeType == nil ? ": Sendable {}\n" : ": Sendable {\n\(theme)\(indent)}\n").utf8)
    end = Array("\(indent)}\n".utf8)
  }
}
