import Foundation
import Glibc

/// A folder of one test that is deleted when no test retains it any longer.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array("\(parent)/window-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw RigError("no folder can be created in \(parent): \(String(cString: strerror(errno)))")
    }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }
}
