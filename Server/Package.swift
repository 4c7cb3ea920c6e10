// swift-tools-version: 6.2

import PackageDescription

// The program that serves the sandbox's window to browsers. It is a separate package, so that users
// of the library neither resolve nor build a web server. It does not depend on the sandbox.
let package = Package(
  name: "Server",
  products: [
    .executable(name: "touch-sandbox-serve", targets: ["touch-sandbox-serve"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2")
  ],
  targets: [
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "BrowserServer",
      dependencies: [
        "CMalloc",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      exclude: ["WireFormat.md"]
    ),
    .executableTarget(name: "touch-sandbox-serve", dependencies: ["BrowserServer"]),
    .testTarget(
      name: "BrowserServerTests",
      dependencies: [
        "BrowserServer",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  var settings: [SwiftSetting] = target.swiftSettings ?? []
  settings.append(.treatAllWarnings(as: .error))
  settings.append(.enableUpcomingFeature("ExistentialAny"))
  settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
  settings.append(.enableUpcomingFeature("MemberImportVisibility"))
  target.swiftSettings = settings
}
