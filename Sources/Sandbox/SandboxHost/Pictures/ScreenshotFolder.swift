import CairoRenderer
package import Foundation
import TextFormats

/// The folder for screenshots.
package struct ScreenshotFolder {
  let path: String

  package init(path: String) {
    self.path = path
  }

  /// Saves a picture under a new name, `nested-colours-001.png`, and returns its path.
  func save(_ data: Data, of scene: String, suffix: String = "png") throws(ProgramError) -> String {
    let file = try freePath(for: scene, suffix: suffix)
    try PictureFile(path: file).write(data, replacing: false)
    return file
  }

  /// Returns the path of a new file, `nested-colours-001.png`; creates the folder.
  ///
  /// No other file has that number, because files with the same number seem to belong together.
  package func freePath(for scene: String, suffix: String) throws(ProgramError) -> String {
    try create()
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let taken = Set(
      files.filter { $0.hasPrefix(scene + "-") }
        .compactMap { Int($0.dropFirst(scene.count + 1).prefix { $0.isNumber }) }
    )
    let number = (1...).first { !taken.contains($0) } ?? 1
    return file(ScreenshotFolder.name(scene, number, suffix))
  }

  /// Saves a picture under a name, replacing an existing file, and returns its path.
  package func write(_ data: Data, named name: String) throws(ProgramError) -> String {
    try create()
    let file = file(name)
    try PictureFile(path: file).write(data, replacing: true)
    return file
  }

  private func file(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  private func create() throws(ProgramError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ProgramError(
        .cannotCreate,
        "there is no folder \(path.debugDescription) and it cannot be created. Choose another "
          + "one with --screenshots."
      )
    }
  }

  private static func name(_ scene: String, _ number: Int, _ suffix: String) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 3 - digits.count))
    return "\(scene)-\(zeros)\(digits).\(suffix)"
  }
}
