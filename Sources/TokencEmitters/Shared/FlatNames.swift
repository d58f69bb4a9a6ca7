import TokencDiagnostics
import TokencCore
import TokencSettings
import TokencJSON

/// Gives each token a unique name in formats with a flat namespace.
struct FlatNames {
  /// The name of the format in messages.
  let format: String
  /// The separator between a name and the number that distinguishes it from others.
  let separator: String
  /// Builds a token's name from the names in its path.
  let name: ([String]) -> String
  /// The part of a name that has to be unique; usually the name itself.
  var key: (String) -> String = { $0 }

  /// The names of the tokens, in order; collisions are reported or numbered.
  func names(
    of tokens: [TokenID], _ theme: ThemeTokens, _ settings: SettingValues,
    _ log: inout DiagnosticLog
  ) -> [String] {
    let set = theme.resolved.set
    var names = tokens.map { token in
      name(set.paths.names(to: set.tokens[token.index].path).map { set.names.text($0) })
    }
    // Equal strings are equal in every normalization form.
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
