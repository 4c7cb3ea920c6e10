import CairoRenderer
package import Foundation

/// The folder in which screenshots gather.
package struct ScreenshotFolder {
  let path: String

  package init(path: String) {
    self.path = path
  }

  /// Saves a picture under a new name, `nested-colours-001.png`, and answers its path.
  func save(_ data: Data, of scene: String) throws(ProgramError) -> String {
    try create()
    let taken = Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
    let free = (1...).lazy.map { ScreenshotFolder.name(scene, $0) }.first { !taken.contains($0) }
    return try write(data, named: free ?? "\(scene).png")
  }

  /// Saves a picture under a name, in place of one that is there, and answers its path.
  package func write(_ data: Data, named name: String) throws(ProgramError) -> String {
    try create()
    let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
    try PictureFile(path: file).write(data, replacing: true)
    return file
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

  private static func name(_ scene: String, _ number: Int) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 3 - digits.count))
    return "\(scene)-\(zeros)\(digits).png"
  }
}
