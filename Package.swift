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

/// The modules that know no tokens, which all above them use.
let foundations: [Target.Dependency] = [
  "TokencDiagnostics", "TokencColor", "TokencJSON", "TokencText",
]

let package = Package(
  name: "tokenc",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "tokenc", targets: ["tokenc"]),
    // Static, or `swift build --product TokencKit` would build all that there is.
    .library(name: "TokencKit", type: .static, targets: ["TokencKit"]),
    .plugin(name: "GenerateTokens", targets: ["TokencBuildPlugin"]),
    .plugin(name: "GenerateTokensCommand", targets: ["TokencCommandPlugin"]),
  ],
  targets: [
    // Each target may import only the ones below it; LayeringTests holds the import lines to this.
    .target(name: "TokencText"),
    .target(name: "TokencPlatform"),
    .target(name: "TokencSettings"),
    .target(name: "TokencJSON", dependencies: ["TokencText"]),
    .target(name: "TokencColor", dependencies: ["TokencText"]),
    .target(name: "TokencDiagnostics", dependencies: ["TokencJSON", "TokencText"]),
    .target(
      name: "TokencCore",
      dependencies: ["TokencDiagnostics", "TokencColor", "TokencJSON", "TokencText"]),
    .target(
      name: "TokencDialects", dependencies: ["TokencCore", "TokencPlatform"] + foundations),
    .target(name: "TokencEmitters", dependencies: ["TokencCore", "TokencSettings"] + foundations),
    .target(name: "TokencAnalysis", dependencies: ["TokencCore", "TokencSettings"] + foundations),
    .target(name: "TokencDefaults"),
    .systemLibrary(name: "CTokencMalloc"),
    .target(
      name: "TokencSystem",
      dependencies: [
        "TokencJSON", "TokencText", "TokencPlatform",
        .target(name: "CTokencMalloc", condition: .when(platforms: [.linux])),
      ]),
    // The library for other programs, which the command does not need.
    .target(
      name: "TokencKit",
      dependencies: [
        "TokencDefaults", "TokencSettings", "TokencSystem", "TokencAnalysis", "TokencEmitters",
        "TokencDialects", "TokencCore",
      ] + foundations),
    .target(
      name: "TokencCommand",
      dependencies: [
        "TokencDefaults", "TokencSettings", "TokencSystem", "TokencAnalysis", "TokencEmitters",
        "TokencDialects", "TokencCore",
      ] + foundations),
    .executableTarget(name: "tokenc", dependencies: ["TokencCommand", "TokencSystem"]),

    // For packages that use tokenc: Swift made at each build, or by hand to be checked in.
    .plugin(
      name: "TokencBuildPlugin", capability: .buildTool(), dependencies: ["tokenc"],
      path: "Sources/tokenc-build-plugin"),
    .plugin(
      name: "TokencCommandPlugin",
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
        "TokencCommand", "TokencEmitters", "TokencSystem", "TokencDialects", "TokencCore",
        "TokencPlatform",
      ] + foundations),
    .executableTarget(name: "tokenc-fuzz", dependencies: ["TokencCommand", "TokencSystem"]),
    .executableTarget(name: "tokenc-mutants", exclude: ["equivalents.txt", "MutantSwitch.txt"]),

    .target(
      name: "TokencTestSupport",
      dependencies: ["TokencCommand", "TokencSystem", "TokencDialects", "TokencCore"]
        + foundations,
      path: "Tests/TokencTestSupport"),
    .testTarget(
      name: "TokencJSONTests", dependencies: ["TokencJSON", "TokencText", "TokencTestSupport"],
      exclude: ["Conformance"]),
    .testTarget(
      name: "TokencCoreTests",
      dependencies: [
        "TokencAnalysis", "TokencSettings", "TokencDialects", "TokencCore", "TokencTestSupport",
      ] + foundations,
      exclude: ["Fixtures"]),
    .testTarget(
      name: "TokencSystemTests",
      dependencies: ["TokencSystem", "TokencTestSupport"] + foundations),
    .testTarget(name: "TokencSettingsTests", dependencies: ["TokencSettings"]),
    .testTarget(
      name: "TokencEmittersTests",
      dependencies: ["TokencEmitters", "TokencSettings", "TokencCore", "TokencTestSupport"]
        + foundations),
    .testTarget(
      name: "TokencKitTests",
      dependencies: ["TokencKit", "TokencJSON", "TokencCore", "TokencTestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "TokencAnalysisTests",
      dependencies: ["TokencAnalysis", "TokencCore", "TokencTestSupport"] + foundations),
    .testTarget(
      name: "TokencGenerateTests",
      dependencies: [
        "TokencKit", "TokencCommand", "TokencEmitters", "TokencSettings", "TokencCore",
        "TokencTestSupport",
      ] + foundations,
      exclude: ["Goldens"]),
    .testTarget(name: "TokencMutantsTests", dependencies: ["tokenc-mutants"]),
    .testTarget(
      name: "TokencCommandTests",
      dependencies: [
        "TokencCommand", "TokencSettings", "TokencSystem", "TokencAnalysis", "TokencEmitters",
        "TokencDialects", "TokencCore", "tokenc", "TokencTestSupport",
      ] + foundations,
      exclude: ["Goldens", "Transcripts"]),
  ]
)

for target in package.targets
where target.name != "TokencDefaults" && target.type != .plugin && target.type != .system {
  target.swiftSettings = settings
}
