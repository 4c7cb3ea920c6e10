import CairoRenderer
import Foundation
import Inspector
import SDLPlatform
import SandboxScenes
import SandboxTestSupport
import Testing

@testable import SandboxApp
@testable import SandboxHost

/// A text or a file of an app in a window with the workbench.
@MainActor
struct PastedWindow {
  let session: SceneSession
  let scene: SandboxScene
  let bench: Workbench

  /// Opens a text as if it were pasted.
  init(_ text: String, in folder: TemporaryFolder, _ language: Language = .english) throws {
    let reader = BroughtReader(brought: [], names: [], usesFolder: false)
    try self.init(try reader.scene(of: .text(text)), in: folder, language)
  }

  /// Opens a pasted or dropped scene.
  init(
    _ brought: BroughtScene,
    in folder: TemporaryFolder,
    _ language: Language,
    watch: SceneWatch? = nil
  ) throws {
    let opener = SceneOpener(recordings: .folder(folder.path), keys: .sandbox)
    let opened = opener.open(brought, PictureSize.whole(nil, for: brought.scene), watch)
    var settings = AnnotationSettings(showsOverlay: true)
    settings.language = language
    let loop = try WindowLoop(
      opened.target,
      of: .none,
      in: ScriptedWindow(width: 1280, height: 800, script: []),
      form: .workbench,
      settings: settings,
      report: RunReport(nil),
      folder: ScreenshotFolder(path: folder.path),
      recorder: opened.recorder
    )
    (session, scene) = (loop.session, brought.scene)
    bench = try #require(loop.session.workbench?.bench)
  }
}
