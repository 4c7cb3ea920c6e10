import Foundation
import Inspector
import SandboxHost
import SandboxScenes

/// A scene of a window, and what is known of where it came from.
struct BroughtScene {
  let scene: SandboxScene
  let report: ImportReport?
  /// What the gallery says of it.
  var entry: GalleryEntry
  /// The text that was pasted; nil for what a file has.
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

  /// What a recording calls it that is about to be written to a path: the way to its file.
  ///
  /// A pasted text is in no file: it is kept beside the recording, which could not be played else.
  func reference(fromFile path: String) -> String {
    guard let text else { return scene.reference(fromFile: path) }
    let file = URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension("txt")
    do throws(ProgramError) {
      try PictureFile(path: file.path).write(Data(text.utf8), replacing: true)
    } catch {
      StandardError.write("Warning: the pasted text was not kept: \(error.message)")
    }
    return "./" + file.lastPathComponent
  }
}
