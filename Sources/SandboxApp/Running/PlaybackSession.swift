import Foundation
import Inspector
import Playback
import PointerInput
import SDLPlatform
import SandboxHost
import SandboxScenes
import Workbench

/// A recording shown in a window of its own until the user closes it.
struct PlaybackSession {
  let recording: InputRecording
  let scene: SandboxScene
  let start: (CGSize, TimeInterval) -> StartedApplication
  let options: WindowPlayback.Options
  /// The folder for recordings of scenes that are opened from there.
  let recordings: String
  /// How many pixels a point of the window has; nil for the display's.
  var scale: Double?

  /// Runs to the end.
  func run() throws {
    let signals = TerminationSignals()
    signals.watch()
    let file = WindowMemoryFile()
    var memory = file.read()
    let desktop = try open(memory.size)
    let language = options.settings.language
    StandardError.write(language("Press ? in the window for the keys.", "在窗口中按 ? 查看按键。"))
    var options = options
    options.settings.arrangement = memory.arrangement
    let named = BroughtScene(scene)
    let opener = SceneOpener(recordings: .folder(recordings), keys: options.keys)
    let gallery = GalleryScenes(named: named) { opener.open($0, .whole(nil, for: $0.scene)) }
    desktop.acceptDrops()
    (options.scene, options.gallery) = (named.entry.name, gallery.gallery)
    let playback = try WindowPlayback(recording, of: start, in: desktop, options: options)
    defer {
      playback.keepPlace(in: &memory)
      file.write(memory)
    }
    try playback.runUntilClosed()
    if let signal = signals.received { throw Interruption(signal: signal) }
  }

  private func open(_ window: CGSize) throws(ProgramError) -> PlatformWindow {
    do throws(PlatformError) {
      let size = recording.header.size
      let title = options.settings.language(scene.title.english, scene.title.chinese)
      return try PlatformWindow(
        title: "Touch Sandbox · \(title)",
        size: options.isBare
          ? WindowForm.bareSize(of: size, textScale: options.settings.textScale)
          : window,
        scale: scale,
        fitsScreen: !options.isBare
      )
    } catch {
      throw ProgramError(.unavailable, "\(error). Leave out --window to play without one.")
    }
  }
}
