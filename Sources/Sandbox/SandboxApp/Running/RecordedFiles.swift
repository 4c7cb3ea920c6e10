import CairoRenderer
import Foundation
import SandboxHost

/// The recordings and scripts that this user made in windows, so that commands find and trust them in any folder.
struct RecordedFiles {
  /// The path of the list.
  private let path: String
  /// The largest number of listed files.
  private static let most = 200

  /// Creates the reference to the user's list, beside the window's stored layout.
  init(beside memory: WindowMemoryFile = WindowMemoryFile()) {
    let folder = URL(fileURLWithPath: memory.path).deletingLastPathComponent()
    path = folder.appendingPathComponent("recordings.txt").path
  }

  /// The paths, the latest last.
  var paths: [String] {
    let data = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 1_000_000)
    return String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Adds a file; if that fails, commands need its complete path.
  func add(_ file: String) {
    let whole = Self.whole(file)
    let lines = (paths.filter { $0 != whole } + [whole]).suffix(Self.most)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? AtomicFile.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: path)
  }

  /// Returns the folder of the scene that a file names, if the file is one of these.
  func sceneFolders(of name: String, in file: String) -> [String] {
    guard contains(file) else { return [] }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let scene =
      name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appendingPathComponent(name)
    return [scene.standardizedFileURL.deletingLastPathComponent().path]
  }

  /// Returns whether a file is one of these.
  func contains(_ file: String) -> Bool { paths.contains(Self.whole(file)) }

  /// Returns the latest recording with a name, with or without its extension; nil if it does not exist.
  func latest(named name: String) -> String? {
    paths.last { path in
      let file = URL(fileURLWithPath: path)
      guard file.pathExtension == "touchrec" else { return false }
      let names = [file.lastPathComponent, file.deletingPathExtension().lastPathComponent]
      return names.contains(name) && FileManager.default.fileExists(atPath: path)
    }
  }

  private static func whole(_ file: String) -> String {
    URL(fileURLWithPath: file).standardizedFileURL.path
  }
}
