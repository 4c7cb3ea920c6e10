import Foundation
import Inspector
import SDLPlatform
import SandboxHost
import SandboxScenes

/// The scenes that a window can open: pasted, dropped and named ones, and the built-in ones by theme.
final class GalleryScenes {
  private let builtIn: [BroughtScene]
  /// The user's scenes, in the order in which they were added.
  private(set) var brought: [BroughtScene] = []
  /// Creates the content to open for a scene.
  private let open: (BroughtScene) -> SceneGallery.Opened
  /// Whether pasted items may use pictures in the current folder.
  private let usesFolder: Bool
  /// Shows dropped code; nil if no code may run.
  var showCode: ((SceneCode) throws(ProgramError) -> Void)?

  static let files = LocalizedText(english: "Files", chinese: "文件")

  init(
    named: BroughtScene,
    usesFolder: Bool = true,
    open: @escaping (BroughtScene) -> SceneGallery.Opened
  ) {
    (self.usesFolder, self.open) = (usesFolder, open)
    builtIn = SceneCatalogue.themes.flatMap { theme in
      theme.scenes.map { BroughtScene($0, in: theme.title) }
    }
    guard !builtIn.contains(where: { $0.entry.name == named.entry.name }) else { return }
    var named = named
    named.entry.group = group(of: named.scene)
    brought = [named]
  }

  /// Adds another scene of the files that the user named.
  func add(_ scene: SandboxScene) {
    guard !brought.contains(where: { $0.entry.name == scene.name }) else { return }
    var added = BroughtScene(scene)
    added.entry.group = group(of: scene)
    brought.append(added)
  }

  /// Returns the group of a scene: the file's name for code, or a common group for other files.
  private func group(of scene: SandboxScene) -> Phrase {
    let code = scene.file.flatMap(SceneCode.init)
    return code.map { Phrase($0.shownName, $0.shownName) } ?? Phrase(Self.files)
  }

  /// The entries of the gallery, in order.
  var entries: [GalleryEntry] { (brought + builtIn).map(\.entry) }

  /// The gallery for a window.
  var gallery: SceneGallery {
    SceneGallery(entries: entries) {
      (content) throws(BringProblem) in
      try self.bring(content)
    } open: { name in
      self.found(name).map(self.open)
    }
  }

  /// Returns the scene with a name; nil if it is unknown.
  func scene(_ name: String) -> SandboxScene? { found(name)?.scene }

  private func found(_ name: String) -> BroughtScene? {
    brought.first { $0.entry.name == name } ?? builtIn.first { $0.entry.name == name }
  }

  // MARK: - Pasted and dropped items

  /// The largest number of pasted and dropped scenes; each is as large as its text.
  static let most = 100

  /// Creates a scene from a pasted or dropped item.
  func bring(_ content: WindowDrop) throws(BringProblem) -> GalleryEntry {
    let reader = BroughtReader(
      brought: brought,
      names: Set((brought + builtIn).map(\.entry.name)),
      usesFolder: usesFolder,
      showCode: showCode
    )
    let scene = try reader.scene(of: content)
    if let index = brought.firstIndex(where: { $0.entry.name == scene.entry.name }) {
      brought[index] = scene
    } else if brought.count < Self.most {
      brought.append(scene)
    } else {
      throw BringProblem(
        Phrase(
          "\(Self.most) scenes are open already; restart the program to open more.",
          "已经打开了 \(Self.most) 个场景；要打开更多，请重新启动程序。"
        )
      )
    }
    return scene.entry
  }
}

extension Phrase {
  /// Creates the phrase of a scene's text in both languages.
  init(_ text: LocalizedText) { self.init(text.english, text.chinese) }
}
