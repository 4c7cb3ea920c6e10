import Foundation

/// The paths of a reference and of the files that explain a difference.
public struct ScreenshotFiles: Hashable, Sendable {
  /// The file of the expected result.
  public let reference: String
  /// The file of the actual result, if it differs.
  public let actual: String
  /// The file that shows the difference.
  public let difference: String
  /// The file of the reference's views and touch areas.
  public let facts: String
  /// The file of the actual result's views and touch areas.
  public let actualFacts: String

  /// The name of the folders of references.
  public static let folderName = "__Snapshots__"

  static let actualMark = ".actual."
  static let differenceMark = ".difference."
  static let factsEnding = "facts.json"

  /// Names the files `__Snapshots__/<test file>/<name>.png` beside the test file.
  ///
  /// Forms other than pictures have their own extension. Characters of the name that could lead to another folder
  /// become hyphens. A project with a folder for all references has the files there.
  public init(
    testFile: String,
    name: String,
    form: ScreenshotForm = .picture,
    references: String? = nil
  ) {
    let file = URL(fileURLWithPath: testFile)
    let usual = file.deletingLastPathComponent().appendingPathComponent(ScreenshotFiles.folderName)
    let folder = (references.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? usual)
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    let base = folder.appendingPathComponent(ScreenshotFiles.safe(name)).path + form.suffix
    self.init(base: base, fileExtension: form.fileExtension)
  }

  private init(base: String, fileExtension: String) {
    reference = "\(base).\(fileExtension)"
    actual = base + ScreenshotFiles.actualMark + fileExtension
    difference = base + ScreenshotFiles.differenceMark + fileExtension
    facts = "\(base).\(ScreenshotFiles.factsEnding)"
    actualFacts = base + ScreenshotFiles.actualMark + ScreenshotFiles.factsEnding
  }

  /// Creates the files of a result that differs.
  package init(actual: String) {
    let url = URL(fileURLWithPath: actual)
    let mark = ScreenshotFiles.actualMark + url.pathExtension
    self.init(reference: url.path.dropLast(mark.count) + "." + url.pathExtension)
  }

  /// Creates the files of a reference that was found on the disk.
  init(reference: String) {
    let url = URL(fileURLWithPath: reference)
    self.init(base: url.deletingPathExtension().path, fileExtension: url.pathExtension)
  }

  /// Returns the name as a part of a file name.
  ///
  /// It can neither lead to another folder nor look like the file of a difference.
  package static func safe(_ name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" }
    return characters.isEmpty ? "unnamed" : String(characters)
  }
}
