import Foundation
import SandboxHost
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The folders in which a caller may access files: the current one, and those that the user allows.
struct PathConfinement {
  private let homes: [String]

  /// Confines paths to folders, after resolving links.
  init(folders: [String]) throws(ProgramError) {
    var homes: [String] = []
    for folder in folders {
      guard let home = Self.resolved(folder) else {
        throw ProgramError(
          .noInput,
          "there is no folder \(folder.debugDescription). Name one that exists with --allow-path."
        )
      }
      homes.append(home.hasSuffix("/") ? home : home + "/")
    }
    self.homes = homes
  }

  /// The target of a path.
  enum Place: Equatable {
    /// A file in one of the folders, with its path without links.
    case inside(String)
    /// A file elsewhere.
    case outside
    /// A missing file.
    case missing
    /// The path is invalid.
    case nowhere
    /// The path, or a name in it, is longer than the system allows.
    case tooLong
  }

  /// Returns the target of a path, after resolving links.
  func place(_ name: String) -> Place {
    guard name != "-", !name.isEmpty, !name.utf8.contains(0) else { return .nowhere }
    let names = name.utf8.split(separator: UInt8(ascii: "/"))
    guard name.utf8.count < PATH_MAX, names.allSatisfy({ $0.count <= NAME_MAX }) else {
      return .tooLong
    }
    guard let file = Self.resolved(name) else { return .missing }
    return homes.contains(where: file.hasPrefix) ? .inside(file) : .outside
  }

  /// Returns the path of a file in the folders; throws a failure for a file elsewhere.
  func path(_ name: String) throws(ToolFailure) -> String {
    switch place(name) {
    case .inside(let file): return file
    case .tooLong:
      throw ToolFailure("the file name has \(name.utf8.count) bytes, which is too long")
    case .nowhere: throw ToolFailure("\(name.debugDescription) is not a file path")
    // Distinguishing the two would reveal which unreadable files exist.
    case .missing, .outside:
      throw ToolFailure(
        "there is no file \(name.debugDescription) in the folders that the server may read. Start"
          + " the server in its folder, or with --allow-path FOLDER; or pass the text itself."
      )
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
