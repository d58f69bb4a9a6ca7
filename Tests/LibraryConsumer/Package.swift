// swift-tools-version: 6.2
import PackageDescription

// What a program has that uses tokenc as a library: nothing but the product.
let package = Package(
  name: "LibraryConsumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "tokenc", path: "../..")],
  targets: [
    .executableTarget(
      name: "Editor", dependencies: [.product(name: "TokencKit", package: "tokenc")],
      swiftSettings: [.strictMemorySafety(), .treatAllWarnings(as: .error)])
  ]
)
