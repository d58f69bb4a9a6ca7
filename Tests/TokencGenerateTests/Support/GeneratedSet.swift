import TokencDiagnostics
import TokencCore
import Foundation
import TokencTestSupport
import TokencSettings

@testable import TokencCommand
@testable import TokencEmitters

/// Tokens as the program resolves and generates them, with the way to each constant.
struct GeneratedSet {
  /// The type that wraps the constants.
  let name: String
  let source: String
  /// What `resolve --format json` says.
  let json: [String: Any]
  /// The mode that stands for light and dark where there is none of that name.
  let firstMode: String
  private let isStrict: Bool
  /// For each constant the token's path and a Swift expression.
  private(set) var accessors: [(path: String, expression: String)] = []

  /// Runs the program in this process on `files`, the operands and options as given.
  ///
  /// Unless it is `strict`, errors and what Swift cannot express are passed over.
  init(
    _ name: String, _ files: [String: [UInt8]], _ arguments: [String], isStrict: Bool = true
  ) throws {
    self.name = name
    self.isStrict = isStrict
    let arguments = arguments + (isStrict ? [] : ["--keep-going"])
    let machine = InMemorySystem([:])
    machine.files = files
    let line = ["generate", "swift"] + arguments
    let status = machine.run(
      line + ["--name", name, "-o", "out.swift", "--on-collision", "number"]
        + (isStrict ? [] : ["--unrepresentable", "skip"]))
    guard let source = machine.files["out.swift"], status == .success || !isStrict else {
      throw Failure(output: machine.errorOutput)
    }
    self.source = String(decoding: source, as: UTF8.self)
    let reader = InMemorySystem([:])
    reader.files = files
    guard reader.run(["resolve", "--format", "json"] + arguments) == .success || !isStrict else {
      throw Failure(output: reader.errorOutput)
    }
    let object = try JSONSerialization.jsonObject(with: Data(reader.output.utf8))
    json = (object as? [String: Any])?["tokens"] as? [String: Any] ?? [:]
    firstMode = ((object as? [String: Any])?["modes"] as? [String])?.first ?? ""
    try findAccessors(machine, line)
  }

  /// The same with the files as texts.
  init(_ name: String, _ files: [String: String], _ arguments: [String]) throws {
    try self.init(name, files.mapValues { Array($0.utf8) }, arguments)
  }

  /// The paths of the tokens of a type.
  func paths(ofType type: String) -> Set<String> {
    Set(json.keys.filter { (json[$0] as? [String: Any])?["type"] as? String == type })
  }

  /// Whether all of a token's values are there and can be read as its type.
  func isRead(_ path: String) -> Bool {
    guard let token = json[path] as? [String: Any], let values = token["values"] as? [String: Any]
    else { return false }
    return !values.isEmpty
      && values.values.allSatisfy {
        ExpectedValue.of($0, type: token["type"] as? String) != nil
      }
  }

  struct Failure: Error {
    let output: String
  }

  private mutating func findAccessors(_ machine: InMemorySystem, _ line: [String]) throws {
    guard case .run(_, let arguments) = try Request(line) else { return }
    let stacks = try ThemeStacks(arguments, machine.system)
    guard let input = try stacks.input(arguments) else { return }
    var options = SwiftOptions(SettingValues())
    options.name = name
    options.collision = .number
    options.unrepresentable = isStrict ? .error : .skip
    var log = DiagnosticLog()
    let constants = SwiftConstants(input, input.themes[0], options, prefix: "\(name).", &log)
    let namespaces = SwiftNamespaces(constants.list, input.themes[0], options, &log)
    for root in namespaces.roots {
      walk(root, namespaces.typeName(root), namespaces, constants, input.themes[0])
    }
  }

  private mutating func walk(
    _ scope: Int, _ prefix: String, _ namespaces: SwiftNamespaces, _ constants: SwiftConstants,
    _ theme: ThemeTokens
  ) {
    for member in namespaces.scopes[scope].members {
      let name = namespaces.names.text(member.name)
      switch member.item {
      case .constant(let index):
        let token = constants.list[index].value.token
        accessors.append(
          (theme.resolved.set.pathText(token), "\(prefix).\(name)"))
      case .scope(let child):
        walk(child, "\(prefix).\(name)", namespaces, constants, theme)
      }
    }
  }
}
