import Foundation

/// The references and the files of differences below some folders.
struct ReferenceFolders {
  /// All references, sorted by path.
  private(set) var references: [ScreenshotFiles] = []
  /// The results that differ, sorted by path; their references may be missing.
  private(set) var failures: [ScreenshotFiles] = []

  /// Searches every `__Snapshots__` below the folders, and the folder that a project there names for its
  /// references.
  ///
  /// Hidden folders are not searched. Invalid settings are ignored here, because commands report them before.
  init(below folders: [String]) {
    let found = Set(folders.flatMap(ReferenceFolders.files(below:)))
    for path in found.sorted() {
      if let reference = ReferenceFolders.reference(of: path, mark: ScreenshotFiles.actualMark) {
        failures.append(ScreenshotFiles(reference: reference))
      } else if ReferenceFolders.reference(of: path, mark: ScreenshotFiles.differenceMark) == nil {
        references.append(ScreenshotFiles(reference: path))
      }
    }
  }

  private static func files(below folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    let walk = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    let found = (walk?.compactMap { $0 as? URL } ?? []).map(\.standardizedFileURL.path)
    let inner = found.filter { $0.hasSuffix("/" + ScreenshotProject.fileName) }
    let projects = ([root.path + "/any"] + inner).map { try? ScreenshotProject.above($0) }
    let folders = Set(projects.compactMap { $0?.references })
    return found.filter { isOfReferences($0, nil) } + folders.flatMap(references)
  }

  /// Returns the files of a folder for all references, in the folders of their test files.
  private static func references(in folder: String) -> [String] {
    let walk = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder, isDirectory: true),
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    return (walk?.compactMap { $0 as? URL } ?? []).map(\.standardizedFileURL.path).filter {
      isOfReferences($0, folder)
    }
  }

  /// Returns whether a path is `…/__Snapshots__/<test file>/<name>.png` or `.txt`, with or without the test file's
  /// folder, and no other file.
  private static func isOfReferences(_ path: String, _ folder: String?) -> Bool {
    guard path.hasSuffix(".png") || path.hasSuffix(".txt") else { return false }
    let parts = path.split(separator: "/")
    guard parts.count >= 3 else { return false }
    if let folder, path.hasPrefix(folder + "/") {
      return parts.count == folder.split(separator: "/").count + 2
    }
    return parts.dropLast().suffix(2).contains { $0 == ScreenshotFiles.folderName }
  }

  /// Returns the reference to which a file with a mark belongs; nil for a file without it.
  private static func reference(of path: String, mark: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let ending = mark + url.pathExtension
    guard path.hasSuffix(ending) else { return nil }
    return path.dropLast(ending.count) + "." + url.pathExtension
  }
}
