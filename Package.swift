// swift-tools-version: 6.2
import PackageDescription

/// One rule set for every Swift target: Swift 6, strict memory safety, warnings are errors.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "tokenc",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "tokenc", targets: ["tokenc"])],
  targets: [
    // Each target may import only the ones below it; LayeringTests holds the import lines to this.
    .target(name: "JSON"),
    .target(name: "DesignTokens", dependencies: ["JSON"]),
    .target(name: "TokenEmitters", dependencies: ["DesignTokens", "JSON"]),
    .target(name: "TokenAnalysis", dependencies: ["DesignTokens", "JSON"]),
    .target(name: "DefaultTokens"),
    .target(
      name: "TokenCommand",
      dependencies: ["DefaultTokens", "TokenAnalysis", "TokenEmitters", "DesignTokens", "JSON"]),
    .executableTarget(name: "tokenc", dependencies: ["TokenCommand"]),

    // Tools of the developers, never shipped.
    .executableTarget(
      name: "tokenc-bench",
      dependencies: ["TokenCommand", "TokenEmitters", "DesignTokens", "JSON"]),
    .executableTarget(name: "tokenc-fuzz", dependencies: ["TokenCommand"]),

    .target(
      name: "TestSupport", dependencies: ["TokenCommand", "DesignTokens", "JSON"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "JSONTests", dependencies: ["JSON", "TestSupport"],
      exclude: ["Conformance"]),
    .testTarget(
      name: "DesignTokensTests", dependencies: ["DesignTokens", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(name: "TokenEmittersTests", dependencies: ["TokenEmitters", "TestSupport"]),
    .testTarget(
      name: "TokenAnalysisTests",
      dependencies: ["TokenAnalysis", "DesignTokens", "JSON", "TestSupport"]),
    .testTarget(
      name: "TokenCommandTests",
      dependencies: [
        "TokenCommand", "TokenAnalysis", "TokenEmitters", "DesignTokens", "JSON", "tokenc",
        "TestSupport",
      ],
      exclude: ["Goldens"]),
  ]
)

for target in package.targets where target.name != "DefaultTokens" {
  target.swiftSettings = settings
}
