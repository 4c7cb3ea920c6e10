// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FirstTest",
  dependencies: [.package(name: "TouchSandbox", path: "../..")],
  targets: [
    .target(
      name: "Cards",
      dependencies: [.product(name: "UIKit", package: "TouchSandbox")]
    ),
    .testTarget(
      name: "CardsTests",
      dependencies: [
        "Cards",
        .product(name: "UIKit", package: "TouchSandbox"),
        .product(name: "TouchKitTesting", package: "TouchSandbox"),
        .product(name: "ScreenshotTesting", package: "TouchSandbox"),
      ],
      exclude: ["__Snapshots__"]
    ),
  ]
)
