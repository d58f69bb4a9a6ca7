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
  products: [
    .executable(name: "tokenc", targets: ["tokenc"]),
    .plugin(name: "GenerateTokens", targets: ["GenerateTokens"]),
    .plugin(name: "GenerateTokensCommand", targets: ["GenerateTokensCommand"]),
  ],
  targets: [
    // Each target may import only the ones below it; LayeringTests holds the import lines to this.
    .target(name: "JSON"),
    .target(name: "TokencPlatform"),
    .target(name: "DesignTokens", dependencies: ["JSON", "TokencPlatform"]),
    .target(name: "TokencSettings"),
    .target(name: "TokencEmitters", dependencies: ["DesignTokens", "JSON", "TokencSettings"]),
    .target(name: "TokenAnalysis", dependencies: ["DesignTokens", "JSON"]),
    .target(name: "TokencDefaults"),
    .systemLibrary(name: "CTokencMalloc"),
    .target(
      name: "TokencSystem",
      dependencies: [
        "JSON", "TokencPlatform",
        .target(name: "CTokencMalloc", condition: .when(platforms: [.linux])),
      ]),
    .target(
      name: "TokencCommand",
      dependencies: [
        "TokencDefaults", "TokencSettings", "TokencSystem", "TokenAnalysis", "TokencEmitters",
        "DesignTokens", "JSON",
      ]),
    .executableTarget(name: "tokenc", dependencies: ["TokencCommand", "TokencSystem"]),

    // For packages that use tokenc: Swift made at each build, or by hand to be checked in.
    .plugin(
      name: "GenerateTokens", capability: .buildTool(), dependencies: ["tokenc"],
      path: "Sources/tokenc-build-plugin"),
    .plugin(
      name: "GenerateTokensCommand",
      capability: .command(
        intent: .custom(
          verb: "generate-tokens", description: "Writes GeneratedTokens.swift beside token files"),
        permissions: [
          .writeToPackageDirectory(reason: "The generated Swift is checked in beside the tokens.")
        ]),
      dependencies: ["tokenc"], path: "Sources/tokenc-command-plugin"),

    // Tools of the developers, never shipped.
    .executableTarget(
      name: "tokenc-bench",
      dependencies: [
        "TokencCommand", "TokencEmitters", "TokencSystem", "DesignTokens", "JSON", "TokencPlatform",
      ]),
    .executableTarget(name: "tokenc-fuzz", dependencies: ["TokencCommand", "TokencSystem"]),

    .target(
      name: "TestSupport",
      dependencies: ["TokencCommand", "TokencSystem", "DesignTokens", "JSON"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "JSONTests", dependencies: ["JSON", "TestSupport"],
      exclude: ["Conformance"]),
    .testTarget(
      name: "DesignTokensTests", dependencies: ["DesignTokens", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(name: "TokencSystemTests", dependencies: ["TokencSystem", "JSON", "TestSupport"]),
    .testTarget(name: "TokencSettingsTests", dependencies: ["TokencSettings"]),
    .testTarget(
      name: "TokencEmittersTests",
      dependencies: ["TokencEmitters", "TokencSettings", "TestSupport"]),
    .testTarget(
      name: "TokenAnalysisTests",
      dependencies: ["TokenAnalysis", "DesignTokens", "JSON", "TestSupport"]),
    .testTarget(
      name: "GenerateTests",
      dependencies: [
        "TokencCommand", "TokencEmitters", "TokencSettings", "DesignTokens", "JSON", "TestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "TokencCommandTests",
      dependencies: [
        "TokencCommand", "TokencSettings", "TokencSystem", "TokenAnalysis", "TokencEmitters",
        "DesignTokens", "JSON", "tokenc", "TestSupport",
      ],
      exclude: ["Goldens"]),
  ]
)

for target in package.targets
where target.name != "TokencDefaults" && target.type != .plugin && target.type != .system {
  target.swiftSettings = settings
}
