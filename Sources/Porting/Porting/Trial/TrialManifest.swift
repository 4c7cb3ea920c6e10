/// The manifest of a package with ported files.
struct TrialManifest {
  var library: String
  var languageMode: String
  var module: String
  var isProgram: Bool
  var hasSources: Bool
  var hasTests: Bool

  var text: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let uiKit = Target.Dependency.product(name: "UIKit", package: "TouchSandbox")
    let testing = Target.Dependency.product(name: "TouchKitTesting", package: "TouchSandbox")

    let package = Package(
      name: "Ported",
      dependencies: [.package(name: "TouchSandbox", path: \(library.debugDescription))],
      targets: [
    \(targets.joined(separator: "\n"))
      ],
      swiftLanguageModes: [.v\(languageMode)]
    )

    """
  }

  private var targets: [String] {
    let kind = isProgram ? "executableTarget" : "target"
    let name = module.debugDescription
    let own = "    .\(kind)(name: \(name), dependencies: [uiKit]),"
    let tested = hasSources ? "\(name), " : ""
    let tests =
      "    .testTarget(name: \"\(module)Tests\", dependencies: [\(tested)uiKit, testing]),"
    return (hasSources ? [own] : []) + (hasTests ? [tests] : [])
  }
}
