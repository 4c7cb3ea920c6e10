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
  }

  /// Where a path leads, after links are followed.
  func place(_ name: String) -> Place {
    guard name != "-", !name.isEmpty, !name.utf8.contains(0) else { return .nowhere }
    guard let file = Self.resolved(name) else { return .missing }
    return homes.contains(where: file.hasPrefix) ? .inside(file) : .outside
  }

  /// The place of a file that a caller named; a failure for one that lies elsewhere.
  func path(_ name: String) throws(ToolFailure) -> String {
    switch place(name) {
    case .inside(let file): return file
    case .nowhere: throw ToolFailure("\(name.debugDescription) is no path of a file")
    case .missing:
      throw ToolFailure("there is no file \(name.debugDescription). Name one that exists.")
    case .outside:
      throw ToolFailure(
        "\(name.debugDescription) lies outside of the folders that may be read. Start the server"
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
