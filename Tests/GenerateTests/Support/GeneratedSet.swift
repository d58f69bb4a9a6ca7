import DesignTokens
import Foundation
import TestSupport

@testable import TokenCommand
@testable import TokenEmitters

/// Tokens as the program resolves and generates them, with the way to each constant.
struct GeneratedSet {
  /// The type that wraps the constants.
  let name: String
  let source: String
  /// What `resolve --format json` says.
  let json: [String: Any]
  /// For each constant the token's path and a Swift expression.
  private(set) var accessors: [(path: String, expression: String)] = []

  /// Runs the program in this process on `files`, the operands and options as given.
  init(_ name: String, _ files: [String: String], _ arguments: [String]) throws {
    self.name = name
    let system = InMemorySystem(files)
    guard
      system.run(
        ["generate", "swift"] + arguments + [
          "--name", name, "-o", "out.swift", "--on-collision", "number",
        ]) == .success
    else { throw Failure(output: system.errorOutput) }
    source = String(decoding: system.files["out.swift"] ?? [], as: UTF8.self)
    let reader = InMemorySystem(files)
    guard reader.run(["resolve", "--format", "json"] + arguments) == .success else {
      throw Failure(output: reader.errorOutput)
    }
    let object = try JSONSerialization.jsonObject(with: Data(reader.output.utf8))
    json = (object as? [String: Any])?["tokens"] as? [String: Any] ?? [:]
    try findAccessors(files, arguments)
  }

  struct Failure: Error {
    let output: String
  }

  private mutating func findAccessors(_ files: [String: String], _ arguments: [String]) throws {
    guard case .run(_, let arguments) = try Request(["generate", "swift"] + arguments) else {
      return
    }
    let stacks = try ThemeStacks(arguments, InMemorySystem(files).system)
    guard let input = try stacks.input(arguments) else { return }
    var options = GeneratorOptions()
    options.name = name
    options.collision = .number
    var log = DiagnosticLog()
    let constants = SwiftConstants(input, options, prefix: "\(name).", &log)
    let namespaces = SwiftNamespaces(constants.list, input.themes[0], options, &log)
    for root in namespaces.roots {
      walk(root, namespaces.scopes[root].typeName, namespaces, constants, input.themes[0])
    }
  }

  private mutating func walk(
    _ scope: Int, _ prefix: String, _ namespaces: SwiftNamespaces, _ constants: SwiftConstants,
    _ theme: ThemeTokens
  ) {
    for member in namespaces.scopes[scope].members {
      switch member {
      case .constant(let index, let name):
        let token = constants.list[index].tokens[0]
        accessors.append(
          (theme.resolved.set.pathText(token), "\(prefix).\(namespaces.names[name])"))
      case .scope(let child):
        let name = namespaces.names[namespaces.scopes[child].name]
        walk(child, "\(prefix).\(name)", namespaces, constants, theme)
      }
    }
  }
}
