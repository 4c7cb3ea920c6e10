import Foundation
import Playback
import SandboxHost
import SandboxScenes
import SceneFiles

/// A watch of a scene file, which passes new versions to the window.
final class SceneWatch {
  let changes = SceneChanges()
  private let file: String
  private var content: Data?
  private var watcher: FileWatcher?

  init(_ file: String) {
    self.file = file
    content = FileManager.default.contents(atPath: file)
    watcher = FileWatcher(path: file) { [weak self] in self?.read() }
    if watcher == nil {
      StandardError.write("Warning: \(file) cannot be watched. Press Ctrl+R to reload it.")
    }
  }

  /// Takes the file as known after the window saved its own changes.
  ///
  /// Reading it again would end the history of changes.
  func noteSaved() { content = FileManager.default.contents(atPath: file) }

  private func read() {
    let data = FileManager.default.contents(atPath: file)
    // Editors often write the same content more than once.
    guard data != content else { return }
    content = data
    do throws(ProgramError) {
      let scene = try SceneFile(path: file).scene()
      changes.put(.scene { scene.start(on: $0, at: $1) })
      StandardError.write("reloaded \(file)")
    } catch {
      changes.put(.problem(error.message))
      StandardError.write("Error: \(error.message)\nThe last good version stays.")
    }
  }
}
