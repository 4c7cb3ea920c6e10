// swift-tools-version: 6.2
// The benchmarks of Touch Sandbox. They are a separate package, so that a user of the library neither resolves nor
// builds any of it. They measure the parts of the products, down to the renderer, and so they import modules that
// come with the products without being named.

import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TouchSandbox", path: "..")],
  targets: [
    .executableTarget(
      name: "touch-benchmarks",
      dependencies: [
        "BenchmarkTable", "CAllocations",
        .product(name: "UIKit", package: "TouchSandbox"),
        .product(name: "SandboxScenes", package: "TouchSandbox"),
        .product(name: "TouchRecorder", package: "TouchSandbox"),
      ],
      path: "Sources",
      swiftSettings: settings + [.defaultIsolation(MainActor.self)],
      // The drawing library that is called directly; not all of its functions are used.
      linkerSettings: [.linkedLibrary("cairo")]
    ),
    // The table of rows with their ceilings, figures and the command line, as values that are independent of the
    // product.
    .target(name: "BenchmarkTable", path: "BenchmarkTable", swiftSettings: settings),
    .testTarget(
      name: "BenchmarkTableTests",
      dependencies: ["BenchmarkTable"],
      path: "BenchmarkTableTests",
      swiftSettings: settings
    ),
    // A counting replacement for malloc.
    .target(name: "CAllocations", path: "Allocations"),
    // The cost of any program of the language.
    .executableTarget(name: "hello-foundation", path: "Hello"),
  ],
  swiftLanguageModes: [.v6]
)
