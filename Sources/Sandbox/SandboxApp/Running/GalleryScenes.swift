import Foundation
import Inspector
import SDLPlatform
import SandboxHost
import SandboxScenes

/// The scenes that a window can go to: what the user pasted, dropped and named, and the built-in ones
/// by themes.
final class GalleryScenes {
  private let builtIn: [BroughtScene]
  /// What came from the user, in the order in which it came.
  private(set) var brought: [BroughtScene] = []
  /// Makes what is opened for a scene.
  private let open: (BroughtScene) -> SceneGallery.Opened
  /// Whether what is pasted may use pictures in the present folder.
  private let usesFolder: Bool
  /// Shows code that is dropped; nil where no code may run.
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

  /// Adds a further scene of the files that the user named.
  func add(_ scene: SandboxScene) {
    guard !brought.contains(where: { $0.entry.name == scene.name }) else { return }
    var added = BroughtScene(scene)
    added.entry.group = group(of: scene)
    brought.append(added)
  }

  /// Scenes of code stand under the file's name, scenes of other files together.
  private func group(of scene: SandboxScene) -> Phrase {
    let code = scene.file.flatMap(SceneCode.init)
    return code.map { Phrase($0.shownName, $0.shownName) } ?? Phrase(Self.files)
  }

  /// What the gallery lists, in its order.
  var entries: [GalleryEntry] { (brought + builtIn).map(\.entry) }

  /// What a window is told of them.
  var gallery: SceneGallery {
    SceneGallery(entries: entries) {
      (content) throws(BringProblem) in
      try self.bring(content)
    } open: { name in
      self.found(name).map(self.open)
    }
  }

  /// The scene of a name; nil when there is none.
  func scene(_ name: String) -> SandboxScene? { found(name)?.scene }

  private func found(_ name: String) -> BroughtScene? {
    brought.first { $0.entry.name == name } ?? builtIn.first { $0.entry.name == name }
  }

  // MARK: - What the user brings

  /// How many pasted and dropped scenes are kept; each is as large as its text.
  static let most = 100

  /// Makes a scene of what the user pastes or drops.
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
          "\(Self.most) scenes were brought already; start the program anew for more.",
          "已经打开了 \(Self.most) 个场景；要打开更多，请重新启动程序。"
        )
      )
    }
    return scene.entry
  }
}

extension Phrase {
  /// A text of a scene in both languages.
  init(_ text: LocalizedText) { self.init(text.english, text.chinese) }
}
