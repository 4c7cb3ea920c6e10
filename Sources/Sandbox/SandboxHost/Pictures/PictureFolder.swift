import CairoRenderer
package import Foundation
import TextFormats

/// A folder that gets numbered pictures: all of them, or it is not there.
///
/// The pictures gather in a folder beside it, which takes its place at the end. A folder that exists
/// already keeps its files; pictures of the same names are replaced if told so.
package final class PictureFolder {
  private let path: String
  private let temporary: UnfinishedFolder

  /// Begins a folder.
  package init(path: String, replacing: Bool) throws(ProgramError) {
    self.path = path
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    let isThere = manager.fileExists(atPath: path, isDirectory: &isFolder)
    let isEmpty = (try? manager.contentsOfDirectory(atPath: path).isEmpty) ?? false
    guard !isThere || isFolder.boolValue && (isEmpty || replacing) else {
      throw ProgramError(
        .cannotCreate,
        "\(path.debugDescription) exists already. Choose another folder, or write into it with "
          + "--force."
      )
    }
    let place = URL(fileURLWithPath: path).standardizedFileURL.path
    guard let temporary = UnfinishedFolder(beside: place) else {
      throw ProgramError(
        .cannotCreate,
        "the folder \(path.debugDescription) cannot be created. Choose one in a folder that exists "
          + "and can be written to."
      )
    }
    self.temporary = temporary
  }

  /// Adds a picture.
  package func add(_ data: Data, number: Int) throws(ProgramError) {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    let name = "frame-\(zeros)\(digits).png"
    try PictureFile(path: "\(temporary.path)/\(name)").write(data, replacing: false)
  }

  /// Puts the pictures in their place.
  package func finish() throws(ProgramError) {
    let manager = FileManager.default
    do {
      try temporary.finish {
        if !manager.fileExists(atPath: path) {
          return try manager.moveItem(atPath: temporary.path, toPath: path)
        }
        for name in try manager.contentsOfDirectory(atPath: temporary.path) {
          guard rename("\(temporary.path)/\(name)", "\(path)/\(name)") == 0 else {
            throw CocoaError(.fileWriteUnknown)
          }
        }
        try manager.removeItem(atPath: temporary.path)
      }
    } catch {
      throw ProgramError(.cannotCreate, "\(path.debugDescription) cannot be written.")
    }
  }

  /// Leaves nothing behind.
  package func discard() { temporary.discard() }
}
