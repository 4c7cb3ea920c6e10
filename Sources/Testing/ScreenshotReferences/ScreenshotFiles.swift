import Foundation

/// Where a reference and the files that explain a difference lie.
public struct ScreenshotFiles: Hashable, Sendable {
  /// What it should be.
  public let reference: String
  /// What it came out as, when that is different.
  public let actual: String
  /// Where it is different.
  public let difference: String

  /// The name of the folders that references lie in.
  public static let folderName = "__Snapshots__"

  static let actualMark = ".actual."
  static let differenceMark = ".difference."

  /// Names the files `__Snapshots__/<test file>/<name>.png` beside the test file.
  ///
  /// Other forms than pictures carry their own ending. Characters of the name that could lead to
  /// another folder become hyphens.
  public init(testFile: String, name: String, form: ScreenshotForm = .picture) {
    let file = URL(fileURLWithPath: testFile)
    let folder = file.deletingLastPathComponent()
      .appendingPathComponent(ScreenshotFiles.folderName)
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    let base = folder.appendingPathComponent(ScreenshotFiles.safe(name)).path + form.suffix
    reference = "\(base).\(form.fileExtension)"
    actual = base + ScreenshotFiles.actualMark + form.fileExtension
    difference = base + ScreenshotFiles.differenceMark + form.fileExtension
  }

  /// The files of a reference that was found on the disk.
  init(reference: String) {
    let url = URL(fileURLWithPath: reference)
    let base = url.deletingPathExtension().path
    self.reference = url.path
    actual = base + ScreenshotFiles.actualMark + url.pathExtension
    difference = base + ScreenshotFiles.differenceMark + url.pathExtension
  }

  /// A name cannot lead to another folder, nor look like a file of a difference.
  private static func safe(_ name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" }
    return characters.isEmpty ? "unnamed" : String(characters)
  }
}
