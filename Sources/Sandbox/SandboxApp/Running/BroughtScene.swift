import Foundation
import Inspector
import Playback
import SandboxHost
import SandboxScenes
import SceneFiles

extension SandboxScene {
  /// The path of its scene file; nil for a scene from another source.
  var sceneFile: String? {
    file.flatMap { path in
      SceneFile.sceneEndings.contains { path.hasSuffix($0) } ? path : nil
    }
  }
}

/// A scene of a window, with the known facts about its source.
struct BroughtScene {
  private(set) var scene: SandboxScene
  let report: ImportReport?
  /// The entry in the gallery.
  var entry: GalleryEntry
  /// The pasted text; nil for a scene from a file.
  var text: String?

  init(_ scene: SandboxScene, report: ImportReport? = nil, in group: LocalizedText? = nil) {
    (self.scene, self.report) = (scene, report)
    entry = GalleryEntry(
      name: scene.name,
      title: Phrase(scene.title),
      group: group.map(Phrase.init) ?? Phrase("", ""),
      question: Phrase(scene.question),
      answer: Phrase(scene.answer)
    )
  }

  /// Returns the scene as its file is now, if it is a scene file.
  var current: BroughtScene {
    guard let path = scene.sceneFile, let saved = try? SceneFile(path: path).scene() else {
      return self
    }
    var current = self
    current.scene = saved
    return current
  }

  /// Returns the reference for a recording that is about to be written: the path to the scene's file.
  ///
  /// A pasted text has no file. It is stored beside the recording, which could not be played otherwise.
  func reference(fromFile path: String) -> String {
    guard let text else { return scene.reference(fromFile: path) }
    let file = URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension("txt")
    do throws(ProgramError) {
      try PictureFile(path: file.path).write(Data(text.utf8), replacing: true)
    } catch {
      StandardError.write("Warning: the pasted text was not saved: \(error.message)")
    }
    return "./" + file.lastPathComponent
  }
}
