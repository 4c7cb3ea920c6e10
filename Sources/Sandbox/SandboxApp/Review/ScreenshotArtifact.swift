import CairoRenderer
import Foundation
import SandboxHost
import ScreenshotReferences
import TextFormats

/// What came out different in another run of the tests: a folder, or a zip file of one, as services of
/// continuous integration keep it.
struct ScreenshotArtifact {
  private let root: URL

  /// Opens a folder or a zip file; the contents of a zip file go to a folder that `body` may use.
  static func with<Result>(
    _ path: String,
    _ body: (ScreenshotArtifact) throws -> Result
  ) throws -> Result {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ProgramError(.noInput, "there is no \(path.debugDescription)")
    }
    if isFolder.boolValue { return try body(ScreenshotArtifact(root: URL(fileURLWithPath: path))) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touch-sandbox-artifact-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try unzip(path, to: folder.path)
    return try body(ScreenshotArtifact(root: folder))
  }

  /// Programs that unpack zip files, the usual one first; all refuse names that lead elsewhere.
  private static func unpackers(_ path: String, _ folder: String) -> [[String]] {
    [
      ["unzip", "-qq", "-o", path, "-d", folder], ["bsdtar", "-xf", path, "-C", folder],
      ["python3", "-m", "zipfile", "-e", path, folder],
    ]
  }

  private static func unzip(_ path: String, to folder: String) throws(ProgramError) {
    for words in unpackers(path, folder) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
      } catch {
        throw ProgramError(
          .unavailable,
          "\(words[0]) cannot be started: \(error.localizedDescription)"
        )
      }
      process.waitUntilExit()
      // The one that says so is not installed.
      if process.terminationStatus == 127 { continue }
      guard process.terminationStatus == 0 else {
        throw ProgramError(
          .dataError,
          "\(path.debugDescription) is no zip file that \(words[0]) can read"
        )
      }
      return
    }
    throw ProgramError(
      .unavailable,
      "unzip is not installed. Install it, or unpack \(path.debugDescription) and name the folder."
    )
  }

  /// Puts what came out beside the references of a project.
  ///
  /// - Parameter folders: the folders of the project, in which the test files or references are.
  /// - Returns: the number of differences.
  /// - Throws: a `ProgramError` for files that belong to no test, and errors of the file system.
  func bring(into folders: [String]) throws -> Int {
    let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let files = (walk?.compactMap { $0 as? URL } ?? []).filter {
      $0.lastPathComponent.contains(".actual.")
    }.sorted { $0.path < $1.path }
    guard !files.isEmpty else {
      throw ProgramError(
        .noInput,
        "nothing came out different there: expected files such as CheckoutTests/basket.actual.png"
      )
    }
    let homes = SuiteFolders(below: folders)
    var count = 0
    for file in files {
      let target = try homes.folder(for: file.deletingLastPathComponent().path)
      try FileManager.default.createDirectory(
        atPath: target,
        withIntermediateDirectories: true
      )
      let data = try Data(contentsOf: file)
      try AtomicFile.write(data, to: target + "/" + file.lastPathComponent)
      if !file.lastPathComponent.hasSuffix(".json") { count += 1 }
    }
    return count
  }
}

/// The folders of a project that have, or can have, the references of a test file.
private struct SuiteFolders {
  private var folders: [String: Set<String>] = [:]

  init(below roots: [String]) {
    for root in roots {
      let url = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL
      let project = try? ScreenshotProject.above(url.appendingPathComponent("any").path)
      let walk = FileManager.default.enumerator(
        at: url,
        includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles]
      )
      for file in walk?.compactMap({ $0 as? URL }) ?? [] where file.pathExtension == "swift" {
        let suite = file.deletingPathExtension().lastPathComponent
        guard suite.hasSuffix("Tests") || suite.hasSuffix("Test") || suite.hasSuffix("Spec") else {
          continue
        }
        let usual = file.deletingLastPathComponent()
          .appendingPathComponent(ScreenshotFiles.folderName).path
        add(suite, (project?.references ?? usual) + "/" + suite)
      }
      let report = ScreenshotReport(below: [root])
      for files in report.references + report.differences {
        let folder = URL(fileURLWithPath: files.reference).deletingLastPathComponent()
        add(folder.lastPathComponent, folder.path)
      }
    }
  }

  private mutating func add(_ suite: String, _ folder: String) {
    folders[suite, default: []].insert(URL(fileURLWithPath: folder).standardizedFileURL.path)
  }

  /// The folder that ends most like one of another machine.
  func folder(for path: String) throws(ProgramError) -> String {
    let parts = path.split(separator: "/")
    let suite = String(parts.last ?? "")
    let found = (folders[suite] ?? []).map { folder in
      let own = folder.split(separator: "/")
      return (
        folder: folder, common: zip(own.reversed(), parts.reversed()).prefix { $0 == $1 }.count
      )
    }
    let most = found.map(\.common).max() ?? 0
    let best = found.filter { $0.common == most }.map(\.folder).sorted()
    guard best.count == 1 else {
      throw ProgramError(
        .noInput,
        best.isEmpty
          ? "there is no \(suite).swift here, whose screenshots the files are. Name the project's folder."
          : "\(suite) may be \(best.joined(separator: " or ")). Name the folder of one of them."
      )
    }
    return best[0]
  }
}
