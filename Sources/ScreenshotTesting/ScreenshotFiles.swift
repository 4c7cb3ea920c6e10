import Foundation

/// Where a reference and the pictures that explain a difference lie.
public struct ScreenshotFiles: Hashable, Sendable {
  /// The picture as it should be.
  public let reference: String
  /// The picture as it came out, when it is different.
  public let actual: String
  /// Where it is different.
  public let difference: String

  /// Names the files `__Snapshots__/<test file>/<name>.png` beside the test file.
  public init(testFile: String, name: String) {
    let file = URL(fileURLWithPath: testFile)
    let folder = file.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    let base = folder.appendingPathComponent(ScreenshotFiles.safe(name)).path
    reference = base + ".png"
    actual = base + ".actual.png"
    difference = base + ".difference.png"
  }

  /// A name cannot lead to another folder.
  private static func safe(_ name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" }
    return characters.isEmpty ? "unnamed" : String(characters)
  }
}
