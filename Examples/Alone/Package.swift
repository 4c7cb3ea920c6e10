// swift-tools-version: 6.2
// The smallest package of a user: a view and its test, in both language modes. It uses two products of Touch
// Sandbox, and has to resolve and build only their dependencies.

import PackageDescription

// Scripts/check-outside names a clone with a tag, as users do.
let touchSandbox: Package.Dependency =
  Context.environment["TOUCH_SANDBOX_URL"].map { .package(url: $0, from: "1.0.0") }
  ?? .package(name: "TouchSandbox", path: "../..")

let uiKit = Target.Dependency.product(name: "UIKit", package: "TouchSandbox")
let testing = Target.Dependency.product(name: "TouchKitTesting", package: "TouchSandbox")
let swift5 = [SwiftSetting.swiftLanguageMode(.v5)]

let package = Package(
  name: "Alone",
  dependencies: [touchSandbox],
  targets: [
    .target(name: "Cards", dependencies: [uiKit]),
    .testTarget(
      name: "CardsAloneTests",
      dependencies: ["Cards", uiKit, testing],
      path: "Tests/Six"
    ),
    // The folder is a link, so the same files are built in the other language mode.
    .target(name: "Cards5", dependencies: [uiKit], path: "Sources/Cards5", swiftSettings: swift5),
    .testTarget(
      name: "CardsAlone5Tests",
      dependencies: ["Cards5", uiKit, testing],
      path: "Tests/Five",
      swiftSettings: swift5
    ),
  ]
)
