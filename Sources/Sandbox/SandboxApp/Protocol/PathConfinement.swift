import Foundation
import SandboxHost
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The folders in which a caller may name files: the present one, and those that the user allows.
struct PathConfinement {
  private let homes: [String]

  /// Confines paths to folders, after links are followed.
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

  /// Where a path leads.
  enum Place: Equatable {
    /// To a file in one of the folders, by this path, in which there are no links.
    case inside(String)
    /// To a file elsewhere.
    case outside
    /// To no file.
    case missing
    /// It is no path.
    case nowhere
    /// It, or a name in it, is longer than the system's names may be.
    case tooLong
  }

  /// Where a path leads, after links are followed.
  func place(_ name: String) -> Place {
    guard name != "-", !name.isEmpty, !name.utf8.contains(0) else { return .nowhere }
    let names = name.utf8.split(separator: UInt8(ascii: "/"))
    guard name.utf8.count < PATH_MAX, names.allSatisfy({ $0.count <= NAME_MAX }) else {
      return .tooLong
    }
    guard let file = Self.resolved(name) else { return .missing }
    return homes.contains(where: file.hasPrefix) ? .inside(file) : .outside
  }

  /// The place of a file that a caller named; a failure for one that lies elsewhere.
  func path(_ name: String) throws(ToolFailure) -> String {
    switch place(name) {
    case .inside(let file): return file
    case .tooLong:
      throw ToolFailure("the name has \(name.utf8.count) bytes, and is too long for a file's name")
    case .nowhere: throw ToolFailure("\(name.debugDescription) is no path of a file")
    // Which of both it is would tell of files that may not be read.
    case .missing, .outside:
      throw ToolFailure(
        "there is no file \(name.debugDescription) in the folders that may be read. Start the server"
          + " in its folder, or with --allow-path FOLDER; or give the text itself to 'import'."
      )
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
