import TokencDiagnostics
import TokencCore
import TokencSettings
import TokencJSON

/// Gives each token a name of its own in formats where all names stand beside each other.
struct FlatNames {
  /// What the format is called in messages.
  let format: String
  /// What stands between a name and the number that tells it from others.
  let separator: String
  /// Makes a token's name of the names in its path.
  let name: ([String]) -> String
  /// What must differ between two names; the names themselves as a rule.
  var key: (String) -> String = { $0 }

  /// The names of the tokens, in their order; what gets one name is reported or numbered.
  func names(
    of tokens: [TokenID], _ theme: ThemeTokens, _ settings: SettingValues,
    _ log: inout DiagnosticLog
  ) -> [String] {
    let set = theme.resolved.set
    var names = tokens.map { token in
      name(set.paths.names(to: set.tokens[token.index].path).map { set.names.text($0) })
    }
    // Equal strings are equal in every normal form.
    var owners: [String: [Int]] = [:]
    for (index, name) in names.enumerated() { owners[key(name), default: []].append(index) }
    guard owners.count < names.count else { return names }
    for index in names.indices {
      guard let sharing = owners[key(names[index])], sharing.count > 1, sharing[0] == index else {
        continue
      }
      if settings[.collision] == .error {
        report(sharing.map { tokens[$0] }, names[index], theme, &log)
        continue
      }
      let sorted = sharing.sorted {
        set.pathBytes(tokens[$0]).lexicographicallyPrecedes(set.pathBytes(tokens[$1]))
      }
      var number = 2
      for index in sorted.dropFirst() {
        while owners[key("\(names[index])\(separator)\(number)")] != nil { number += 1 }
        names[index] += "\(separator)\(number)"
        owners[key(names[index])] = [index]
      }
    }
    return names
  }

  private func report(
    _ tokens: [TokenID], _ name: String, _ theme: ThemeTokens, _ log: inout DiagnosticLog
  ) {
    let paths = tokens.map { "'\(theme.resolved.set.pathText($0))'" }
    let verb = tokens.count == 2 ? "both" : "all"
    log.report(
      Diagnostic(
        .error, .nameCollision,
        "\(paths.dropLast().joined(separator: ", ")) and \(paths.last ?? "") would \(verb) be "
          + "'\(name)' in \(format)",
        at: theme.keyPlace(tokens[0]),
        notes: zip(tokens, paths).dropFirst().map { token, path in
          Diagnostic.Note("\(path) is here", at: theme.keyPlace(token))
        },
        help: "'--on-collision number' numbers them"))
  }
}
