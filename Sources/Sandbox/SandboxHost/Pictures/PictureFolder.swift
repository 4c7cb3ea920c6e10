import CairoRenderer
package import Foundation
import TextFormats

/// A folder of numbered pictures; it appears only when it is complete.
///
/// The pictures are first written to a folder beside it, which replaces it at the end. An existing folder keeps its
/// files. Pictures with the same names are replaced if the caller asks for it.
package final class PictureFolder {
  private let path: String
  private let temporary: UnfinishedFolder

  /// Starts a folder.
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

  /// Moves the pictures to their destination.
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

  /// Deletes the unfinished folder.
  package func discard() { temporary.discard() }
}
