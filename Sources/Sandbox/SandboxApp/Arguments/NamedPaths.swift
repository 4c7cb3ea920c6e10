import ArgumentParser
import Foundation
import SandboxHost
import TextFormats

/// The additional folders in which recordings and scripts may refer to scenes.
struct AllowedPaths: ParsableArguments {
  @Option(
    name: .customLong("allow-path"),
    help: ArgumentHelp(
      "Another folder in which the file may name its scene; repeatable.",
      valueName: "folder"
    )
  )
  var folders: [String] = []
}

/// The folders of files that another file may refer to.
///
/// A recording or a script may come from a stranger, and must open only scenes that came with it.
struct NamedPaths {
  /// The folder of the referring file, to which its relative paths refer.
  let folder: String
  private let allowed: [String]

  /// Allows the files in the folder of a file, and in the folders that the user allows.
  init(besides file: String, allowing folders: [String]) {
    folder = file == "-" ? "." : URL(fileURLWithPath: file).deletingLastPathComponent().path
    allowed = folders
  }

  /// Returns the path of a file from its name in the referring file.
  func path(_ name: String) throws(ProgramError) -> String {
    let path = name.hasPrefix("/") || name == "-" ? name : "\(folder)/\(name)"
    switch try PathConfinement(folders: [folder] + allowed).place(path) {
    case .inside: return path
    case .tooLong:
      throw ProgramError(
        .noInput,
        "the file name has \(name.utf8.count) bytes, which is too long."
      )
    case .missing, .nowhere:
      throw ProgramError(.noInput, "there is no file \(path.debugDescription).")
    case .outside: throw ProgramError(.dataError, refusal(of: name, at: path))
    }
  }

  private func refusal(of name: String, at path: String) -> String {
    let home = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
    return
      "the scene \(name.debugDescription) is outside the folder of the file that names it."
      + " If you trust that file, add --allow-path \(home.debugDescription)."
  }
}
