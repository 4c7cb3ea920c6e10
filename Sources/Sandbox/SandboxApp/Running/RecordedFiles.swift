import CairoRenderer
import Foundation
import SandboxHost

/// The recordings that this user made in windows, so that commands find and trust them wherever they
/// are.
struct RecordedFiles {
  /// Where the list is.
  private let path: String
  /// More are not remembered.
  private static let most = 200

  /// The list of the user, beside what is remembered of the window.
  init(beside memory: WindowMemoryFile = WindowMemoryFile()) {
    let folder = URL(fileURLWithPath: memory.path).deletingLastPathComponent()
    path = folder.appendingPathComponent("recordings.txt").path
  }

  /// The paths, the latest last.
  var paths: [String] {
    let data = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 1_000_000)
    return String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Remembers a recording; where that is not possible, commands need its whole path.
  func add(_ file: String) {
    let whole = Self.whole(file)
    let lines = (paths.filter { $0 != whole } + [whole]).suffix(Self.most)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? AtomicFile.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: path)
  }

  /// Whether a file is one of these recordings.
  func contains(_ file: String) -> Bool { paths.contains(Self.whole(file)) }

  /// The latest recording of a name, with or without its ending; nil if no file has the name.
  func latest(named name: String) -> String? {
    paths.last { path in
      let file = URL(fileURLWithPath: path)
      let names = [file.lastPathComponent, file.deletingPathExtension().lastPathComponent]
      return names.contains(name) && FileManager.default.fileExists(atPath: path)
    }
  }

  private static func whole(_ file: String) -> String {
    URL(fileURLWithPath: file).standardizedFileURL.path
  }
}
