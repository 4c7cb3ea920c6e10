import Foundation
import SandboxHost
import TextFormats

/// The targets of a Swift package, as its manifest declares them.
nonisolated struct PackageTargets {
  /// A target of the package.
  private struct Target {
    let name: String
    let kind: String
    let path: String?
    /// Its dependencies on targets of the same package.
    var targets: [String] = []
    /// Its dependencies on products of other packages.
    var products: [String] = []
  }

  private let folder: String
  private let targets: [Target]
  /// The products of this library, which are always available.
  private static let own: Set = ["UIKit", "TouchKitTesting"]

  /// Reads the manifest in a folder.
  init(_ folder: String) throws(ProgramError) {
    self.folder = folder
    let swift = try Toolchain.program("swift")
    let run = try ToolRun(swift, ["package", "--package-path", folder, "dump-package"])
    // Warnings may precede the JSON.
    guard run.status == 0, let start = run.output.firstIndex(of: "{"),
      let document = try? JSONReader.value(in: Data(run.output[start...].utf8)),
      let list = try? document["targets"]?.list()
    else {
      throw ProgramError(
        .dataError,
        "the manifest of the package in \(folder.debugDescription) cannot be read:\n\(run.output)"
      )
    }
    targets = list.compactMap(Self.target)
  }

  private static func target(_ node: SourceNode) -> Target? {
    guard let name = try? node["name"]?.text() else { return nil }
    var target = Target(
      name: name,
      kind: (try? node["type"]?.text()) ?? "regular",
      path: try? node["path"]?.text()
    )
    for dependency in (try? node["dependencies"]?.list()) ?? [] {
      if let names = try? dependency["product"]?.list(), let name = try? names.first?.text() {
        target.products.append(name)
      }
      let local = dependency["byName"] ?? dependency["target"]
      if let names = try? local?.list(), let name = try? names.first?.text() {
        target.targets.append(name)
      }
    }
    return target
  }

  /// Returns a target after its dependencies.
  func modules(of wanted: String?) throws(ProgramError) -> [CodeModule] {
    var (modules, seen) = ([CodeModule](), Set<String>())
    try add(try target(wanted), to: &modules, &seen)
    return modules
  }

  /// Returns the target with a name, or the only target with user code.
  private func target(_ wanted: String?) throws(ProgramError) -> Target {
    let candidates = targets.filter { ["regular", "executable"].contains($0.kind) }
    let names = candidates.map(\.name).joined(separator: ", ")
    if let wanted {
      if let target = candidates.first(where: { $0.name == wanted }) { return target }
      throw ProgramError(
        .noInput,
        "the package in \(folder.debugDescription) has no target \(wanted.debugDescription)."
          + " It has: \(names)."
      )
    }
    guard let only = candidates.first, candidates.count == 1 else {
      throw ProgramError(
        .usage,
        "the package in \(folder.debugDescription) has \(candidates.count) targets. Name one, such"
          + " as '\(folder):\(candidates.first?.name ?? "Target")'. It has: \(names)."
      )
    }
    return only
  }

  private func add(
    _ target: Target,
    to modules: inout [CodeModule],
    _ seen: inout Set<String>
  ) throws(ProgramError) {
    guard seen.insert(target.name).inserted else { return }
    for product in target.products where !Self.own.contains(product) {
      throw refusal(target, "the product \(product) of another package")
    }
    for name in target.targets where !Self.own.contains(name) {
      guard let other = targets.first(where: { $0.name == name }) else {
        throw refusal(target, "\(name), which is not in this package")
      }
      guard other.kind == "regular" else {
        throw refusal(target, "\(name), a \(other.kind) target")
      }
      try add(other, to: &modules, &seen)
    }
    let path = "\(folder)/\(target.path ?? "Sources/\(target.name)")"
    modules.append(try CodeModule(name: target.name, files: try SceneCode.swiftFiles(below: path)))
  }

  private func refusal(_ target: Target, _ what: String) -> ProgramError {
    ProgramError(
      .dataError,
      "the target \(target.name) depends on \(what). Live code supports only Swift"
        + " targets that depend on UIKit and on such targets of the same package."
    )
  }
}
