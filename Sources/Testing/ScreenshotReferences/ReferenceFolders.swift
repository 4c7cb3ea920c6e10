import Foundation

/// The references and the files of differences below some folders.
struct ReferenceFolders {
  /// All references, sorted by path.
  private(set) var references: [ScreenshotFiles] = []
  /// What came out different, sorted by path; its reference may be missing.
  private(set) var failures: [ScreenshotFiles] = []

  /// Looks into every `__Snapshots__` below the folders, but not into hidden folders.
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
    let root = URL(fileURLWithPath: folder).standardizedFileURL
    let walk = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    return (walk?.compactMap { $0 as? URL } ?? []).map(\.standardizedFileURL.path).filter {
      isOfReferences($0)
    }
  }

  /// `…/__Snapshots__/<test file>/<name>.png` or `.txt`, and nothing else that may lie about.
  private static func isOfReferences(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count >= 3 && parts[parts.count - 3] == ScreenshotFiles.folderName
      && (path.hasSuffix(".png") || path.hasSuffix(".txt"))
  }

  /// The reference that a file with a mark belongs to; nil for a file without it.
  private static func reference(of path: String, mark: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let ending = mark + url.pathExtension
    guard path.hasSuffix(ending) else { return nil }
    return path.dropLast(ending.count) + "." + url.pathExtension
  }
}
