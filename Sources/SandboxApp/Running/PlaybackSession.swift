import Foundation
import Inspector
import Playback
import PointerInput
import SDLPlatform
import SandboxHost

/// A recording shown in a window of its own until the user closes it.
struct PlaybackSession {
  let recording: InputRecording
  let title: String
  let start: (CGSize, TimeInterval) -> StartedApplication
  let options: WindowPlayback.Options
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
    let playback = try WindowPlayback(recording, of: start, in: desktop, options: options)
    defer {
      playback.keepPlace(in: &memory)
      file.write(memory)
    }
    try playback.runUntilClosed()
    if let signal = signals.received { throw Interruption(signal: signal) }
  }

  private func open(_ size: CGSize) throws(ProgramError) -> PlatformWindow {
    do throws(PlatformError) {
      let scene = recording.header.size
      return try PlatformWindow(
        title: "Touch Sandbox · \(title)",
        size: options.isBare
          ? WindowForm.bareSize(of: scene, textScale: options.settings.textScale)
          : size,
        scale: scale,
        fitsScreen: !options.isBare
      )
    } catch {
      throw ProgramError(.unavailable, "\(error). Leave out --window to play without one.")
    }
  }
}
