import Foundation
import TouchInput

/// A recording in the folder for files.
struct RecordedFile {
  let path: String
  let size: Int

  /// Writes a recording of a number of moves, unless it exists.
  static func circling(_ moves: Int, in surroundings: Surroundings) throws -> RecordedFile {
    let path = try surroundings.workplace.path("circling-\(moves).touchrec")
    if !FileManager.default.fileExists(atPath: path) {
      try Recordings.circling(moves).encoded().write(to: URL(fileURLWithPath: path))
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return RecordedFile(path: path, size: (attributes[.size] as? Int) ?? 0)
  }
}
