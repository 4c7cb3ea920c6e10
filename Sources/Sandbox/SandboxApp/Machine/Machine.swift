import Foundation
import Playback
import SandboxHost

/// The environment of the program, and the programs on the `PATH`.
nonisolated struct Machine {
  typealias Finding = DoctorCommand.Finding

  var environment = ProcessInfo.processInfo.environment
  /// Whether the superuser runs the program.
  var isRoot = geteuid() == 0

  /// Returns the path of an executable program; nil if the `PATH` does not contain it.
  func program(_ name: String) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The check of the display; without one, an in-memory screen is enough.
  var display: Finding {
    let names = ["WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"]
    let found = names.compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
    let advice = "'touch-sandbox serve' shows the window in a browser"
    return Finding(
      name: "display",
      problem: found.isEmpty
        ? "neither DISPLAY nor WAYLAND_DISPLAY is set; \(advice)" : nil,
      isNeeded: false,
      use: "'run', 'record' and 'play --window' in a window, nothing else",
      detail: found.joined(separator: ", ")
    )
  }

  /// The check of the program that encodes films.
  @MainActor var film: Finding {
    let path = FilmWriter.program?.path
    return Finding(
      name: "ffmpeg",
      problem: path == nil ? "not on the PATH" : nil,
      isNeeded: false,
      use: "'export --mp4' and '--webp', nothing else",
      packages: path == nil ? ["ffmpeg"] : [],
      detail: path ?? ""
    )
  }

  /// The check of the default folder for screenshots and recordings.
  var folder: Finding {
    let path = FileManager.default.currentDirectoryPath
    let canWrite = FileManager.default.isWritableFile(atPath: path)
    return Finding(
      name: "current folder",
      problem: canWrite
        ? nil : "is not writable; name other folders with --screenshots, --recordings and -o",
      isNeeded: false,
      use: "screenshots and recordings without a folder option",
      detail: "is writable"
    )
  }

  /// The check of the folder that stores the window's size and regions.
  var memory: Finding {
    let file = URL(filePath: WindowMemoryFile(environment).path)
    var folder = file.deletingLastPathComponent()
    // A missing folder is created in its nearest existing ancestor.
    while !FileManager.default.fileExists(atPath: folder.path), folder.pathComponents.count > 1 {
      folder = folder.deletingLastPathComponent()
    }
    var isFolder: ObjCBool = false
    let canWrite =
      FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
      && isFolder.boolValue && FileManager.default.isWritableFile(atPath: folder.path)
    return Finding(
      name: "window memory",
      problem: canWrite ? nil : "\(folder.path) is not writable; set XDG_STATE_HOME",
      isNeeded: false,
      use: "a window that opens with the size and layout it had when you closed it",
      detail: file.path
    )
  }
}
