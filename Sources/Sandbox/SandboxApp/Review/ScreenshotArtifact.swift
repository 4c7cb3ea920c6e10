import CairoRenderer
import Foundation
import SandboxHost
import ScreenshotReferences
import TextFormats

/// The actual screenshots of another test run.
///
/// They are in a folder, or in a zip file of one, as continuous integration services store it.
struct ScreenshotArtifact {
  private let root: URL

  /// Opens a folder or a zip file, and calls a closure with it.
  ///
  /// A zip file is unpacked to a folder that exists during the call.
  static func with<Result>(
    _ path: String,
    _ body: (ScreenshotArtifact) throws -> Result
  ) throws -> Result {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ProgramError(.noInput, "there is no file or folder \(path.debugDescription)")
    }
    if isFolder.boolValue { return try body(ScreenshotArtifact(root: URL(fileURLWithPath: path))) }
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array("\(parent)/touch-sandbox-artifact-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ProgramError(.cannotCreate, "no folder can be created in \(parent.debugDescription)")
    }
    let folder = URL(
      fileURLWithPath: String(
        decoding: template.dropLast().map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    try unzip(path, to: folder.path)
    return try body(ScreenshotArtifact(root: folder))
  }

  /// Returns the commands to unpack zip files, the usual one first; all reject paths outside the folder.
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
      // This exit code means that the program is not installed.
      if process.terminationStatus == 127 { continue }
      // unzip exits with 1 after a warning.
      guard [0, 1].contains(process.terminationStatus) else {
        throw ProgramError(
          .dataError,
          "\(words[0]) cannot read \(path.debugDescription) as a zip file"
        )
      }
      return
    }
    throw ProgramError(
      .unavailable,
      "unzip is not installed. Install it, or unpack \(path.debugDescription) and name the folder."
    )
  }

  /// Copies the actual files to the references of a project.
  ///
  /// - Parameter folders: The folders of the project with the test files or references.
  /// - Returns: The paths of the references to which they belong.
  /// - Throws: A `ProgramError` for files that belong to no test, and errors of the file system.
  func copyActualFiles(into folders: [String]) throws -> Set<String> {
    let files = try actualFiles()
    guard !files.isEmpty else {
      throw ProgramError(
        .noInput,
        "the run has no differences: expected files such as CheckoutTests/basket.actual.png"
      )
    }
    let homes = SuiteFolders(below: folders, besides: root)
    // All destinations are determined before the first file is written.
    var copies: [(from: URL, to: String)] = []
    for file in files {
      let home = try homes.folder(for: file.deletingLastPathComponent().path)
      copies.append((file, home + "/" + file.lastPathComponent))
    }
    var references: Set<String> = []
    for (_, target) in copies where !target.hasSuffix(".json") {
      let files = ScreenshotFiles(actual: target)
      // The facts and the difference of another run do not belong to this picture.
      for path in [files.actualFacts, files.difference] {
        try? FileManager.default.removeItem(atPath: path)
      }
      references.insert(files.reference)
    }
    for (file, target) in copies {
      let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try AtomicFile.write(try Data(contentsOf: file), to: target)
    }
    return references
  }

  /// Returns the actual files; links are omitted, because they may refer to any file.
  private func actualFiles() throws -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey, .isSymbolicLinkKey]
    let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: keys)
    return try (walk?.compactMap { $0 as? URL } ?? []).filter { file in
      let name = file.lastPathComponent
      guard name.contains(".actual."), !name.hasPrefix("._") else { return false }
      let values = try file.resourceValues(forKeys: Set(keys))
      return values.isRegularFile == true && values.isSymbolicLink != true
    }.sorted { $0.path < $1.path }
  }
}

/// The folders of a project that contain, or can contain, the references of a test file.
private struct SuiteFolders {
  private var folders: [String: Set<String>] = [:]

  /// Searches below some folders, except in the folder of an unpacked artifact.
  init(below roots: [String], besides artifact: URL) {
    let other = artifact.standardizedFileURL.path + "/"
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
        let usual = file.deletingLastPathComponent()
          .appendingPathComponent(ScreenshotFiles.folderName).path
        add(suite, (project?.references ?? usual) + "/" + suite, besides: other)
      }
      let report = ScreenshotReport(below: [root])
      for files in report.references + report.differences {
        let folder = URL(fileURLWithPath: files.reference).deletingLastPathComponent()
        add(folder.lastPathComponent, folder.path, besides: other)
      }
    }
  }

  private mutating func add(_ suite: String, _ folder: String, besides other: String) {
    guard !(folder + "/").hasPrefix(other) else { return }
    folders[suite, default: []].insert(URL(fileURLWithPath: folder).standardizedFileURL.path)
  }

  /// Returns the folder whose path has the longest common ending with a path from another machine.
  func folder(for path: String) throws(ProgramError) -> String {
    let parts = path.split(separator: "/")
    let suite = String(parts.last ?? "")
    let found = (folders[suite] ?? []).map { folder in
      let own = folder.split(separator: "/")
      return (
        folder: folder, common: zip(own.reversed(), parts.reversed()).prefix { $0 == $1 }.count
      )
    }
    // A folder with references is likelier than one beside any file with that name.
    let most = found.map(\.common).max() ?? 0
    let best = found.filter { $0.common == most }.map(\.folder).sorted()
    guard best.count == 1 else {
      throw ProgramError(
        .noInput,
        best.isEmpty
          ? "\(suite).swift, the test of these screenshots, is missing. Name your project's folder."
          : "\(suite) may be \(best.joined(separator: " or ")). Name the folder of one of them."
      )
    }
    return best[0]
  }
}
