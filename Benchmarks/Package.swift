// swift-tools-version: 6.2
// How fast Touch Sandbox is. A package beside it, so that a user of the library neither resolves nor
// builds any of this. It measures what the products are made of, down to the renderer, and so it
// imports modules that come with them without being named.

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
        "BenchmarkTable", "CAllocations", "CBands", "CCores",
        .product(name: "UIKit", package: "TouchSandbox"),
        .product(name: "SandboxScenes", package: "TouchSandbox"),
        .product(name: "TouchRecorder", package: "TouchSandbox"),
      ],
      path: "Sources",
      swiftSettings: settings + [.defaultIsolation(MainActor.self)],
      // For the drawing library called by itself, whose functions we do not all use.
      linkerSettings: [.linkedLibrary("cairo")]
    ),
    // Goals, figures, the table, plots and the command line, as values; nothing of the product.
    .target(name: "BenchmarkTable", path: "BenchmarkTable", swiftSettings: settings),
    .testTarget(
      name: "BenchmarkTableTests",
      dependencies: ["BenchmarkTable"],
      path: "BenchmarkTableTests",
      swiftSettings: settings
    ),
    // Stands in for malloc, and counts.
    .target(name: "CAllocations", path: "Allocations"),
    // Blends rectangles with the processor's own instructions, and nothing else.
    .target(name: "CBands", path: "Bands"),
    // Which processors are used; the C library hides that from Swift.
    .target(name: "CCores", path: "Cores"),
    // What any program of the language takes.
    .executableTarget(name: "hello-foundation", path: "Hello"),
  ],
  swiftLanguageModes: [.v6]
)
