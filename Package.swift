// swift-tools-version: 6.2

import PackageDescription

/// What the scripts say of the commit they build; a value alone, so that one file depends on it.
let buildStamp: [CSetting] =
  Context.environment["TOUCH_SANDBOX_COMMIT"].map { commit in
    [.define("TOUCH_SANDBOX_COMMIT", to: "\"\(commit.filter(\.isHexDigit))\"")]
  } ?? []

let package = Package(
  name: "TouchSandbox",
  products: [
    .executable(name: "touch-sandbox", targets: ["touch-sandbox"]),
    .executable(name: "touch-sandbox-port", targets: ["touch-sandbox-port"]),
    .executable(name: "touch-sandbox-live", targets: ["touch-sandbox-live"]),
    // With what the facades hand on: an incremental build of a user's package does not see through
    // them, and would keep the old layout of a class that changed.
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "QuartzCore", "TouchKit", "TouchKitComponents", "SandboxHost",
        "Geometry", "TouchInput", "Drawing", "CairoRenderer",
      ]
    ),
    .library(
      name: "TouchKitTesting",
      targets: [
        "TouchKitTesting", "TestRunnerReports", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]
    ),
    .library(name: "ScreenshotTesting", targets: ["ScreenshotTesting"]),
    // The built-in scenes, for tests that were exported from recordings of them.
    .library(name: "SandboxScenes", targets: ["SandboxScenes"]),
    // For debug builds of apps: see Documentation/Sessions.md.
    .library(name: "TouchRecorder", targets: ["TouchRecorder"]),
    // Scene files, for the same.
    .library(name: "SceneFiles", targets: ["SceneFiles"]),
  ],
  dependencies: [
    // Ranges: an exact version would clash with what a user's other packages ask for.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    // System libraries that are linked, each with the headers that it comes with.
    .systemLibrary(name: "CCairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    .systemLibrary(
      name: "CPixman",
      pkgConfig: "pixman-1",
      providers: [.apt(["libpixman-1-dev"])]
    ),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
    // System libraries that are opened on first use: windows and solvers, which few commands need.
    .target(name: "CLibraryTables"),
    .target(name: "CClp", dependencies: ["CLibraryTables"]),
    .target(name: "CChipmunk", dependencies: ["CLibraryTables"]),
    // Cairo is linked with X11 already.
    .target(
      name: "CSDL2",
      dependencies: ["CLibraryTables"],
      linkerSettings: [.linkedLibrary("X11")]
    ),
    // Where a program was when it trapped.
    .target(name: "CCrashNotes"),
    // What Dispatch has for run loops, and no header.
    .systemLibrary(name: "CMainQueue"),
    // A function of Linux that Swift's module of the C library leaves out.
    .systemLibrary(name: "CSharedMemory"),
    // The commit that a program was built from.
    .target(name: "CBuildStamp", cSettings: buildStamp),

    // Vocabulary: values that travel between the rooms.
    .target(name: "Geometry"),
    .target(name: "TextFormats"),
    // A module of its own, so that who uses the library alone does not build a YAML parser.
    .target(
      name: "YAMLFormat",
      dependencies: ["TextFormats", .product(name: "Yams", package: "Yams")]
    ),
    .target(name: "FingerPaths", dependencies: ["Geometry"]),
    // What the debugger of an iOS app prints, and what TouchRecorder wrote in one.
    .target(
      name: "ConsoleText",
      dependencies: ["Geometry", "TextFormats", "TouchInput", "TouchTrace"]
    ),
    .target(
      name: "TouchInput",
      dependencies: [
        "Geometry", "TextFormats",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(name: "TouchScripts", dependencies: ["Geometry", "TextFormats", "TouchInput"]),
    .target(name: "Drawing", dependencies: ["Geometry"]),
    .target(
      name: "TouchTrace",
      dependencies: [
        "Geometry", "TextFormats", "TouchInput",
        .product(name: "DequeModule", package: "swift-collections"),
      ]
    ),

    // Everything that looks at how classes and functions lie in memory.
    .target(name: "SwiftRuntime", exclude: ["Assumptions.md"]),

    // The engine and its facades for user code.
    .target(
      name: "TouchKit",
      dependencies: [
        "SwiftRuntime",
        "Geometry", "TouchInput", "Drawing", "TouchTrace", "CClp",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "DequeModule", package: "swift-collections"),
      ]
    ),
    // What is made of the engine: tables, bars, alerts and the like. The engine names none of it.
    .target(
      name: "TouchKitComponents",
      dependencies: [
        "TouchKit", "Geometry", "TouchInput", "Drawing", "TouchTrace", "SwiftRuntime",
        "CChipmunk",
      ]
    ),
    .systemLibrary(name: "UIKitSubmodules"),
    .target(
      name: "UIKit",
      dependencies: ["TouchKit", "TouchKitComponents", "SandboxHost", "UIKitSubmodules"]
    ),
    .target(name: "CoreGraphics", dependencies: ["Geometry", "TouchKit"]),
    .target(name: "QuartzCore", dependencies: ["TouchKit"]),

    // Output and input.
    .target(
      name: "CairoRenderer",
      dependencies: [
        "CCairo", "CPixman", "CPango", "CPNG", "Geometry", "Drawing",
      ]
    ),
    .target(
      name: "SDLPlatform",
      dependencies: [
        "CSDL2", "CLibraryTables", "CMainQueue", "Geometry", "TextFormats", "TouchInput",
        .product(name: "Logging", package: "swift-log"),
      ]
    ),
    // The same window in a browser; the server is a program of a package of its own, in Server.
    .target(
      name: "BrowserPlatform",
      dependencies: ["CMainQueue", "Geometry", "TextFormats", "TouchInput"]
    ),

    // What is made of them.
    .target(
      name: "Inspector",
      dependencies: ["Geometry", "TextFormats", "TouchInput", "Drawing", "TouchTrace"]
    ),
    .target(
      name: "TouchKitTesting",
      dependencies: [
        "TouchKit", "TouchInput", "Drawing", "TouchTrace", "Geometry", "FingerPaths",
        "Inspector",
      ]
    ),
    // So that what cannot be fails the test that asks for it; programs do not link it.
    .target(name: "CTestRunnerReports"),
    .target(name: "TestRunnerReports", dependencies: ["TouchKitTesting", "CTestRunnerReports"]),
    // So that a user's test may import `Testing` beside the facades.
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    .target(
      name: "ScreenshotReferences",
      dependencies: ["Geometry", "TextFormats", "YAMLFormat", "Drawing", "CairoRenderer"]
    ),
    .target(
      name: "ScreenshotTesting",
      dependencies: ["Drawing", "CairoRenderer", "ScreenshotReferences"]
    ),
    .target(
      name: "SandboxHost",
      dependencies: [
        "TextFormats", "Geometry", "TouchInput", "Drawing", "TouchTrace", "TouchKit",
        "CairoRenderer", "FingerPaths",
        "SDLPlatform", "BrowserPlatform", "Inspector", "CMainQueue", "CSharedMemory",
        .product(name: "Logging", package: "swift-log"),
      ]
    ),
    // Scenes import UIKit alone. The engine is named too because an incremental build does not see
    // through the facade: a scene would keep the old layout of a class that changed.
    .target(name: "SandboxScenes", dependencies: ["UIKit", "TouchKit", "TouchKitComponents"]),
    // Compiled for iOS too, so it imports UIKit alone and says itself what is on the main actor.
    .target(name: "TouchRecorder", dependencies: ["UIKit", "TouchKit", "TouchKitComponents"]),
    .target(
      name: "SceneFiles",
      dependencies: [
        "UIKit", "TouchKit", "TouchKitComponents", "TextFormats", "YAMLFormat", "TouchTrace",
        "SandboxScenes",
      ]
    ),
    .target(
      name: "Playback",
      dependencies: [
        "Geometry", "TextFormats", "TouchInput", "Drawing", "TouchTrace", "TouchKit",
        "CairoRenderer", "SandboxHost", "Inspector", "TouchScripts", "FingerPaths", "SceneFiles",
        "UIKit", "TouchKitComponents", "ConsoleText", "TouchRecorder",
      ]
    ),
    .target(
      name: "SandboxApp",
      dependencies: [
        "Geometry", "TextFormats", "TouchInput", "TouchTrace", "TouchKit", "CairoRenderer",
        "SDLPlatform", "BrowserPlatform", "Inspector", "SandboxHost", "SandboxScenes", "Playback",
        "TouchScripts", "ScreenshotReferences", "SceneFiles", "FingerPaths", "ConsoleText",
        "CLibraryTables", "CBuildStamp", "CCrashNotes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]
    ),
    .executableTarget(name: "touch-sandbox", dependencies: ["SandboxApp"]),
    // The same program with its symbols exported: code that users write is loaded into it.
    .executableTarget(
      name: "touch-sandbox-live",
      dependencies: ["SandboxApp", "UIKit", "CoreGraphics", "QuartzCore", "TouchKitTesting"],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),

    // The porting aid: a program of its own, as the compiler's parser takes long to build.
    .target(
      name: "Porting",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .executableTarget(
      name: "touch-sandbox-port",
      dependencies: [
        "Porting", "TextFormats",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // An application as users write it, for the tests that start the built programs.
    .executableTarget(
      name: "user-app",
      dependencies: ["UIKit", "TouchKit", "TouchKitComponents"],
      path: "Tests/Programs/UserApp"
    ),
    // One control of each kind, for the same tests.
    .executableTarget(
      name: "control-app",
      dependencies: ["UIKit", "TouchKit", "TouchKitComponents"],
      path: "Tests/Programs/ControlApp"
    ),

    // Tests are in the folders of their modules; `PlatformTests` start the built programs.
    .testTarget(
      name: "LibraryTablesTests",
      dependencies: ["CLibraryTables", "CSDL2", "CClp", "CChipmunk"],
      path: "Tests/Platforms/LibraryTablesTests"
    ),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TouchInput"]),
    .testTarget(name: "SwiftRuntimeTests", dependencies: ["SwiftRuntime"]),
    .testTarget(name: "TextFormatsTests", dependencies: ["TextFormats"]),
    .testTarget(name: "FingerPathsTests", dependencies: ["FingerPaths", "Geometry"]),
    .testTarget(
      name: "ConsoleTextTests",
      dependencies: ["ConsoleText", "TextFormats", "Geometry", "TouchInput"]
    ),
    .testTarget(
      name: "TouchInputTests",
      dependencies: ["TouchInput", "TextFormats", "Geometry"],
      resources: [.copy("Recordings")]
    ),
    .testTarget(
      name: "TouchScriptsTests",
      dependencies: ["TouchScripts", "TouchInput", "TextFormats", "Geometry"]
    ),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Geometry"]),
    .testTarget(
      name: "TouchTraceTests",
      dependencies: ["TouchTrace", "TouchInput", "TextFormats", "Geometry"]
    ),
    .testTarget(
      name: "TouchKitTests",
      dependencies: [
        "TouchKit", "TouchKitComponents", "TouchKitTesting", "TouchKitTestSupport",
        "TouchInput", "TouchTrace", "Geometry", "Drawing", "Inspector", "SwiftRuntime",
      ]
    ),
    .testTarget(
      name: "TouchKitComponentsTests",
      dependencies: [
        "TouchKit", "TouchKitComponents", "TouchKitTesting", "TouchKitTestSupport",
        "TouchInput", "TouchTrace", "Geometry", "Drawing",
      ]
    ),
    // What the tests of the engine and of the components share.
    .target(
      name: "TouchKitTestSupport",
      dependencies: ["TouchKit", "TouchKitTesting"],
      path: "Tests/Support/TouchKitTestSupport"
    ),
    .testTarget(
      name: "TouchKitTestingTests",
      dependencies: [
        "TouchKitTesting", "TestRunnerReports", "TouchKit", "TouchTrace", "Geometry",
      ]
    ),
    .testTarget(
      name: "SeedTests",
      dependencies: [
        "TouchKit", "TouchKitComponents", "TouchKitTestSupport", "TouchKitTesting", "TouchInput",
        "Geometry",
      ],
      path: "Tests/Engine/SeedTests"
    ),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: [
        "CairoRenderer", "ScreenshotTesting", "Drawing", "Geometry", "TouchInput",
      ],
      exclude: ["__Snapshots__"]
    ),
    .testTarget(
      name: "ScreenshotTestingTests",
      dependencies: [
        "ScreenshotTesting", "ScreenshotReferences", "CairoRenderer", "TouchKit",
        "TouchKitTesting", "TouchTrace", "Drawing", "Geometry", "TouchInput", "Inspector",
        "TextFormats",
      ],
      exclude: ["__Snapshots__"]
    ),
    .testTarget(
      name: "SDLPlatformTests",
      dependencies: ["SDLPlatform", "CSDL2", "TouchInput", "Geometry"]
    ),
    .testTarget(
      name: "BrowserPlatformTests",
      dependencies: ["BrowserPlatform", "TouchInput", "Geometry"]
    ),
    .testTarget(
      name: "InspectorTests",
      dependencies: [
        "Inspector", "TextFormats", "TouchTrace", "Drawing", "Geometry", "TouchInput",
      ]
    ),
    .testTarget(
      name: "TouchRecorderTests",
      dependencies: [
        "TouchRecorder", "ConsoleText", "Playback", "TextFormats", "SandboxScenes",
        "SandboxHost", "CairoRenderer", "TouchKit", "TouchKitTesting", "TouchTrace", "Drawing",
        "TouchInput", "Geometry",
      ]
    ),
    .testTarget(
      name: "SandboxScenesTests",
      dependencies: [
        "SandboxScenes", "TouchKit", "TouchKitTesting", "TouchInput", "TouchTrace", "Geometry",
      ]
    ),
    // What the tests of the sandbox share: a window in memory, a folder for files.
    .target(
      name: "SandboxTestSupport",
      dependencies: [
        "SandboxHost", "SDLPlatform", "BrowserPlatform", "CairoRenderer", "TouchInput",
        "TextFormats", "Geometry",
      ],
      path: "Tests/Support/SandboxTestSupport"
    ),
    .testTarget(
      name: "SandboxHostTests",
      dependencies: [
        "SandboxTestSupport", "SDLPlatform", "BrowserPlatform",
        "SandboxHost", "SandboxScenes", "TouchKit", "CairoRenderer", "Inspector", "TouchInput",
        "TouchTrace", "Drawing", "Geometry",
      ],
      exclude: ["Pictures"]
    ),
    .testTarget(
      name: "SceneFilesTests",
      dependencies: [
        "SceneFiles", "TouchKit", "TouchKitComponents", "TouchKitTesting", "TextFormats",
        "YAMLFormat", "TouchInput", "Geometry", "ConsoleText",
        "TouchTrace",
      ]
    ),
    .testTarget(
      name: "PlaybackTests",
      dependencies: [
        "SandboxTestSupport", "Playback", "SandboxHost", "SandboxScenes", "TouchKit",
        "CairoRenderer", "TouchTrace", "TouchInput", "Drawing", "TextFormats", "Geometry",
        "TouchScripts", "Inspector",
      ]
    ),
    .testTarget(
      name: "SandboxAppTests",
      dependencies: [
        "SandboxTestSupport", "SandboxApp", "touch-sandbox", "SandboxHost", "SandboxScenes",
        "Playback", "CairoRenderer", "TouchInput", "TextFormats", "SDLPlatform", "Inspector",
        "ConsoleText", "TouchKit", "TouchTrace", "SceneFiles",
      ],
      resources: [.copy("Screens"), .copy("Clients"), .copy("FailingCalls")]
    ),
    .testTarget(name: "PortingTests", dependencies: ["Porting"]),
    .testTarget(
      name: "PlatformTests",
      dependencies: [
        "touch-sandbox", "touch-sandbox-port", "touch-sandbox-live", "user-app", "control-app",
        "SandboxScenes", "BrowserPlatform", "CairoRenderer", "Drawing", "ScreenshotReferences",
        "TouchKit", "TouchKitTesting", "TouchTrace", "Geometry",
      ],
      path: "Tests/Programs/PlatformTests"
    ),
  ],
  swiftLanguageModes: [.v6]
)

/// The folders of `Sources`, in the order of their layers, and the modules in each.
///
/// The tests of a module are in the same folder of `Tests`.
let folders = [
  "Values": [
    "Geometry", "TextFormats", "YAMLFormat", "TouchInput", "TouchTrace", "Drawing", "FingerPaths",
    "TouchScripts",
  ],
  "Engine": ["SwiftRuntime", "TouchKit", "TouchKitComponents"],
  "Facades": [
    "UIKit", "UIKitSubmodules", "CoreGraphics", "QuartzCore", "_Testing_UIKit",
    "_Testing_CoreGraphics",
  ],
  "Platforms": ["CairoRenderer", "SDLPlatform", "BrowserPlatform"],
  "Platforms/C": [
    "CCairo", "CPixman", "CPango", "CPNG", "CLibraryTables", "CClp", "CChipmunk", "CSDL2",
    "CMainQueue", "CBuildStamp", "CCrashNotes", "CSharedMemory", "CTestRunnerReports",
  ],
  "Explaining": ["Inspector", "ConsoleText"],
  "Sandbox": [
    "SandboxHost", "SandboxScenes", "SceneFiles", "Playback", "SandboxApp", "touch-sandbox",
    "touch-sandbox-live",
  ],
  "Testing": ["TouchKitTesting", "TestRunnerReports", "ScreenshotReferences", "ScreenshotTesting"],
  "Recorder": ["TouchRecorder"],
  "Porting": ["Porting", "touch-sandbox-port"],
]

for (folder, names) in folders {
  for target in package.targets where names.contains(target.name) {
    target.path = "Sources/\(folder)/\(target.name)"
  }
  for target in package.targets where names.contains(where: { target.name == "\($0)Tests" }) {
    target.path = "Tests/\(folder)/\(target.name)"
  }
}

/// Modules whose classes live on the main actor, as UIKit's do.
let mainActorTargets: Set = [
  "TouchKit", "TouchKitComponents", "TouchKitTesting", "SandboxHost", "SandboxScenes", "SceneFiles",
  "Playback", "SandboxApp", "touch-sandbox",
]

for target in package.targets where target.type != .system {
  var settings: [SwiftSetting] = target.swiftSettings ?? []
  settings.append(.treatAllWarnings(as: .error))
  settings.append(.enableUpcomingFeature("ExistentialAny"))
  settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
  settings.append(.enableUpcomingFeature("MemberImportVisibility"))
  if mainActorTargets.contains(target.name) {
    settings.append(.defaultIsolation(MainActor.self))
  }
  target.swiftSettings = settings
}
