// swift-tools-version: 6.2
// How fast Touch Sandbox is. A package beside it, so that a user of the library neither resolves nor
// builds any of this. It measures what the products are made of, down to the renderer, and so it
// imports modules that come with them without being named.

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TouchSandbox", path: "..")],
  targets: [
    .executableTarget(
      name: "touch-benchmarks",
      dependencies: [
        .product(name: "UIKit", package: "TouchSandbox"),
        .product(name: "SandboxScenes", package: "TouchSandbox"),
        .product(name: "TouchRecorder", package: "TouchSandbox"),
      ],
      path: "Sources",
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .defaultIsolation(MainActor.self),
      ],
      // For the drawing library called by itself, whose functions we do not all use.
      linkerSettings: [.linkedLibrary("cairo")]
    ),
    // What any program of the language takes.
    .executableTarget(name: "hello-foundation", path: "Hello"),
  ],
  swiftLanguageModes: [.v6]
)
