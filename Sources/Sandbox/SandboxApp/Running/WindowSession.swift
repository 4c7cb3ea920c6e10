import BrowserPlatform
import Foundation
import Inspector
import Playback
import TouchInput
import SDLPlatform
import SandboxHost
import SandboxScenes

/// A scene shown in a window until the user closes it.
struct WindowSession {
  let scene: SandboxScene
  /// The report on the text from which the scene was created; nil without one.
  var report: ImportReport?
  let size: PictureSize
  /// The requested size, which other scenes have too.
  var wantedSize: PictureSize?
  let showsOverlay: Bool
  let detail: RunReport.Detail
  let screenshots: String
  let recordings: SessionRecorder.Destination
  var isWatching = false
  /// The code of the scene; nil for other scenes.
  var code: CodeWatch?
  /// The scene as the user named it on the command line; nil without an argument.
  var argument: String?
  let appearance: WindowAppearance
  /// The number of pixels per point of the window; nil for the display's.
  var scale: Double?

  /// Runs until the window on the desktop is closed, and restores the layout of the last run.
  ///
  /// Without a display, it throws the platform's error. It also throws an error if a recording is incomplete.
  func run() throws {
    let file = WindowMemoryFile()
    var memory = file.read()
    let window: any DesktopWindow = try LiveProgram.remoteWindow() ?? openWindow()
    defer { file.write(memory) }
    try run(in: window, &memory)
  }

  /// Returns a window on the desktop with the size of the last run.
  func openWindow() throws -> PlatformWindow {
    let desktop = try PlatformWindow(
      title: title,
      size: windowSize(WindowMemoryFile().read()),
      scale: scale,
      fitsScreen: !appearance.bare
    )
    desktop.acceptDrops()
    return desktop
  }

  /// Runs until a page is closed, without a stored layout.
  func run(in page: BrowserWindow) throws {
    var memory = WindowMemory()
    try run(in: page, &memory)
  }

  private func run(in window: any DesktopWindow, _ memory: inout WindowMemory) throws {
    if !scene.question.english.isEmpty {
      StandardError.write(
        language(
          "\(scene.title.english): \(scene.question.english)",
          "\(scene.title.chinese)：\(scene.question.chinese)"
        )
      )
    }
    StandardError.write(
      language("Press ? in the window for the keys.", "在窗口中按 ? 查看按键。")
    )
    let opener = SceneOpener(recordings: recordings, keys: try appearance.keyTable())
    let watch = isWatching ? scene.file.map(SceneWatch.init) : nil
    let opened = opener.open(
      BroughtScene(scene, report: report),
      size,
      watch,
      live: code?.codes[scene.name]
    )
    let gallery = GalleryScenes(
      named: BroughtScene(scene, report: report),
      usesFolder: !(window is BrowserWindow)
    ) { other in
      let current = other.current
      return opener.open(
        current,
        PictureSize.whole(wantedSize, for: current.scene),
        other.entry.name == scene.name ? watch : nil,
        live: code?.codes[current.scene.name]
      )
    }
    // A browser must never start code, and a drop must not end a recording to a file.
    if window is PlatformWindow, case .folder = recordings {
      gallery.showCode = { [argument] code throws(ProgramError) in
        try LiveProgram.check(code)
        try LiveProgram.restart(showing: code, insteadOf: argument)
      }
    }
    for scene in code?.scenes.dropFirst() ?? [] { gallery.add(scene) }
    var settings = appearance.settings(showsOverlay: showsOverlay, kept: memory.look)
    settings.arrangement = memory.arrangement
    let loop = try WindowLoop(
      opened.target,
      of: gallery.gallery,
      in: window,
      form: appearance.bare ? .bare : .workbench,
      settings: settings,
      report: RunReport(detail),
      folder: ScreenshotFolder(path: screenshots),
      recorder: opened.recorder
    )
    loop.makeAnimation = { [showsOverlay] recording throws(ProgramError) in
      let shown = gallery.scene(recording.header.scene) ?? scene
      return try LatestAnimation.gif(
        of: recording,
        in: { shown.start(on: $0, at: $1) },
        showsOverlay: showsOverlay
      )
    }
    loop.export = { [recordings] recording, kind throws(ProgramError) in
      let shown = gallery.scene(recording.header.scene) ?? scene
      return try RecordingExport(folder: recordings.exportFolder, kind: kind)
        .write(recording, of: shown)
    }
    loop.take(memory)
    defer { loop.keepPlace(in: &memory) }
    // The watch must live as long as the window.
    try withExtendedLifetime(watch) { try loop.runUntilOver() }
    try opened.recorder?.check()
  }

  /// Returns the initial size of the window, in points.
  func windowSize(_ memory: WindowMemory = WindowMemory()) -> CGSize {
    appearance.bare
      ? WindowForm.bareSize(of: size.size, textScale: CGFloat(appearance.textScale ?? 1))
      : memory.size
  }

  private var language: Language { appearance.language }

  /// The title of the window.
  var title: String {
    let (title, question) = (scene.title, scene.question)
    return "Touch Sandbox · \(language(title.english, title.chinese)) · "
      + language(question.english, question.chinese)
  }
}
