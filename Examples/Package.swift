// swift-tools-version: 6.2
// A user's package: it depends on Touch Sandbox as any other would, and sees only its products.

import PackageDescription

// The package beside this folder; Scripts/check-outside uses a clone with a tag instead, as users do.
let touchSandbox: Package.Dependency =
  Context.environment["TOUCH_SANDBOX_URL"].map { .package(url: $0, from: "1.0.0") }
  ?? .package(name: "TouchSandbox", path: "..")

let uiKit = Target.Dependency.product(name: "UIKit", package: "TouchSandbox")
let testing = Target.Dependency.product(name: "TouchKitTesting", package: "TouchSandbox")
let screenshots = Target.Dependency.product(name: "ScreenshotTesting", package: "TouchSandbox")
let swift5 = [SwiftSetting.swiftLanguageMode(.v5)]

let package = Package(
  name: "Examples",
  dependencies: [touchSandbox],
  targets: [
    // A view, an application that shows it, and tests of it in Swift Testing and XCTest.
    .target(name: "Cards", dependencies: [uiKit], path: "CardDrag/Cards"),
    .executableTarget(name: "CardDrag", dependencies: ["Cards", uiKit], path: "CardDrag/App"),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", "CardDrag", uiKit, testing, screenshots],
      path: "CardDrag/Tests",
      exclude: ["__Snapshots__"]
    ),

    // Code as it is written for iOS (Ported/iOS), which `touch-sandbox port` changed so that it compiles.
    .target(
      name: "PortedExamples",
      dependencies: [uiKit],
      path: "Ported/Linux",
      swiftSettings: swift5
    ),
    .testTarget(
      name: "PortedExamplesTests",
      dependencies: ["PortedExamples", uiKit, testing],
      path: "Ported/Tests"
    ),

    // Tests exactly as `touch-sandbox export --swift` wrote them: one for each built-in scene, and one of a scene
    // file. Scripts/record-scenes writes those of the scenes again.
    .testTarget(
      name: "ExportedTests",
      dependencies: [
        uiKit, testing, .product(name: "SandboxScenes", package: "TouchSandbox"),
        .product(name: "SceneFiles", package: "TouchSandbox"),
      ],
      path: "Exported/Tests"
    ),

    // The code of the articles that Touch Sandbox is measured by, in both language modes. The folders whose names
    // end in 5 are links to the others.
    .target(name: "SeedSnippets", dependencies: [uiKit], path: "Seeds/Snippets"),
    .target(
      name: "SeedSnippets5",
      dependencies: [uiKit],
      path: "Seeds/Snippets5",
      swiftSettings: swift5
    ),
    // The module's name is part of the article's log.
    .executableTarget(
      name: "TouchEventProj",
      dependencies: [uiKit, testing],
      path: "Seeds/TouchEventProj"
    ),
    .executableTarget(
      name: "TouchEventProj5",
      dependencies: [uiKit, testing],
      path: "Seeds/TouchEventProj5",
      swiftSettings: swift5
    ),
    .executableTarget(name: "TouchLog", dependencies: [uiKit, testing], path: "Seeds/TouchLog"),
    .executableTarget(
      name: "TouchLog5",
      dependencies: [uiKit, testing],
      path: "Seeds/TouchLog5",
      swiftSettings: swift5
    ),
    .testTarget(
      name: "SeedSnippetsTests",
      dependencies: [
        "SeedSnippets", "SeedSnippets5", "TouchEventProj", "TouchEventProj5", "TouchLog",
        "TouchLog5", uiKit, testing,
      ],
      path: "Seeds/Tests",
      resources: [.copy("Articles")]
    ),
  ]
)
