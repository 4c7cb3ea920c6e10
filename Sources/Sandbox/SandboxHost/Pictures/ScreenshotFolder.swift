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

  /// Returns the path of a file that does not exist yet, `nested-colours-001.png`; creates the folder.
  package func freePath(for scene: String, suffix: String) throws(ProgramError) -> String {
    try create()
    let taken = Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
    let names = (1...).lazy.map { ScreenshotFolder.name(scene, $0, suffix) }
    return file(names.first { !taken.contains($0) } ?? "\(scene).\(suffix)")
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
