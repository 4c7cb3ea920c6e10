import BrowserPlatform
import Foundation
import Inspector
import Playback
import TouchInput
import SDLPlatform
import SandboxHost
import SandboxScenes
import TextFormats

/// A recording shown in a window of its own until the user closes it.
struct PlaybackSession {
  let recording: InputRecording
  let scene: SandboxScene
  let start: (CGSize, TimeInterval) -> StartedApplication
  let options: WindowPlayback.Options
  /// The folder for recordings of scenes that are opened from the playback.
  let recordings: String
  /// The number of pixels per point of the window; nil for the display's.
  var scale: Double?

  /// Runs until the window on the desktop is closed, and restores the layout of the last run.
  func run() throws {
    let signals = TerminationSignals()
    signals.watch()
    let file = WindowMemoryFile()
    var memory = file.read()
    let desktop = try open(memory.size)
    desktop.acceptDrops()
    defer { file.write(memory) }
    try run(in: desktop, &memory)
    if let signal = signals.received { throw Interruption(signal: signal) }
  }

  /// Runs until a page is closed, without a stored layout.
  func run(in page: BrowserWindow) throws {
    var memory = WindowMemory()
    try run(in: page, &memory)
  }

  private func run(in window: any DesktopWindow, _ memory: inout WindowMemory) throws {
    let language = options.settings.language
    StandardError.write(language("Press ? in the window for the keys.", "在窗口中按 ? 查看按键。"))
    var options = options
    options.settings.arrangement = memory.arrangement
    let named = BroughtScene(scene)
    let opener = SceneOpener(recordings: .folder(recordings), keys: options.keys)
    let gallery = GalleryScenes(named: named, usesFolder: window is PlatformWindow) {
      opener.open($0, .whole(nil, for: $0.scene))
    }
    (options.scene, options.gallery) = (named.entry.name, gallery.gallery)
    let playback = try WindowPlayback(recording, of: start, in: window, options: options)
    defer { playback.keepPlace(in: &memory) }
    try playback.runUntilClosed()
  }

  /// The title of the window.
  var title: String {
    "Touch Sandbox · \(options.settings.language(scene.title.english, scene.title.chinese))"
  }

  /// Returns the initial size of the window, in points, for a size with the workbench.
  func windowSize(_ window: CGSize = WindowMemory().size) -> CGSize {
    guard options.isBare else { return window }
    return WindowForm.bareSize(of: recording.header.size, textScale: options.settings.textScale)
  }

  private func open(_ window: CGSize) throws(ProgramError) -> PlatformWindow {
    do throws(PlatformError) {
      return try PlatformWindow(
        title: title,
        size: windowSize(window),
        scale: scale,
        fitsScreen: !options.isBare
      )
    } catch {
      throw ProgramError(.unavailable, "\(error). Leave out --window to play without one.")
    }
  }
}
