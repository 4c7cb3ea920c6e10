import Foundation

/// A search for references that no test uses any more.
public struct ScreenshotPruning {
  /// The paths of unused references, sorted.
  public let unused: [String]

  /// Searches some folders.
  ///
  /// A reference is unused if its test file is missing. `used` lists the references that a run of the tests used
  /// (see `SCREENSHOT_LOG`). A reference is also unused if that run used others of its test file, but not this
  /// one. Test files that did not run keep theirs.
  public init(below folders: [String], used: Set<String>? = nil) {
    let tested = Set((used ?? []).map(ScreenshotPruning.folder(of:)))
    unused = ReferenceFolders(below: folders).references.map(\.reference).filter { path in
      guard ScreenshotPruning.hasTestFile(path) else { return true }
      guard let used, tested.contains(ScreenshotPruning.folder(of: path)) else { return false }
      return !used.contains(path)
    }
  }

  /// Removes the unused references, the files of their differences, and empty folders.
  public func remove() throws {
    let manager = FileManager.default
    for reference in unused {
      try manager.removeItem(atPath: reference)
      let files = ScreenshotFiles(reference: reference)
      for path in [files.actual, files.actualFacts, files.difference, files.facts] {
        try? manager.removeItem(atPath: path)
      }
      removeIfEmpty(ScreenshotPruning.folder(of: reference))
    }
  }

  private func removeIfEmpty(_ folder: String) {
    let manager = FileManager.default
    guard let rest = try? manager.contentsOfDirectory(atPath: folder), rest.isEmpty else { return }
    try? manager.removeItem(atPath: folder)
    let parent = ScreenshotPruning.folder(of: folder)
    if parent.hasSuffix("/" + ScreenshotFiles.folderName) { removeIfEmpty(parent) }
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// Returns whether the test file exists: `…/__Snapshots__/CardTests/dragged.png` belongs to `…/CardTests.swift`.
  private static func hasTestFile(_ reference: String) -> Bool {
    let folder = URL(fileURLWithPath: reference).deletingLastPathComponent()
    let references = folder.deletingLastPathComponent()
    guard references.lastPathComponent == ScreenshotFiles.folderName else {
      // In a folder for all references, the place of the tests is unknown.
      return true
    }
    let file = references.deletingLastPathComponent()
      .appendingPathComponent(folder.lastPathComponent + ".swift")
    return FileManager.default.fileExists(atPath: file.path)
  }
}
