import Foundation
import Inspector
import Playback
import SDLPlatform
import SandboxHost
import SandboxScenes

/// A scene shown in a window until the user closes it.
struct WindowSession {
  let scene: SandboxScene
  let size: PictureSize
  let showsOverlay: Bool
  let detail: RunReport.Detail
  let screenshots: String
  let recordings: SessionRecorder.Destination
  var isWatching = false
  let appearance: WindowAppearance

  /// Runs to the end.
  ///
  /// Where there is no display, the platform's error says so; a recording that could not be written
  /// to its end is an error too.
  func run() throws {
    let desktop = try PlatformWindow(title: title, size: size.size)
    StandardError.write(
      """
      \(scene.title.english): \(scene.question.english)
      \(scene.title.chinese)：\(scene.question.chinese)
      \(language("Press ? in the window for the keys.", "在窗口中按 ? 查看按键。"))
      """
    )
    let recorder = SessionRecorder(
      scene: scene.name,
      destination: recordings,
      reference: scene.reference(fromFile:)
    ) { SceneOutline($0).hash }
    let watch = isWatching ? scene.file.map(SceneWatch.init) : nil
    let loop = try WindowLoop(
      LaunchTarget(
        name: scene.name,
        keys: try appearance.keyTable(),
        changes: watch?.changes
      ) { scene.start(on: $0, at: $1) },
      in: desktop,
      settings: appearance.settings(showsOverlay: showsOverlay),
      report: RunReport(detail),
      folder: ScreenshotFolder(path: screenshots),
      recorder: recorder
    )
    loop.makeAnimation = { [showsOverlay] recording throws(ProgramError) in
      try LatestAnimation.gif(
        of: recording,
        in: { scene.start(on: $0, at: $1) },
        showsOverlay: showsOverlay
      )
    }
    // The watch lasts as long as the window.
    try withExtendedLifetime(watch) { try loop.runUntilOver() }
    try recorder.check()
  }

  private var language: Language { appearance.language }

  private var title: String {
    let (title, question) = (scene.title, scene.question)
    return "Touch Sandbox · \(language(title.english, title.chinese)) · "
      + language(question.english, question.chinese)
  }
}
