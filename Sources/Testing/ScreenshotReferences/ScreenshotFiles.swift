import Foundation

/// Where a reference and the files that explain a difference lie.
public struct ScreenshotFiles: Hashable, Sendable {
  /// What it should be.
  public let reference: String
  /// What it came out as, when that is different.
  public let actual: String
  /// Where it is different.
  public let difference: String
  /// The views and touch areas of the reference.
  public let facts: String
  /// The views and touch areas of what came out.
  public let actualFacts: String

  /// The name of the folders that references lie in.
  public static let folderName = "__Snapshots__"

  static let actualMark = ".actual."
  static let differenceMark = ".difference."
  static let factsEnding = "facts.json"

  /// Names the files `__Snapshots__/<test file>/<name>.png` beside the test file.
  ///
  /// Other forms than pictures carry their own ending. Characters of the name that could lead to
  /// another folder become hyphens. In a project with a folder for all references they lie there.
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

  /// The files of one that came out different.
  package init(actual: String) {
    let url = URL(fileURLWithPath: actual)
    let mark = ScreenshotFiles.actualMark + url.pathExtension
    self.init(reference: url.path.dropLast(mark.count) + "." + url.pathExtension)
  }

  /// The files of a reference that was found on the disk.
  init(reference: String) {
    let url = URL(fileURLWithPath: reference)
    self.init(base: url.deletingPathExtension().path, fileExtension: url.pathExtension)
  }

  /// The name in the name of a file: it cannot lead to another folder, nor look like a file of a difference.
  package static func safe(_ name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" }
    return characters.isEmpty ? "unnamed" : String(characters)
  }
}
