// swift-tools-version: 6.1
import PackageDescription

// What a user of tokenc has: a target with a theme and the plugin. BankApp imports the design
// system's framework beside it, here a stand-in, and so wraps what is generated.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "tokenc", path: "../..")],
  targets: [
    .executableTarget(
      name: "App", plugins: [.plugin(name: "GenerateTokens", package: "tokenc")]),
    .target(name: "BackbaseDesignSystem"),
    .target(name: "Checked"),
    .executableTarget(
      name: "BankApp", dependencies: ["BackbaseDesignSystem"],
      plugins: [.plugin(name: "GenerateTokens", package: "tokenc")]),
  ]
)
