import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import Workbench

/// The scenes that a window can go to: a file that was named, and the built-in ones by themes.
struct GalleryScenes {
  let named: SandboxScene
  /// Makes what is opened for a scene.
  let open: (SandboxScene) -> SceneGallery.Opened

  private var scenes: [(group: LocalizedText, scene: SandboxScene)] {
    let files = LocalizedText(english: "Files", chinese: "文件")
    let builtIn = SceneCatalogue.themes.flatMap { theme in
      theme.scenes.map { (group: theme.title, scene: $0) }
    }
    return (named.file == nil ? [] : [(files, named)]) + builtIn
  }

  /// What a window is told of them.
  var gallery: SceneGallery {
    let scenes = scenes
    return SceneGallery(entries: scenes.map { Self.entry($0.scene, in: $0.group) }) { name in
      scenes.first { $0.scene.name == name }.map { open($0.scene) }
    }
  }

  /// The scene of a name; nil when there is none.
  func scene(_ name: String) -> SandboxScene? { scenes.first { $0.scene.name == name }?.scene }

  /// What the gallery says of a scene.
  static func entry(_ scene: SandboxScene, in group: LocalizedText) -> GalleryEntry {
    GalleryEntry(
      name: scene.name,
      title: Phrase(scene.title),
      group: Phrase(group),
      question: Phrase(scene.question),
      answer: Phrase(scene.answer)
    )
  }

  /// What the gallery says of a scene, wherever it stands.
  static func entry(_ scene: SandboxScene) -> GalleryEntry {
    entry(scene, in: LocalizedText(english: "", chinese: ""))
  }
}

extension Phrase {
  /// A text of a scene in both languages.
  init(_ text: LocalizedText) { self.init(text.english, text.chinese) }
}
